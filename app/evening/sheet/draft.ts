import type { Contract, Level, Seat, Suit } from '@/lib/score'

/** What the sheet knows of the result; `null` is what nobody has said yet. */
export type Result =
  | { readonly by: 'told'; readonly won: boolean | null; readonly level: Level }
  | { readonly by: 'counted'; readonly cardPoints: number | null; readonly schwarz: boolean }
  | { readonly by: 'tout'; readonly won: boolean | null }
  | { readonly by: 'sie' }

/** Laufende on a line: 3 is "mit 3", −2 is "ohne 2", 0 is none. */
export type RunnerLine = number

export type RamschDraft = {
  /** By seat, also of those who sit out; null: not counted. */
  readonly cardPoints: readonly (number | null)[]
  readonly jungfrauen: readonly Seat[]
  readonly loser: Seat | null
  readonly durchmarsch: Seat | null
}

/** The half-filled sheet of a Bavarian deal. Everything has a value, so a change of contract loses nothing by accident. */
export type Draft = {
  readonly contract: Contract
  readonly suit: Suit | null
  readonly declarer: Seat | null
  readonly partner: Seat | null
  readonly result: Result
  readonly laufende: RunnerLine
  readonly knocks: readonly Seat[]
  readonly kontra: number
  readonly muss: boolean
  readonly ramsch: RamschDraft
  /** By seat; null: not written yet. */
  readonly scores: readonly (number | null)[]
  /** What is written only where the table did something else than the rules say. */
  readonly dealer: Seat | null
  readonly playing: readonly Seat[] | null
  readonly bock: 1 | 2 | 4 | 8 | null
  readonly note: string
}

export const NO_RESULT: Result = { by: 'told', won: null, level: 'plain' }

export function emptyRamsch(players: number): RamschDraft {
  return { cardPoints: Array.from({ length: players }, () => null), jungfrauen: [], loser: null, durchmarsch: null }
}

/** A fresh sheet for a table of so many people. */
export function emptyDraft(contract: Contract, players: number): Draft {
  return {
    contract,
    suit: null,
    declarer: null,
    partner: null,
    result: NO_RESULT,
    laufende: 0,
    knocks: [],
    kontra: 0,
    muss: false,
    ramsch: emptyRamsch(players),
    scores: Array.from({ length: players }, () => null),
    dealer: null,
    playing: null,
    bock: null,
    note: '',
  }
}

/** Nothing was said beyond the contract: closing such a sheet loses nothing. */
export function isBlank(draft: Draft): boolean {
  const { suit, declarer, partner, result, ramsch } = draft
  const told = result.by !== 'told' || result.won !== null || result.level !== 'plain'
  const ramschTold =
    ramsch.loser !== null ||
    ramsch.durchmarsch !== null ||
    ramsch.jungfrauen.length > 0 ||
    ramsch.cardPoints.some((points) => points !== null)
  return !(
    suit !== null ||
    declarer !== null ||
    partner !== null ||
    told ||
    ramschTold ||
    draft.laufende !== 0 ||
    draft.knocks.length > 0 ||
    draft.kontra > 0 ||
    draft.muss ||
    draft.scores.some((score) => score !== null) ||
    draft.dealer !== null ||
    draft.playing !== null ||
    draft.bock !== null ||
    draft.note !== ''
  )
}
