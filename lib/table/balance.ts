import { cents, ZERO, type Cents } from '../score'
import type { PlayerId } from './entry'
import type { Row } from './evening'
import type { Settings } from './setting'

/** What each person who ever sat down has gained. */
export type Balance = ReadonlyMap<PlayerId, Cents>

/** Before the first deal. */
export const startOf = (settings: Settings<unknown>): Map<PlayerId, Cents> =>
  new Map([...settings.seatings.values()].flat().map((person) => [person, ZERO]))

/** Adds to a balance what each seat gained. Changes the balance that it is given. */
export function pay(balance: Map<PlayerId, Cents>, seats: readonly PlayerId[], gains: readonly number[]): void {
  seats.forEach((person, seat) => balance.set(person, cents((balance.get(person) ?? 0) + (gains[seat] ?? 0))))
}

/** Adds what these deals brought. People mostly stay where they are, so it is summed up by seats. */
export function payAll<P>(
  balance: Map<PlayerId, Cents>,
  rows: readonly Row<unknown, unknown, P>[],
  scoresOf: (played: P) => readonly number[],
): void {
  let seats: readonly PlayerId[] = []
  let sums: number[] = []
  for (const row of rows) {
    if (row.state !== 'counted') continue
    if (row.seats !== seats) {
      pay(balance, seats, sums)
      seats = row.seats
      sums = seats.map(() => 0)
    }
    const scores = scoresOf(row.played)
    for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + (scores[seat] ?? 0)
  }
  pay(balance, seats, sums)
}
