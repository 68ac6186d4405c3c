'use client'

import { useState } from 'react'
import { useDates, useTexts, type MoneyTexts } from '@/lib/i18n'
import type { Season } from '@/lib/table'
import { Button, FaultText, UndoBar } from '../_ui'
import { useWrite } from '../_ui/use-write'
import { SeasonForm } from './season-form'

type Props = {
  tableId: string
  seasons: readonly Season[]
  mayWrite: boolean
  words: MoneyTexts['standings']
}

/** The seasons of the table, as it chose their days. */
export function Seasons({ tableId, seasons, mayWrite, words }: Props) {
  const { common } = useTexts()
  const dates = useDates()
  const { put, fault } = useWrite(tableId)
  const [editing, setEditing] = useState<Season | 'new' | null>(null)
  const [removed, setRemoved] = useState<Season | null>(null)

  async function remove(season: Season) {
    if (!(await put({ kind: 'season', act: 'remove', season: season.id }))) return
    setRemoved(season)
    setEditing(null)
  }
  async function bringBack({ name, from, to }: Season) {
    if (await put({ kind: 'season', act: 'add', name, from, to })) setRemoved(null)
  }

  return (
    <section aria-labelledby="seasons">
      <h2 id="seasons" className="text-xl">
        {words.seasons}
      </h2>
      {fault && <FaultText>{fault}</FaultText>}
      {seasons.length === 0 ? (
        <p className="text-muted">{words.noSeason}</p>
      ) : (
        <ul className="border-ink mt-1 border-t-2">
          {seasons.map((season) => (
            <li key={season.id} className="border-line border-b">
              <button
                type="button"
                disabled={!mayWrite}
                aria-haspopup="dialog"
                onClick={() => setEditing(season)}
                className="min-h-touch w-full py-1.5 text-left"
              >
                <b className="block text-lg leading-tight">{season.name}</b>
                <span className="text-muted">
                  {words.span(dates.dated(season.from), season.to && dates.dated(season.to))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <div className="mt-3">
          <UndoBar
            key={removed.id}
            onGone={() => setRemoved(null)}
            action={{ label: common.undo, onTap: () => void bringBack(removed) }}
          >
            {words.removed(removed.name)}
          </UndoBar>
        </div>
      )}
      {mayWrite && (
        <Button className="mt-3" onClick={() => setEditing('new')}>
          {words.add}
        </Button>
      )}
      <SeasonForm
        tableId={tableId}
        editing={editing}
        words={words}
        onClose={() => setEditing(null)}
        onRemove={(season) => void remove(season)}
      />
    </section>
  )
}
