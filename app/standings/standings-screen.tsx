'use client'

import { useState } from 'react'
import { useMoneyTexts, useTexts, type MoneyTexts } from '@/lib/i18n'
import { useBook, type OpenTable } from '@/lib/phone'
import { isWithin, seasonsOf } from '@/lib/table'
import { Choice, PageHeader, to, Waiting } from '../_ui'
import { useTold } from '../_ui/told'
import { useShownTable } from '../_ui/use-shown-table'
import { Seasons } from './seasons'
import { Totals } from './totals'

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
  const seasons = seasonsOf(useBook(tableId))
  const [chosen, setChosen] = useState(ALL)
  const season = seasons.find(({ id }) => id === chosen)
  const { told, progress, failed } = useTold(tableId, {
    what: 'standings',
    evenings: view.sessions.map(({ id }) => id),
  })
  const within = told?.sums.filter(({ playedOn }) => season === undefined || isWithin(season, playedOn)) ?? []
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
      {failed ? (
        <p className="text-lg">{said.failed}</p>
      ) : told === null ? (
        <p role="status" className="text-muted">
          {progress && said.reading(progress.done, progress.of)}
        </p>
      ) : told.unread > 0 ? (
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
