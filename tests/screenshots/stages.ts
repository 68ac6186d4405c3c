import { randomUUID } from 'node:crypto'
import { germanRulesOf, RELATIVES, type GermanDeal, type RelativeDeal, type RelativeName } from '../../lib/score'
import { relativeOf } from '../../lib/score/relatives'
import { ENTRY_VERSION, type Entry } from '../../lib/table'

/** A table with one evening for each stage of a head, and one of each relative. */
export type Stages = {
  readonly entries: readonly Entry[]
  /** The evening whose first head has so many strokes, from 1 to 9. */
  readonly evenings: readonly string[]
  /** A Schwarz from behind at eight to four: it has just drawn nine strokes at once. */
  readonly schwarz: string
  readonly relatives: Readonly<Record<RelativeName, string>>
}

/** Some deals of each relative, so that its slate and its pad say something. */
const PLAYED: Readonly<Record<RelativeName, readonly RelativeDeal[]>> = {
  bierkopf: [{ byHand: [11, 6] }, { side: 0, cardPoints: 75 }, { side: 1, won: true, level: 'schwarz' }],
  mucken: [
    { byHand: [21, 0] },
    { byHand: [9, 12] },
    { contract: 'wenz', side: 0, cardPoints: 95, announced: 'schneider' },
  ],
  blattla: [
    { declarer: 0, partner: 2, cardPoints: 75 },
    { contract: 'solo', declarer: 3, won: false, level: 'schneider' },
    { declarer: 1, partner: 0, tout: true, won: true },
  ],
  bauernstoss: [{ byHand: [14, 19] }, { side: 0, cardPoints: 79 }],
  schoofkopp: [{ byHand: [18, 3] }, { side: 0, won: true, level: 'schwarz' }],
  bauerchen: [{ byHand: [12, 0] }, { byHand: [5, 8] }, { side: 0, cardPoints: 56, melds: [1, 0] }],
  wendish: [
    { declarer: 0, partner: 1, cardPoints: 91 },
    { declarer: 2, cardPoints: 70 },
  ],
  officers: [{ byHand: [6, 9] }, { contract: 'wenz', side: 1, cardPoints: 91, doublings: 1 }],
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Kind = 'table' | 'player' | 'session' | 'deal'
type Said = Without<Extract<Entry, { kind: Kind }>, 'id' | 'v' | 'at' | 'by'>

const STROKES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export function stagesOf(start: Date): Stages {
  const entries: Entry[] = []
  const say = (said: Said): string => {
    const id = randomUUID()
    const at = new Date(start.getTime() + entries.length * 60_000).toISOString()
    entries.push({ ...said, id, v: ENTRY_VERSION, at, by: 'seed' })
    return id
  }
  say({ kind: 'table', name: 'Stammtisch', language: 'de', currency: 'EUR' })
  const seats = ['Anna', 'Bert', 'Cilli', 'Dora'].map((name) => say({ kind: 'player', act: 'add', name }))
  const playedOn = start.toISOString().slice(0, 10)
  const write = (session: string, deals: readonly (GermanDeal | RelativeDeal)[]): void => {
    let after: string | null = null
    for (const deal of deals)
      after = say({ kind: 'deal', session, under: { seating: session, rules: session }, after, deal })
  }
  const evening = (...deals: readonly GermanDeal[]): string => {
    const session = say({ kind: 'session', playedOn, seats, game: 'german', rules: germanRulesOf({}) })
    write(session, deals)
    return session
  }
  const evenings = STROKES.map((strokes) => evening({ strokes: [strokes - 1, Math.floor(strokes / 2)] }, CHOSEN))
  const relatives = Object.fromEntries(
    RELATIVES.map((game) => {
      const { players, usual: rules } = relativeOf(game)
      const session = say({ kind: 'session', playedOn, seats: seats.slice(0, players), game, rules })
      write(session, PLAYED[game])
      return [game, session]
    }),
  ) as Record<RelativeName, string> // every name was written
  const schwarz = evening({ strokes: [8, 4] }, { chooser: 0, won: false, level: 'schwarz' })
  return { entries, evenings, schwarz, relatives }
}

const CHOSEN: GermanDeal = { chooser: 0, cardPoints: 75 }
