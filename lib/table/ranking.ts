import type { Cents } from '../score'
import type { PlayerId } from './entry'

/** Who has as much as another shares their place. */
export type Ranked = { readonly person: PlayerId; readonly amount: Cents; readonly place: number }

/** The best first; among equals in the order they are given. */
export function rankingOf(sums: ReadonlyMap<PlayerId, Cents>): Ranked[] {
  const sorted = [...sums].sort(([, a], [, b]) => b - a)
  return sorted.map(([person, amount]) => ({
    person,
    amount,
    place: 1 + sorted.filter(([, other]) => other > amount).length,
  }))
}

/** Whoever is last buys the round, together if they are several; nobody where all have the same. */
export function roundBuyers(ranking: readonly Ranked[]): PlayerId[] {
  const least = ranking.at(-1)?.amount
  return ranking[0]?.amount === least
    ? []
    : ranking.filter(({ amount }) => amount === least).map(({ person }) => person)
}
