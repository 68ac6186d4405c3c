import fc from 'fast-check'
import { playersOf, type Deal, type GermanDeal, type GermanRules, type RelativeDeal, type Rules } from '@/lib/score'
import { dealOf, rules } from './bavarian'
import { germanDeal, germanRules } from './german'
import { dealOf as relativeDeal, relative, rulesOf as relativeRules } from './relatives'
import type {
  AnyEntry,
  DealEntry,
  Entry,
  EntryId,
  GameRules,
  Placed,
  PlayerId,
  SessionEntry,
  SessionId,
  Under,
} from '@/lib/table'

/** The log of one evening, in order. */
export type Log = { readonly session: SessionId; readonly entries: readonly Placed<AnyEntry>[] }

export const PEOPLE: readonly PlayerId[] = Array.from({ length: 10 }, (_, person) => `person-${person}`)

type Gen = fc.GeneratorValue
const chance = (g: Gen, percent: number): boolean => g(fc.nat, { max: 99 }) < percent
const oneOf = <T>(g: Gen, choices: readonly [T, ...T[]]): T =>
  choices[g(fc.nat, { max: choices.length - 1 })] ?? choices[0]
const isSome = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0

type AnyDeal = Deal | GermanDeal | RelativeDeal
type Written = Entry extends infer E ? (E extends Entry ? Omit<E, 'id' | 'v' | 'at' | 'by'> : never) : never

/**
 * What phones write that do not always know of each other: deals under an older seating, after an older deal, forks,
 * corrections of corrections, voids of voids, changes of seats and rules, kinds of a later version; and what only a
 * broken client writes: names of what is not there, rules of another unit.
 */
function logOf(
  g: Gen,
  opening: GameRules & { readonly seats: readonly PlayerId[] },
  next: { readonly seats: () => readonly PlayerId[]; readonly rules: () => GameRules },
  deal: (under: GameRules, players: number) => AnyDeal,
): Log {
  const entries: AnyEntry[] = []
  let written = 0
  // Those of one phone ascend, those of several come in any order.
  const nextId = (by: string): EntryId => `${by === 'phone-b' ? 'a' : by === 'phone-c' ? 'c' : 'b'}${1000 + written++}`
  const write = (said: Written, by: string): EntryId => {
    const id = nextId(by)
    entries.push({ id, v: 1, at: g(fc.constantFrom, '2020-01-01T00:00:00Z', '2031-01-01T00:00:00Z'), by, ...said })
    return id
  }

  const { seats, ...game } = opening
  const session = write({ kind: 'session', playedOn: '2026-11-26', seats, ...game }, 'phone-a')
  const seatings: [EntryId, ...EntryId[]] = [session]
  const rulings: [EntryId, ...EntryId[]] = [session]
  const seatsOf = new Map<EntryId, readonly PlayerId[]>([[session, seats]])
  const rulesOf = new Map<EntryId, GameRules>([[session, game]])
  const deals: EntryId[] = []
  const all: EntryId[] = []
  const late = <T>(list: readonly [T, ...T[]]): T =>
    list[Math.max(0, list.length - 1 - (chance(g, 80) ? 0 : 1))] ?? list[0]

  const facts = (under: Under): AnyDeal =>
    deal(rulesOf.get(under.rules) ?? game, (seatsOf.get(under.seating) ?? seats).length)
  const steps = g(fc.nat, { max: 24 })
  for (let step = 0; step < steps; step++) {
    const by = oneOf(g, ['phone-a', 'phone-a', 'phone-b', 'phone-c'])
    const under: Under = {
      seating: chance(g, 2) ? 'nowhere' : late(seatings),
      rules: chance(g, 2) ? 'nowhere' : late(rulings),
    }
    const after = chance(g, 2) ? 'nowhere' : chance(g, 8) || !isSome(deals) ? null : late(deals)
    const said = g(fc.nat, { max: 99 })
    if (said < 50) {
      const id = write({ kind: 'deal', session, under, after, deal: facts(under) }, by)
      deals.push(id)
      all.push(id)
    } else if (said < 63) {
      const replaces = chance(g, 5) || !isSome(all) ? 'nowhere' : oneOf(g, all)
      all.push(write({ kind: 'deal', session, under, after, replaces, deal: facts(under) }, by))
    } else if (said < 82) {
      const target = chance(g, 5) || !isSome(all) ? 'nowhere' : oneOf(g, all)
      all.push(write({ kind: 'void', session, target }, by))
    } else if (said < 90) {
      const changed = next.seats()
      const named = chance(g, 30) ? { dealer: g(fc.nat, { max: changed.length - 1 }) } : {}
      const id = write({ kind: 'seating', session, seats: changed, ...named }, by)
      seatings.push(id)
      all.push(id)
      seatsOf.set(id, changed)
    } else if (said < 94) {
      const changed = next.rules()
      const id = write({ kind: 'rules', session, ...changed }, by)
      rulings.push(id)
      all.push(id)
      rulesOf.set(id, changed)
    } else if (said < 96) all.push(write({ kind: 'closed', session }, by))
    else if (said < 98) all.push(write({ kind: 'settled', session, transfers: [] }, by))
    else if (said < 99) entries.push({ id: nextId(by), kind: 'toast', v: 1, session })
    else entries.push({ id: nextId(by), kind: 'deal', v: 2, session, by })
  }
  return { session, entries: withClocks(g, entries) }
}

/** The last few wait to be sent: all from one phone, so their ids ascend. The session's own place is the first. */
function withClocks(g: Gen, entries: readonly AnyEntry[]): readonly Placed<AnyEntry>[] {
  let sent = entries.length
  const most = g(fc.nat, { max: 6 })
  while (entries.length - sent < most && sent > 1 && inOrder(entries[sent - 1], entries[sent])) sent -= 1
  return entries.map((entry, place) => ({ entry, clock: place < sent ? 2 * place + 1 : null }))
}

const inOrder = (a: AnyEntry | undefined, b: AnyEntry | undefined): boolean => !a || !b || a.id < b.id

function bavarianGame(given: Rules): GameRules {
  return { game: 'bavarian', rules: given }
}

const seatsFor = (g: Gen, least: number): readonly PlayerId[] =>
  g(fc.shuffledSubarray<PlayerId>, [...PEOPLE], { minLength: least, maxLength: 8 })

/** Without the dealer and the players that the generator names, so that they follow from the deals before. */
function followed(deal: Deal): Deal {
  const { dealer: _dealer, playing: _playing, ...rest } = deal
  return rest // a union without two keys that all its members share
}

export const bavarianLog: fc.Arbitrary<Log> = fc.gen().map((g) => {
  const given = g(() => rules)
  return logOf(
    g,
    { ...bavarianGame(given), seats: seatsFor(g, given.seats) },
    {
      seats: () => seatsFor(g, given.seats),
      rules: () => {
        const other = g(() => rules)
        return bavarianGame(chance(g, 80) ? { ...other, unit: given.unit } : other)
      },
    },
    (under, players) => {
      const played = under.game === 'bavarian' ? under.rules : given
      const deal = g(dealOf, { rules: played, players: Math.max(players, played.seats) })
      return chance(g, 70) ? followed(deal) : deal
    },
  )
})

export const germanLog: fc.Arbitrary<Log> = fc.gen().map((g) => {
  const given: GermanRules = g(() => germanRules)
  const players = playersOf(given.variant)
  const seats = () => g(fc.shuffledSubarray<PlayerId>, [...PEOPLE], { minLength: players, maxLength: players })
  return logOf(
    g,
    { game: 'german', rules: given, seats: seats() },
    { seats, rules: () => ({ game: 'german', rules: g(() => germanRules) }) },
    (under) => g(germanDeal, under.game === 'german' ? under.rules : given),
  )
})

/** The log of an evening of a relative. */
export const relativeLog: fc.Arbitrary<Log> = fc.gen().map((g) => {
  const game = g(() => relative)
  const given = g(relativeRules, game)
  const seats = () =>
    g(fc.shuffledSubarray<PlayerId>, [...PEOPLE], { minLength: game.players, maxLength: game.players })
  return logOf(
    g,
    { game: game.name, rules: given, seats: seats() },
    { seats, rules: () => ({ game: game.name, rules: g(relativeRules, game) }) },
    (under) => g(relativeDeal, game, under.game === game.name ? under.rules : given),
  )
})

export const anyLog: fc.Arbitrary<Log> = fc.oneof(
  { weight: 3, arbitrary: bavarianLog },
  { weight: 1, arbitrary: germanLog },
  { weight: 1, arbitrary: relativeLog },
)

/** An evening of plain deals: one phone, one table of four, nothing corrected, everything on the server. */
export const plainLog: fc.Arbitrary<Log> = fc.gen().map((g) => {
  const given = g(() => rules)
  const seats = PEOPLE.slice(0, given.seats)
  const base = (n: number) => ({ id: `b${1000 + n}`, v: 1 as const, at: '2026-11-26T20:00:00Z', by: 'phone-a' })
  const opening: SessionEntry = { ...base(0), kind: 'session', playedOn: '2026-11-26', seats, ...bavarianGame(given) }
  const count = g(fc.integer, { min: 1, max: 12 })
  const deals = Array.from({ length: count }, (_, n): DealEntry => ({
    ...base(n + 1),
    kind: 'deal',
    session: opening.id,
    under: { seating: opening.id, rules: opening.id },
    after: n === 0 ? null : base(n).id,
    deal: followed(g(dealOf, { rules: given, players: seats.length })),
  }))
  return { session: opening.id, entries: [opening, ...deals].map((entry, place) => ({ entry, clock: place + 1 })) }
})
