import type { Level, Seat } from '../score'
import type { PlayerId, SessionId } from '../table'
import { pairKey, type EveningCount, type GameCount, type Moment, type PairCount } from './count'
import type { Kind } from './kind'
import { nothingOf, type PersonCount } from './person-count'
import type { GameName, Play } from './play'
import { noRuns, runOn, type Runs } from './run'
import type { Sum } from './sum'

type Open<T> = { -readonly [K in keyof T]: T[K] extends Sum | PersonCount['given'] ? Open<T[K]> : T[K] }
type PersonDraft = Open<PersonCount> & { readonly runs: Runs }

/** An evening that is being counted: a hundred thousand deals are, so it is changed and not made anew by each. */
export type Draft = {
  readonly session: SessionId
  readonly people: Map<PlayerId, PersonDraft>
  readonly games: Map<GameName, Open<GameCount>>
  readonly pairs: Map<string, Open<PairCount>>
  deals: number
  best: Moment | null
  worst: Moment | null
  /** Who sits where, for the seating of the last deal. */
  seated: { readonly seats: readonly PlayerId[]; readonly people: readonly PersonDraft[] }
}

export const emptyDraft = (session: SessionId): Draft => ({
  session,
  people: new Map(),
  games: new Map(),
  pairs: new Map(),
  deals: 0,
  best: null,
  worst: null,
  seated: { seats: [], people: [] },
})

/** Someone who sat down, even if no deal is played. */
export function seat({ people }: Draft, person: PlayerId): PersonDraft {
  const known = people.get(person)
  if (known) return known
  const { played, declared, alone, partnered, knocked, dealt, given, taken, ...none } = nothingOf(person)
  const own = {
    ...none,
    played: { ...played },
    declared: { ...declared },
    alone: { ...alone },
    partnered: { ...partnered },
    knocked: { ...knocked },
    dealt: { ...dealt },
    given: { ...given },
    taken: { ...taken },
    runs: noRuns(),
  }
  people.set(person, own)
  return own
}

/** One deal more. */
export function count(draft: Draft, play: Play): void {
  draft.deals += 1
  if (draft.seated.seats !== play.seats)
    draft.seated = { seats: play.seats, people: play.seats.map((person) => seat(draft, person)) }
  countGame(draft, play)
  const { people } = draft.seated
  for (let at = 0; at < people.length; at++) {
    const person = people[at]
    if (!person) continue
    const gain = play.gains[at] ?? 0
    person.gain += gain
    if (play.heads) person.heads += play.heads[at] ?? 0
    if (gain !== 0 && play.game !== 'manual') countMoment(draft, play, person.person, gain)
    const result = play.results?.[at] ?? 0
    if (result !== 0) countPerson(draft.session, person, play, at, result, gain)
  }
  for (const side of play.sides) countSide(draft, play, side)
}

function countGame({ games }: Draft, { game, won }: Play): void {
  let own = games.get(game)
  if (!own) games.set(game, (own = { game, deals: 0, won: 0, lost: 0 }))
  own.deals += 1
  if (won === true) own.won += 1
  if (won === false) own.lost += 1
}

function countMoment(draft: Draft, { deal, number }: Play, person: PlayerId, gain: number): void {
  const moment = { session: draft.session, deal, number, person, gain }
  if (gain > (draft.best?.gain ?? 0)) draft.best = moment
  if (gain < (draft.worst?.gain ?? 0)) draft.worst = moment
}

function countPerson(
  session: SessionId,
  person: PersonDraft,
  play: Play,
  at: Seat,
  result: number,
  gain: number,
): void {
  const add = (sum: Open<Sum>) => {
    sum.deals += 1
    if (result > 0) sum.won += 1
    sum.gain += gain
  }
  add(person.played)
  if (play.declarer === at) {
    add(person.declared)
    if (play.partner === null && play.game !== 'named') add(person.alone)
  }
  if (play.partner === at) add(person.partnered)
  if (play.knocks.includes(at)) add(person.knocked)
  if (play.dealer === at) add(person.dealt)
  countClear(result > 0 ? person.given : person.taken, play.level)
  runOn(person.runs, result, session, play.number)
}

function countClear(clear: Open<PersonCount['given']>, level: Level): void {
  if (level !== 'plain') clear[level] += 1
}

/** Each two of a side. */
function countSide({ pairs, seated }: Draft, { gains, results }: Play, side: readonly Seat[]): void {
  if (results === null) return
  side.forEach((a, at) => {
    for (const b of side.slice(at + 1)) {
      const [one, other] = [seated.seats[a] ?? '', seated.seats[b] ?? '']
      const people = one < other ? ([one, other] as const) : ([other, one] as const)
      const key = pairKey(people)
      let pair = pairs.get(key)
      if (!pair) pairs.set(key, (pair = { people, deals: 0, won: 0, gain: 0 }))
      pair.deals += 1
      if ((results[a] ?? 0) > 0) pair.won += 1
      pair.gain += (gains[a] ?? 0) + (gains[b] ?? 0)
    }
  })
}

/** The evening as it was counted. */
export const closed = (draft: Draft, kind: Kind, playedOn: string): EveningCount => ({
  session: draft.session,
  playedOn,
  kind,
  deals: draft.deals,
  people: [...draft.people.values()].map(({ runs, ...person }) => ({
    ...person,
    longest: { won: runs.won, lost: runs.lost },
  })),
  games: [...draft.games.values()],
  pairs: [...draft.pairs.values()],
  best: draft.best,
  worst: draft.worst,
})
