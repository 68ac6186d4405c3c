import type { PlayerId } from '../table'
import type { Run } from './run'
import { added, NOTHING, type Sum } from './sum'

/** Losses of the other side that were clear: each once, a Schwarz is no Schneider besides. */
export type Clear = { readonly schneider: number; readonly schwarz: number }

/** What one person did. A game is a deal that they played and that somebody won. */
export type PersonCount = {
  readonly person: PlayerId
  /** All that they gained, also by deals that nobody wins. */
  readonly gain: number
  readonly played: Sum
  /** They declared (in the German game: named trumps). */
  readonly declared: Sum
  /** Of these: without a partner. */
  readonly alone: Sum
  /** They were the partner of whoever declared. */
  readonly partnered: Sum
  readonly knocked: Sum
  /** They dealt and played. */
  readonly dealt: Sum
  /** Given to the others, and taken from them. */
  readonly given: Clear
  readonly taken: Clear
  readonly longest: { readonly won: Run | null; readonly lost: Run | null }
  /** Heads of the German game that their team finished. */
  readonly heads: number
}

export const nothingOf = (person: PlayerId): PersonCount => ({
  person,
  gain: 0,
  played: NOTHING,
  declared: NOTHING,
  alone: NOTHING,
  partnered: NOTHING,
  knocked: NOTHING,
  dealt: NOTHING,
  given: { schneider: 0, schwarz: 0 },
  taken: { schneider: 0, schwarz: 0 },
  longest: { won: null, lost: null },
  heads: 0,
})

const clear = (a: Clear, b: Clear): Clear => ({
  schneider: a.schneider + b.schneider,
  schwarz: a.schwarz + b.schwarz,
})

/** Says which of two runs is the longer one. */
export type Longer = (a: Run | null, b: Run | null, much: (run: Run) => number) => Run | null
const lengthOf = ({ length }: Run) => length

/** Both together. */
export const bothOf = (a: PersonCount, b: PersonCount, longer: Longer): PersonCount => ({
  person: a.person,
  gain: a.gain + b.gain,
  played: added(a.played, b.played),
  declared: added(a.declared, b.declared),
  alone: added(a.alone, b.alone),
  partnered: added(a.partnered, b.partnered),
  knocked: added(a.knocked, b.knocked),
  dealt: added(a.dealt, b.dealt),
  given: clear(a.given, b.given),
  taken: clear(a.taken, b.taken),
  longest: {
    won: longer(a.longest.won, b.longest.won, lengthOf),
    lost: longer(a.longest.lost, b.longest.lost, lengthOf),
  },
  heads: a.heads + b.heads,
})
