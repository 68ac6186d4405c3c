import { curveOver, type Curve } from './curve'
import type { Kind } from './kind'
import { together, type Tally } from './tally'

/** What is told of some evenings of one kind: who gained most first, and what was played most first. */
export type Statistics = Omit<Tally, 'nights'> & { readonly evenings: number; readonly curve: Curve }

/** The statistics of what is of this kind; null: nothing is. Where a curve is given it takes the place of one by evenings. */
export function statisticsOf(tallies: readonly Tally[], kind: Kind, curve?: Curve): Statistics | null {
  const [all] = together(tallies.filter((tally) => tally.kind === kind))
  if (!all) return null
  const { deals, people, games, pairs, best, worst, nights } = all
  return {
    ...{ kind, deals, best, worst },
    evenings: nights.length,
    people: people.toSorted((a, b) => b.gain - a.gain),
    games: games.toSorted((a, b) => b.deals - a.deals),
    pairs: pairs.toSorted((a, b) => b.deals - a.deals),
    curve: curve ?? curveOver(nights),
  }
}

/** The kinds among them, by how many deals they have. */
export const kindsOf = (tallies: readonly Tally[]): readonly Kind[] =>
  together(tallies)
    .toSorted((a, b) => b.deals - a.deals)
    .map(({ kind }) => kind)
