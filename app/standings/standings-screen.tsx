'use client'

import { useState } from 'react'
import { useMoneyTexts, useTexts, type MoneyTexts } from '@/lib/i18n'
import { useTableEntries, type OpenTable } from '@/lib/phone'
import { isWithin, seasonsOf } from '@/lib/table'
import { Choice, PageHeader, to, Waiting } from '../_ui'
import { useShownTable } from '../_ui/use-shown-table'
import { Seasons } from './seasons'
import { Totals } from './totals'
import { useEveningSums } from './use-evening-sums'

/** Everybody over all evenings, or over those of a season. */
export function StandingsScreen() {
  const words = useMoneyTexts()
  const shown = useShownTable()
  if (shown.id === null) return shown.instead
  return words === null ? <Waiting /> : <Whole tableId={shown.id} table={shown.table} words={words} />
}

const ALL = 'all'

function Whole({ tableId, table, words }: { tableId: string; table: OpenTable; words: MoneyTexts }) {
  const { update } = useTexts()
  const said = words.standings
  const { view, role } = table
  const seasons = seasonsOf(useTableEntries(tableId))
  const [chosen, setChosen] = useState(ALL)
  const season = seasons.find(({ id }) => id === chosen)
  const { sums, done, unknown } = useEveningSums(tableId, view.sessions)
  const all = view.sessions.length
  const within = sums.filter(({ playedOn }) => season === undefined || isWithin(season, playedOn))
  return (
    <main className="page mx-auto flex max-w-3xl flex-col gap-7">
      <div>
        <PageHeader title={said.title} under={view.name} back={to.table(tableId)} />
        {seasons.length > 0 && (
          <Choice
            label={said.which}
            value={season?.id ?? ALL}
            onChange={setChosen}
            options={[{ value: ALL, label: said.all }, ...seasons.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
      </div>
      {done < all ? (
        <p role="status" className="text-muted">
          {said.reading(done, all)}
        </p>
      ) : unknown > 0 ? (
        <p className="text-lg">{update.neededWhy}</p>
      ) : within.length === 0 ? (
        <p className="text-muted">{said.none}</p>
      ) : (
        (['cent', 'point'] as const).map((unit) => (
          <Totals
            key={unit}
            unit={unit}
            evenings={within.filter((one) => one.unit === unit)}
            view={view}
            words={said}
          />
        ))
      )}
      <Seasons tableId={tableId} seasons={seasons} mayWrite={role !== 'viewer'} words={said} />
    </main>
  )
}
