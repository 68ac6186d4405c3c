'use client'

import { useGermanTexts, useTexts } from '@/lib/i18n'
import type { PlayerId, TableView } from '@/lib/table'
import { SheepHead } from '../_ui/head'
import { useTold } from '../_ui/told'

type Props = { tableId: string; view: TableView }

/** So many heads are drawn; more are said. */
const DRAWN = 12

/** The heads that were finished here, evening after evening: who has how many, and with whom. */
export default function HeadShelf({ tableId, view }: Props) {
  const texts = useTexts()
  const words = useGermanTexts()?.shelf
  const evenings = view.sessions.filter(({ game }) => game === 'german').map(({ id }) => id)
  const { told } = useTold(tableId, { what: 'heads', evenings })
  if (!words || !told || view.unknown > 0) return null
  const { total, people, teams } = told.heads
  if (total === 0) return null
  const names = new Map(view.people.map((person) => [person.id, person.name]))
  const nameOf = (player: PlayerId) => names.get(player) ?? '?'
  return (
    <section aria-labelledby="heads">
      <h2 id="heads" className="mb-1 text-xl">
        {words.title}
      </h2>
      <p className="sr-only">{texts.tally.heads(total)}</p>
      <div className="slate mb-2 flex flex-wrap items-center gap-2 p-2.5" aria-hidden>
        {Array.from({ length: Math.min(total, DRAWN) }, (_, head) => (
          <span key={head} className="w-13">
            <SheepHead target={9} strokes={9} fresh={0} hand={head % 4} />
          </span>
        ))}
        {total > DRAWN && <span>{words.more(total - DRAWN)}</span>}
      </div>
      <div className="grid gap-4 [@media(min-width:30rem)]:grid-cols-2">
        <List label={words.people} rows={people.map(({ player, heads }) => ({ names: nameOf(player), heads }))} />
        {teams.length > 0 && (
          <List
            label={words.teams}
            rows={teams.map(({ players, heads }) => ({ names: texts.common.and(players.map(nameOf)), heads }))}
          />
        )}
      </div>
    </section>
  )
}

type ListProps = { label: string; rows: readonly { readonly names: string; readonly heads: number }[] }

function List({ label, rows }: ListProps) {
  const { tally } = useTexts()
  return (
    <div>
      <h3 className="text-muted mb-1 text-base font-normal">{label}</h3>
      <ul className="border-line border-t">
        {rows.map(({ names, heads }) => (
          <li key={names} className="border-line flex justify-between gap-3 border-b py-1.5 leading-tight">
            <span className="min-w-0 font-bold">{names}</span>
            <span className="tabular shrink-0">{tally.heads(heads)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
