'use client'

import type { Evening } from '@/lib/table'
import type { Dates, Texts } from '@/lib/i18n'

type Row = Evening['rows'][number]
type Said = Row['history'][number]

/** Phones have no names: they are told apart by letters, in the order in which they first wrote this evening. */
function lettersOf(evening: Evening): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const row of evening.rows) {
    for (const { by } of row.history) if (!letters.has(by)) letters.set(by, letterAt(letters.size))
  }
  return letters
}

const letterAt = (at: number): string => String.fromCharCode(65 + (at % 26))

function happened(said: Said, row: Row, texts: Texts): string {
  const words = texts.receipt.happened
  if (said.kind === 'deal') return said.replaces === undefined ? words.entered : words.corrected
  if (said.target === row.id) return words.voided
  const target = row.history.find((other) => other.id === said.target)
  return target?.kind === 'void' ? words.restored : words.correctionTaken
}

type Props = {
  row: Row
  evening: Evening
  texts: Texts
  dates: Dates
  /** What an entry said, in a few words. */
  what: (said: Said) => string | null
}

/** Everything said about a deal: when, on which phone, and what it was then. */
export function History({ row, evening, texts, dates, what }: Props) {
  const letters = lettersOf(evening)
  return (
    <details>
      <summary className="min-h-touch text-muted flex items-center">{texts.receipt.history}</summary>
      <ol className="text-muted grid gap-1 pb-2 text-sm leading-snug">
        {row.history.map((said) => {
          const words = what(said)
          const where = letters.size > 1 ? `, ${texts.receipt.device(letters.get(said.by) ?? '')}` : ''
          return (
            <li key={said.id}>
              <span className="tabular">{dates.moment(said.at)}</span>
              {where} {happened(said, row, texts)}
              {words !== null && <>: {words}</>}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
