import { cents, ZERO, type Cents, type Unit } from '../score'
import { unitOf } from './ledger'
import { owedOf, termsOf } from './settlement'
import type { PlayerId, SessionId } from './entry'
import type { LedgerEvening } from './evening'

/** What came of one evening, the stock split. Adds up to 0. */
export type EveningSum = {
  readonly session: SessionId
  readonly playedOn: string
  readonly unit: Unit
  readonly sums: readonly (readonly [PlayerId, Cents])[]
}

/** null: nothing was played. */
export function eveningSum(evening: LedgerEvening): EveningSum | null {
  if (evening.count === 0) return null
  const { id, playedOn } = evening.session
  const split = termsOf(evening)?.stock ?? { to: 'seats' }
  return { session: id, playedOn, unit: unitOf(evening), sums: [...owedOf(evening, split)] }
}

/** What somebody has over several evenings. */
export type Total = {
  readonly person: PlayerId
  readonly amount: Cents
  readonly evenings: number
  /** Evenings that ended above 0. */
  readonly won: number
  readonly best: Cents
  readonly worst: Cents
}

/** Everybody over these evenings, which must be of one unit; the best first. */
export function standingsOf(evenings: readonly EveningSum[]): Total[] {
  const people = new Map<PlayerId, Total>()
  for (const { sums } of evenings)
    for (const [person, sum] of sums) {
      const so = people.get(person) ?? { person, amount: ZERO, evenings: 0, won: 0, best: sum, worst: sum }
      people.set(person, {
        person,
        amount: cents(so.amount + sum),
        evenings: so.evenings + 1,
        won: so.won + (sum > 0 ? 1 : 0),
        best: sum > so.best ? sum : so.best,
        worst: sum < so.worst ? sum : so.worst,
      })
    }
  return [...people.values()].sort((a, b) => b.amount - a.amount)
}
