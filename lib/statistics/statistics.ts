import { better, pairKey, worse, type EveningCount, type GameCount, type Moment, type PairCount } from './count'
import { curveOver, type Curve } from './curve'
import type { Kind } from './kind'
import { bothOf, type PersonCount } from './person-count'
import { added } from './sum'

export type PersonStatistics = PersonCount & {
  /** Evenings at which they sat down, and those that they left with more than they came with. */
  readonly evenings: number
  readonly up: number
}

/** What is told of some evenings of one kind. */
export type Statistics = {
  readonly kind: Kind
  readonly evenings: number
  readonly deals: number
  /** Who gained most first. */
  readonly people: readonly PersonStatistics[]
  /** What was played most first. */
  readonly games: readonly GameCount[]
  readonly pairs: readonly PairCount[]
  readonly best: Moment | null
  readonly worst: Moment | null
  readonly curve: Curve
}

/** In the order in which they were played; of one day, as they stand in the log. */
export const inOrder = (evenings: readonly EveningCount[]): readonly EveningCount[] =>
  [...evenings].sort((a, b) => (a.playedOn < b.playedOn ? -1 : a.playedOn > b.playedOn ? 1 : 0))

/** Counts these evenings together: those of this kind, and no other. Where a curve is given it takes the place of one by evenings. */
export function statisticsOf(counts: readonly EveningCount[], kind: Kind, curve?: Curve): Statistics {
  const evenings = inOrder(counts.filter((evening) => evening.kind === kind))
  const people = new Map<string, PersonStatistics>()
  const games = new Map<string, GameCount>()
  const pairs = new Map<string, PairCount>()
  let best: Moment | null = null
  let worst: Moment | null = null
  let deals = 0
  for (const evening of evenings) {
    deals += evening.deals
    best = better(best, evening.best)
    worst = worse(worst, evening.worst)
    for (const own of evening.people) {
      const known = people.get(own.person)
      const both = known ? bothOf(known, own) : own
      const up = (known?.up ?? 0) + (own.gain > 0 ? 1 : 0)
      people.set(own.person, { ...both, evenings: (known?.evenings ?? 0) + 1, up })
    }
    for (const own of evening.games) {
      const known = games.get(own.game)
      games.set(own.game, known ? bothGames(known, own) : own)
    }
    for (const own of evening.pairs) {
      const key = pairKey(own.people)
      const known = pairs.get(key)
      pairs.set(key, known ? { ...own, ...added(known, own) } : own)
    }
  }
  return {
    kind,
    evenings: evenings.length,
    deals,
    people: [...people.values()].sort((a, b) => b.gain - a.gain),
    games: [...games.values()].sort((a, b) => b.deals - a.deals),
    pairs: [...pairs.values()].sort((a, b) => b.deals - a.deals),
    best,
    worst,
    curve: curve ?? curveOver(evenings),
  }
}

const bothGames = (a: GameCount, b: GameCount): GameCount => ({
  game: a.game,
  deals: a.deals + b.deals,
  won: a.won + b.won,
  lost: a.lost + b.lost,
})

/** What there is to choose from: the kinds by how many deals they have, and the years, newest first. */
export function choicesOf(counts: readonly EveningCount[]): {
  readonly kinds: readonly Kind[]
  readonly years: readonly string[]
} {
  const deals = new Map<Kind, number>()
  const years = new Set<string>()
  for (const { kind, deals: some, playedOn } of counts) {
    deals.set(kind, (deals.get(kind) ?? 0) + some)
    years.add(yearOf(playedOn))
  }
  const kinds = [...deals].sort(([, a], [, b]) => b - a).map(([kind]) => kind)
  return { kinds, years: [...years].sort().reverse() }
}

export const yearOf = (playedOn: string): string => playedOn.slice(0, 4)
