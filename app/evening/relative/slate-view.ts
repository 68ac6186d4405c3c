import type { PlayerId, RelativeEvening, RelativeRow } from '@/lib/table'

export type Counted = Extract<RelativeRow, { state: 'counted' }>

/** The deals that count, in order. */
export const countedOf = ({ rows }: RelativeEvening): readonly Counted[] =>
  rows.filter((row): row is Counted => row.state === 'counted')

/** What stands on the slate of a game that is played for strokes. */
export type RelativeView = {
  /** Strokes of each side; of a game that was just finished they stay until the next deal is written. */
  readonly strokes: readonly number[]
  /** How many of them, the last ones, the last deal made. */
  readonly fresh: readonly number[]
  readonly games: readonly number[]
  readonly matches: readonly number[]
  /** Draws that wait for the next winner. */
  readonly carried: number
  readonly target: number
  readonly last: Counted | undefined
  readonly seats: readonly PlayerId[]
}

/** What the slate shows after the first `count` of these deals. */
export function viewAfter(rows: readonly Counted[], count: number, evening: RelativeEvening): RelativeView {
  const { relative } = evening
  const last = rows[count - 1]
  const rules = last?.rules ?? evening.rules
  const after = last?.played.after ?? relative.start(rules)
  const before = rows[count - 2]?.played.after.tally
  const done = last !== undefined && last.played.doneBy !== null
  const made = last?.played.made ?? after.tally.map(() => 0)
  return {
    strokes: done ? made.map((strokes, side) => strokes + (before?.[side] ?? 0)) : after.tally,
    fresh: made,
    games: after.games,
    matches: after.matches,
    carried: after.carried,
    target: relative.target(rules)?.strokes ?? 0,
    last,
    seats: last?.seats ?? evening.seats,
  }
}
