import type { GermanRow, GermanEvening } from '@/lib/table'
import { slateOf, viewOf, type SlateDeal, type SlateView } from '@/lib/score'

export type CountedRow = Extract<GermanRow, { state: 'counted' }>

/** The deals that count, in order. */
export const countedOf = (evening: GermanEvening): readonly CountedRow[] =>
  evening.rows.filter((row): row is CountedRow => row.state === 'counted')

/** What the slate shows after the first `count` of these deals. */
export function viewAfter(rows: readonly CountedRow[], count: number, evening: GermanEvening): SlateView {
  const deals: readonly SlateDeal[] = rows.slice(0, count)
  const last = deals.at(-1) ?? null
  return viewOf(slateOf(deals), last, last?.rules ?? evening.rules)
}
