import { randomUUID } from 'node:crypto'
import { germanRulesOf, type GermanDeal } from '../../lib/score'
import { ENTRY_VERSION, type Entry } from '../../lib/table'

/** A table with one evening for each stage of a head. */
export type Stages = {
  readonly entries: readonly Entry[]
  /** The evening whose first head has so many strokes, from 1 to 9. */
  readonly evenings: readonly string[]
  /** A Schwarz from behind at eight to four: it has just drawn nine strokes at once. */
  readonly schwarz: string
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
  const evening = (...deals: readonly GermanDeal[]): string => {
    const playedOn = start.toISOString().slice(0, 10)
    const session = say({ kind: 'session', playedOn, seats, game: 'german', rules: germanRulesOf({}) })
    let after: string | null = null
    for (const deal of deals)
      after = say({ kind: 'deal', session, under: { seating: session, rules: session }, after, deal })
    return session
  }
  const evenings = STROKES.map((strokes) => evening({ strokes: [strokes - 1, Math.floor(strokes / 2)] }, CHOSEN))
  const schwarz = evening({ strokes: [8, 4] }, { chooser: 0, won: false, level: 'schwarz' })
  return { entries, evenings, schwarz }
}

const CHOSEN: GermanDeal = { chooser: 0, cardPoints: 75 }
