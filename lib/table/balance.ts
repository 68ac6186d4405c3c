import { cents, ZERO, type Cents } from '../score'
import type { PlayerId } from './entry'
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

/** Adds to a balance what deals brought. People mostly stay where they are, so it is summed up by seats until `empty`. */
export function purseOf(balance: Map<PlayerId, Cents>) {
  let seats: readonly PlayerId[] = []
  let sums: number[] = []
  const empty = () => pay(balance, seats, sums)
  return {
    put(people: readonly PlayerId[], gains: readonly number[]): void {
      if (people !== seats) {
        empty()
        seats = people
        sums = seats.map(() => 0)
      }
      for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + (gains[seat] ?? 0)
    },
    empty,
  }
}
