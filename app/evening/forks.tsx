'use client'

import { Suspense } from 'react'
import { useDates, useTexts, type Format, type Texts } from '@/lib/i18n'
import { useRestored } from '@/lib/phone'
import type { EntryId, Evening, PlayerId } from '@/lib/table'
import { Amount, Button, later } from '../_ui'
import { germanHeadline } from '../_ui/receipt'
import { rowWords } from './row-words'

const RelativeTitle = later(() => import('./relative/title'))

type Row = Evening['rows'][number]
type Props = {
  evening: Evening
  nameOf: (player: PlayerId) => string
  format: Format
  /** null: who only watches can void nothing. */
  onVoid: ((id: EntryId) => void) | null
}

const NONE: readonly string[] = []
const readApart = (kept: unknown): readonly string[] | null =>
  Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : null

/** Two phones wrote after the same deal: perhaps one deal twice. Only the table can say. */
export function Forks({ evening, nameOf, format, onVoid }: Props) {
  const { board } = useTexts()
  const apart = useRestored(`apart ${evening.session.id}`, NONE, readApart)
  if (evening.forked === 0 || apart.value === undefined) return null
  const known = apart.value
  const rows: readonly Row[] = evening.rows
  const first = rows.findLast(
    (row) => row.state === 'counted' && row.forks.some((fork) => !known.includes(pairOf(row.id, fork))),
  )
  if (!first) return null
  const both = rows.filter((row) => row.id === first.id || first.forks.includes(row.id))
  const pairs = first.forks.map((fork) => pairOf(first.id, fork))
  return (
    <section
      aria-labelledby="fork"
      role="alert"
      className="border-accent bg-card rounded-card mb-3 border-2 border-dashed p-3"
    >
      <h2 id="fork" className="text-xl">
        {board.same}
      </h2>
      <p className="text-muted leading-snug">{board.sameWhy}</p>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        {both.map((row) => (
          <One key={row.id} row={row} evening={evening} nameOf={nameOf} format={format} onVoid={onVoid} />
        ))}
      </ul>
      <Button kind="quiet" onClick={() => apart.set([...known, ...pairs])}>
        {board.apart}
      </Button>
    </section>
  )
}

const pairOf = (one: EntryId, other: EntryId): string => [one, other].sort().join(' ')

/** A deal in a few words, and what it gave whom, for any game. */
function tell(evening: Evening, id: EntryId, nameOf: Props['nameOf'], texts: Texts) {
  if (evening.game === 'german') {
    const row = evening.rows.find((other) => other.id === id)
    return { title: row ? germanHeadline(row.deal, row.rules, row.seats.map(nameOf), texts) : '', scores: [] }
  }
  if (evening.game !== 'bavarian') {
    const row = evening.rows.find((other) => other.id === id)
    return {
      title: row && (
        <Suspense fallback={null}>
          <RelativeTitle relative={evening.relative} row={row} nameOf={nameOf} />
        </Suspense>
      ),
      scores: row?.state === 'counted' ? row.played.scores : [],
    }
  }
  const row = evening.rows.find((other) => other.id === id)
  if (!row) return { title: '', scores: [] }
  const { contract, who, particulars } = rowWords(row, row.seats.map(nameOf), texts)
  const title = [`${contract} ${who}`.trim(), ...particulars].join(', ')
  return { title, scores: row.state === 'counted' ? row.played.scores : [] }
}

type OneProps = Props & { row: Row }

function One({ row, evening, nameOf, format, onVoid }: OneProps) {
  const texts = useTexts()
  const dates = useDates()
  const { title, scores } = tell(evening, row.id, nameOf, texts)
  const names = row.seats.map(nameOf)
  return (
    <li className="border-line rounded-chip bg-paper flex flex-col gap-1 border p-2.5 leading-snug">
      <span className="font-bold">{title}</span>
      <span className="text-sm">
        {scores.map((score, seat) =>
          score === 0 ? null : (
            <span key={seat} className="block">
              {names[seat]} <Amount value={score} format={format} />
            </span>
          ),
        )}
      </span>
      <span className="text-muted mb-auto text-sm">{dates.moment(row.entry.at)}</span>
      {onVoid && <Button onClick={() => onVoid(row.id)}>{texts.board.sameVoid}</Button>}
    </li>
  )
}
