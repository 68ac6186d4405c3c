import { nextSeat, type Seat } from '../seat'
import type { Rules } from './rules'

/** Who deals next; seat 0 begins. */
export const dealerAfter = (last: Seat | null, players: number): Seat => (last === null ? 0 : nextSeat(last, players))

const EVERYBODY: readonly (readonly Seat[])[] = Array.from({ length: 9 }, (_, players) =>
  Array.from({ length: players }, (_, seat) => seat),
)

/** All seats of a table with so many players. */
export const everybody = (players: number): readonly Seat[] => EVERYBODY[players] ?? []

/** Who plays unless the deal says otherwise, ascending: all of a full table, else the next seats after the dealer. */
export function playingFrom(dealer: Seat, rules: Rules, players: number): readonly Seat[] {
  if (players <= rules.seats) return everybody(players)
  const after = Array.from({ length: rules.seats }, (_, step) => (dealer + 1 + step) % players)
  return after.sort((a, b) => a - b)
}
