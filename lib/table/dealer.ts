import type { Seat } from '../score'
import type { PlayerId } from './entry'

/**
 * The last dealer's seat as another seating of the table has it, so that the seat after it deals next. Whoever's turn it
 * was deals next: the first one after the last dealer who stayed in his place, so that nobody who is there is skipped.
 * Only those who have just sat down between the two come before him. If nobody stayed, seat 0 deals (null).
 */
export function lastDealerAmong(
  seats: readonly PlayerId[],
  before: readonly PlayerId[],
  lastDealer: Seat | null,
): Seat | null {
  if (lastDealer === null || seats === before) return lastDealer
  const last = seats.findIndex((person) => person === before[lastDealer])
  const turn = turnAfter(lastDealer, before, seats)
  if (turn === null) return last < 0 ? null : last
  const between = last < 0 ? null : seatsBetween(last, turn, seats.length)
  const isNeighbour = between?.every((seat) => !before.includes(seats[seat] ?? '')) ?? false
  return isNeighbour ? last : (turn + seats.length - 1) % seats.length
}

/** Where the first one sits now who sat after the last dealer, and was not the one who moved. */
function turnAfter(lastDealer: Seat, before: readonly PlayerId[], seats: readonly PlayerId[]): Seat | null {
  const stayed = before.filter((person) => seats.includes(person))
  const now = seats.filter((person) => before.includes(person))
  const mover = isSameRound(stayed, now)
    ? undefined
    : stayed.find((one) => isSameRound(stayed.filter(isOther(one)), now.filter(isOther(one))))
  for (let step = 1; step < before.length; step++) {
    const person = before[(lastDealer + step) % before.length]
    const seat = person === mover ? -1 : seats.findIndex((one) => one === person)
    if (seat >= 0) return seat
  }
  return null
}

const isOther = (one: PlayerId) => (other: PlayerId) => other !== one

/** The same people, one after the other, wherever the round begins. */
function isSameRound(one: readonly PlayerId[], other: readonly PlayerId[]): boolean {
  const start = other.findIndex((person) => person === one[0])
  return one.every((person, place) => person === other[(start + place) % other.length])
}

function seatsBetween(from: Seat, to: Seat, players: number): readonly Seat[] {
  const count = (to - from - 1 + players) % players
  return Array.from({ length: count }, (_, step) => (from + 1 + step) % players)
}
