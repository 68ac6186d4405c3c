import { keysOf } from './deal-key'
import { laufendeLimit, type LaufendeLimit } from './laufende'
import { SUITS, type Suit } from '../suit'
import { isPair, type Contract } from './contract'
import type { Rules } from './rules'

/** What may be entered for a contract at this table, so that a sheet offers nothing that cannot be. */
export type Limits = {
  /** Null: the contract has no Laufende. */
  readonly laufende: LaufendeLimit | null
  /** Steps of Kontra, 0 where there is none. */
  readonly kontra: number
  readonly knocks: number
  readonly tout: boolean
  readonly sie: boolean
  /** Suits that can be named, none where there is nothing to name. */
  readonly suits: readonly Suit[]
  readonly suitNeeded: boolean
  readonly partner: boolean
  readonly muss: boolean
  readonly durchmarsch: boolean
}

export function limitsOf(contract: Contract, rules: Rules): Limits {
  const keys = keysOf(contract)
  const may = (key: string): boolean => keys?.may.has(key) === true
  return {
    laufende: may('laufende') ? laufendeLimit(contract, rules) : null,
    kontra: may('kontra') ? rules.kontra.max : 0,
    knocks: rules.klopfen.max,
    tout: may('tout'),
    sie: may('sie'),
    suits: may('suit') ? SUITS.filter((suit) => contract !== 'rufspiel' || suit !== 'herz') : [],
    suitNeeded: keys?.must.includes('suit') === true,
    partner: may('partner'),
    muss: may('muss'),
    durchmarsch: contract === 'ramsch' && rules.ramsch.durchmarschAt !== 'off',
  }
}

/** The contracts that this table can play: with three there are no partners. */
export const isPlayable = (contract: Contract, { seats }: Pick<Rules, 'seats'>): boolean =>
  seats === 4 || !isPair(contract)
