import type { BavarianRow, EntryId, Evening, PlayerId, Under } from '@/lib/table'
import type { BoardTexts } from '@/lib/i18n'

/** What a deal, or the next one, was played under. */
type Played = { readonly under: Under; readonly seats: readonly PlayerId[] }

const playedBy = (row: BavarianRow): Played => ({ under: row.entry.under, seats: row.seats })

/** What changed at the table between two deals, in words: who came, who went, other rules. */
function wordsBetween(
  before: Played,
  after: Played,
  nameOf: (player: PlayerId) => string,
  texts: BoardTexts,
): string[] {
  const { board, common } = texts
  const words: string[] = []
  if (before.under.seating !== after.under.seating) {
    const came = after.seats.filter((player) => !before.seats.includes(player)).map(nameOf)
    const went = before.seats.filter((player) => !after.seats.includes(player)).map(nameOf)
    if (came.length > 0) words.push(board.came(common.and(came), came.length > 1))
    if (went.length > 0) words.push(board.went(common.and(went), went.length > 1))
    if (came.length + went.length === 0 && before.seats.join() !== after.seats.join()) words.push(board.seatsMoved)
  }
  if (before.under.rules !== after.under.rules) words.push(board.rulesChanged)
  return words
}

/**
 * What the pad notes above the deal after which something changed. `rows`: newest first; what lies before the last of
 * them is not asked.
 */
export function changesAmong(
  rows: readonly BavarianRow[],
  evening: Pick<Evening, 'under' | 'seats'>,
  nameOf: (player: PlayerId) => string,
  texts: BoardTexts,
): ReadonlyMap<EntryId, string> {
  const changes = new Map<EntryId, string>()
  let after: Played = evening
  for (const row of rows) {
    const before = playedBy(row)
    const words = wordsBetween(before, after, nameOf, texts)
    if (words.length > 0) changes.set(row.id, words.join(' · '))
    after = before
  }
  return changes
}
