import { randomUUID } from 'node:crypto'
import { germanRulesOf, rulesOf, type Deal, type GermanDeal } from '../lib/score'
import { versionOf, type Entry } from '../lib/table'

const NAMES = ['Resi', 'Sepp', 'Vroni', 'Xaver'] as const

/** 10 cents of stock on every deal thrown in, a Bock round after a lost Kontra, Muss at 60. */
const RULES = rulesOf({
  stock: { stake: 10, doubledByKnocks: true },
  bock: { after: ['lostKontra'] },
  muss: { winsAt: 60 },
})

/** Seats: 0 Resi, 1 Sepp, 2 Vroni, 3 Xaver. */
const DEALS: readonly Deal[] = [
  { contract: 'rufspiel', suit: 'eichel', declarer: 1, partner: 3, won: true, laufende: { mit: 3 } },
  { contract: 'rufspiel', suit: 'gras', declarer: 0, partner: 2, cardPoints: 74 },
  { contract: 'wenz', declarer: 2, won: true, laufende: { mit: 2 } },
  { contract: 'rufspiel', suit: 'schellen', declarer: 3, partner: 0, cardPoints: 52 },
  { contract: 'passed' },
  { contract: 'rufspiel', suit: 'eichel', declarer: 2, partner: 1, won: true, level: 'schneider', knocks: [2] },
  { contract: 'farbsolo', suit: 'gras', declarer: 0, cardPoints: 66, laufende: { mit: 3 } },
  { contract: 'rufspiel', suit: 'gras', declarer: 1, partner: 0, won: false, kontra: 1 },
  { contract: 'rufspiel', suit: 'eichel', declarer: 3, partner: 2, won: true, laufende: { ohne: 3 } },
  { contract: 'hochzeit', declarer: 0, partner: 3, cardPoints: 81 },
  { contract: 'geier', declarer: 1, won: true },
  { contract: 'rufspiel', suit: 'schellen', declarer: 2, partner: 0, won: true, level: 'schwarz' },
  { contract: 'bettel', declarer: 3, won: false },
  { contract: 'ramsch', ramsch: { cardPoints: [41, 33, 28, 18] } },
  { contract: 'rufspiel', suit: 'eichel', declarer: 1, partner: 2, won: true, knocks: [0, 1] },
  { contract: 'farbwenz', suit: 'schellen', declarer: 2, won: false, laufende: { ohne: 3 } },
  { contract: 'rufspiel', suit: 'gras', declarer: 0, partner: 1, cardPoints: 90 },
  { contract: 'manual', scores: [-30, 10, 10, 10], note: 'Resi hat sich vergeben' },
  { contract: 'farbsolo', suit: 'herz', declarer: 3, tout: 'won' },
  { contract: 'rufspiel', suit: 'schellen', declarer: 2, partner: 3, won: false },
  { contract: 'passed' },
  { contract: 'rufspiel', suit: 'eichel', declarer: 0, partner: 2, muss: true, cardPoints: 60 },
  { contract: 'rufspiel', suit: 'gras', declarer: 1, partner: 3, won: true, laufende: { mit: 4 }, knocks: [3] },
]

/** The same four at the German game: partners sit opposite. */
const GERMAN_DEALS: readonly GermanDeal[] = [
  { chooser: 0, cardPoints: 75 },
  { chooser: 2, cardPoints: 59 },
  { chooser: 1, cardPoints: 29 },
  { chooser: 3, forced: true, cardPoints: 40 },
  { chooser: 1, forced: true, cardPoints: 95 },
  { chooser: 0, cardPoints: 92 },
  { chooser: 3, cardPoints: 60 },
  { chooser: 2, cardPoints: 70 },
]

export type KnownEvening = {
  readonly session: string
  /** The evening before it, of the German game. */
  readonly german: string
  readonly entries: readonly Entry[]
}

/** Omit for every member of a union by itself. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Said = Without<Entry, 'id' | 'v' | 'at' | 'by'>

const DAY = 86_400_000
const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/**
 * A table of four with two evenings, always the same but for their ids: one of the German game a week ago, and one with a
 * deal of nearly every kind, one of them corrected and one taken back.
 */
export function knownEvening(start: Date): KnownEvening {
  const entries: Entry[] = []
  let minutes = 0
  const say = (said: Said): string => {
    const id = randomUUID()
    const at = new Date(start.getTime() + minutes++ * 6 * 60_000).toISOString()
    entries.push({ ...said, id, v: versionOf(said), at, by: 'seed' } as Entry) // Said is Entry without just these
    return id
  }
  /** One deal after the other; their ids. */
  function follow(deals: readonly (Deal | GermanDeal)[], session: string): readonly string[] {
    const under = { seating: session, rules: session }
    let after: string | null = null
    return deals.map((deal) => (after = say({ kind: 'deal', session, under, after, deal })))
  }
  say({ kind: 'table', name: 'Donnerstag beim Wirt', language: 'de', currency: 'EUR' })
  const seats = NAMES.map((name) => say({ kind: 'player', act: 'add', name }))
  const german = say({
    kind: 'session',
    playedOn: dayOf(new Date(start.getTime() - 7 * DAY)),
    seats,
    game: 'german',
    rules: germanRulesOf({}),
  })
  follow(GERMAN_DEALS, german)
  const session = say({ kind: 'session', playedOn: dayOf(start), planned: 32, seats, game: 'bavarian', rules: RULES })
  const chain = follow(DEALS, session)
  const under = { seating: session, rules: session }
  const after = chain.at(-1) ?? null
  const [, second] = chain
  if (second)
    say({
      kind: 'deal',
      session,
      under,
      after,
      replaces: second,
      deal: { contract: 'rufspiel', suit: 'gras', declarer: 0, partner: 2, cardPoints: 47 },
    })
  const thrownIn = chain[20]
  if (thrownIn) say({ kind: 'void', session, target: thrownIn })
  return { session, german, entries }
}
