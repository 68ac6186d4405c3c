import {
  playingFrom,
  ROUND_START,
  TALLY_START,
  type GermanRules,
  type RelativeRules,
  type Round,
  type Rules,
  type Seat,
  type Standing,
  type Tally,
} from '@/lib/score'
import type { BavarianEvening, EntryId, Evening, GermanEvening, PlayerId, RelativeEvening, Under } from '@/lib/table'

/** Where a deal is written down: the next one of the evening, or the place of one that is corrected. */
export type Place<R, B> = {
  readonly rules: R
  readonly before: B
  readonly seats: readonly PlayerId[]
  readonly under: Under
  readonly number: number
  /** Whose turn it is to deal. */
  readonly dealer: Seat
  readonly replaces: EntryId | null
}
export type BavarianPlace = Place<Rules, Round>
export type GermanPlace = Place<GermanRules, Tally>
export type RelativePlace = Place<RelativeRules, Standing>

type Rows = Evening['rows']

/** The last deal that counts before this one; before the next deal of the evening if no id is given. */
function lastBefore<R extends Rows[number]>(
  rows: readonly R[],
  id: EntryId | null,
): Extract<R, { state: 'counted' }> | null {
  let last: Extract<R, { state: 'counted' }> | null = null
  for (const row of rows) {
    if (row.id === id) break
    if (row.state === 'counted') last = row as Extract<R, { state: 'counted' }> // its state was just looked at
  }
  return last
}

type About<R> = Pick<Place<R, unknown>, 'rules' | 'seats' | 'under' | 'number' | 'dealer' | 'replaces'>

const nextOf = (evening: Evening) => ({
  seats: evening.seats,
  under: evening.under,
  number: evening.next.number,
  dealer: evening.next.dealer,
  replaces: null,
})

function correctionOf<R>(
  row: Rows[number] & { readonly rules: R },
  last: { readonly number: number; readonly played: { readonly dealer: Seat } } | null,
): About<R> {
  const players = row.seats.length
  return {
    rules: row.rules,
    seats: row.seats,
    under: row.entry.under,
    number: row.state === 'counted' ? row.number : (last?.number ?? 0) + 1,
    dealer: row.state === 'counted' ? row.played.dealer : last === null ? 0 : (last.played.dealer + 1) % players,
    replaces: row.id,
  }
}

/** The place of the next deal, or of the deal with this id; null if the evening has no such deal. */
export function bavarianPlace(evening: BavarianEvening, correct: EntryId | null): BavarianPlace | null {
  const before = lastBefore(evening.rows, correct)
  const round = before?.played.after ?? ROUND_START
  if (correct === null) return { ...nextOf(evening), rules: evening.rules, before: round }
  const row = evening.rows.find((other) => other.id === correct)
  return row === undefined ? null : { ...correctionOf<Rules>(row, before), before: round }
}

export function germanPlace(evening: GermanEvening, correct: EntryId | null): GermanPlace | null {
  const before = lastBefore(evening.rows, correct)
  if (correct === null) {
    return { ...nextOf(evening), rules: evening.rules, before: before?.played.after ?? TALLY_START(evening.rules) }
  }
  const row = evening.rows.find((other) => other.id === correct)
  if (row === undefined) return null
  return { ...correctionOf<GermanRules>(row, before), before: before?.played.after ?? TALLY_START(row.rules) }
}

export function relativePlace(evening: RelativeEvening, correct: EntryId | null): RelativePlace | null {
  const { relative } = evening
  const last = lastBefore(evening.rows, correct)
  if (correct === null) {
    return { ...nextOf(evening), rules: evening.rules, before: last?.played.after ?? relative.start(evening.rules) }
  }
  const row = evening.rows.find((other) => other.id === correct)
  if (row === undefined) return null
  return { ...correctionOf<RelativeRules>(row, last), before: last?.played.after ?? relative.start(row.rules) }
}

/** Who plays when this seat deals. */
export const playingAt = (place: BavarianPlace, dealer: Seat): readonly Seat[] =>
  playingFrom(dealer, place.rules, place.seats.length)
