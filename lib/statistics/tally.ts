import type { PlayerId, SessionId } from '../table'
import { pairKey, type EveningCount, type GameCount, type Moment, type PairCount } from './count'
import type { Kind } from './kind'
import { bothOf, type Longer, type PersonCount } from './person-count'
import { added } from './sum'

export type PersonStatistics = PersonCount & {
  /** Evenings at which they sat down, and those that they left with more than they came with. */
  readonly evenings: number
  readonly up: number
}

/** What an evening brought whom: a step of the curve. */
export type Night = {
  readonly session: SessionId
  readonly playedOn: string
  readonly gains: readonly (readonly [PlayerId, number])[]
}

/**
 * Some evenings of one kind, counted together: plain, so that it can be kept. Which of them were counted together first
 * makes no difference, for of what is equal the earlier evening has it.
 */
export type Tally = {
  readonly kind: Kind
  readonly deals: number
  readonly people: readonly PersonStatistics[]
  readonly games: readonly GameCount[]
  readonly pairs: readonly PairCount[]
  readonly best: Moment | null
  readonly worst: Moment | null
  /** In their order. */
  readonly nights: readonly Night[]
}

export const tallyOf = ({ session, playedOn, people, ...count }: EveningCount): Tally => ({
  ...count,
  people: people.map((person) => ({ ...person, evenings: 1, up: person.gain > 0 ? 1 : 0 })),
  nights: [{ session, playedOn, gains: people.map(({ person, gain }) => [person, gain]) }],
})

/** By their days; of one day, as they were begun, for that is the order of the ids. */
const inTime = (a: Omit<Night, 'gains'>, b: Omit<Night, 'gains'>): number =>
  a.playedOn < b.playedOn
    ? -1
    : a.playedOn > b.playedOn
      ? 1
      : a.session < b.session
        ? -1
        : a.session > b.session
          ? 1
          : 0

/** What belongs to an evening, and is measured: the most of it wins, and of equal ones the earliest. */
type OfEvening = { readonly session: SessionId }

/** These together: one tally for each kind that is among them. */
export function together(tallies: readonly Tally[]): readonly Tally[] {
  const kinds = [...new Set(tallies.map(({ kind }) => kind))].sort()
  return kinds.map((kind) =>
    ofOneKind(
      kind,
      tallies.filter((tally) => tally.kind === kind),
    ),
  )
}

function ofOneKind(kind: Kind, tallies: readonly Tally[]): Tally {
  const nights = tallies.flatMap((tally) => tally.nights).sort(inTime)
  const places = new Map(nights.map(({ session }, place) => [session, place]))
  const placeOf = ({ session }: OfEvening) => places.get(session) ?? 0
  const most = <T extends OfEvening>(a: T | null, b: T | null, much: (one: T) => number): T | null => {
    if (!a || !b) return a ?? b
    return (much(b) - much(a) || placeOf(a) - placeOf(b)) > 0 ? b : a
  }
  const people = new Map<string, PersonStatistics>()
  const games = new Map<string, GameCount>()
  const pairs = new Map<string, PairCount>()
  let [deals, best, worst]: [number, Moment | null, Moment | null] = [0, null, null]
  for (const tally of tallies) {
    deals += tally.deals
    best = most(best, tally.best, ({ gain }) => gain)
    worst = most(worst, tally.worst, ({ gain }) => -gain)
    for (const own of tally.people) {
      const known = people.get(own.person)
      people.set(own.person, known ? bothPeople(known, own, most) : own)
    }
    for (const own of tally.games) {
      const known = games.get(own.game)
      games.set(own.game, known ? bothGames(known, own) : own)
    }
    for (const own of tally.pairs) {
      const key = pairKey(own.people)
      const known = pairs.get(key)
      pairs.set(key, known ? { people: own.people, ...added(known, own) } : own)
    }
  }
  return {
    ...{ kind, deals, best, worst, nights },
    people: byKey(people),
    games: byKey(games),
    pairs: byKey(pairs),
  }
}

/** Whichever came first: so of equal ones the order does not hang on that either. */
const byKey = <T>(all: ReadonlyMap<string, T>): readonly T[] =>
  [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)

const bothPeople = (a: PersonStatistics, b: PersonStatistics, longer: Longer): PersonStatistics => ({
  ...bothOf(a, b, longer),
  evenings: a.evenings + b.evenings,
  up: a.up + b.up,
})

const bothGames = (a: GameCount, b: GameCount): GameCount => ({
  game: a.game,
  deals: a.deals + b.deals,
  won: a.won + b.won,
  lost: a.lost + b.lost,
})
