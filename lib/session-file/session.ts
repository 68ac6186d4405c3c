import type { Deal, Fault, GermanDeal, GermanRules, RelativeDeal, RelativeName, RelativeRules, Rules } from '../score'

export const FORMAT = 'anschreiber/session'
export const VERSION = 1

type Evening = {
  readonly title?: string
  /** ISO date. */
  readonly playedOn?: string
  /** Names in seat order, clockwise. */
  readonly players: readonly string[]
}

export type BavarianSession = Evening & {
  readonly game: 'bavarian'
  readonly rules: Rules
  readonly deals: readonly Deal[]
}

export type GermanSession = Evening & {
  readonly game: 'german'
  readonly rules: GermanRules
  readonly deals: readonly GermanDeal[]
}

export type RelativeSession = Evening & {
  readonly game: RelativeName
  readonly rules: RelativeRules
  readonly deals: readonly RelativeDeal[]
}

/** One evening as a file has it, read and without faults: rules in full, deals without what may be left out. */
export type SessionFile = BavarianSession | GermanSession | RelativeSession

/** One mistake of a file; `deal` counts from 1, null where no deal is at fault. */
export type FileFault = Fault & { readonly deal: number | null }
