import {
  faultsOf,
  germanFaultsOf,
  germanRulesFaultsOf,
  playDeal,
  playGermanDeal,
  playingFrom,
  ROUND_START,
} from '../score'
import { dealerAfter, rulesFaultsOf, TALLY_START } from '../score'
import type {
  Deal,
  Fault,
  GermanDeal,
  GermanRules,
  PlayedDeal,
  PlayedGermanDeal,
  Round,
  Rules,
  Seat,
  Tally,
} from '../score'

/**
 * What the fold of an evening asks of a game: `D` its deals, `R` its rules, `P` a deal as it was played, `H` what one
 * deal hands on to the next.
 */
export type Game<D, R, P, H> = {
  readonly start: (rules: R) => H
  /** Why these rules cannot be played by so many. */
  readonly tableFaultsOf: (rules: R, players: number) => readonly Fault[]
  /** Who plays when this seat deals. */
  readonly playing: (dealer: Seat, rules: R, players: number) => readonly Seat[]
  readonly faultsOf: (deal: D, rules: R, players: number, before: H) => readonly Fault[]
  /** A deal without faults. */
  readonly play: (deal: D, rules: R, players: number, before: H) => P
}

export type Handing = { readonly lastDealer: Seat | null }

export const BAVARIAN: Game<Deal, Rules, PlayedDeal, Round> = {
  start: () => ROUND_START,
  tableFaultsOf: rulesFaultsOf,
  playing: playingFrom,
  faultsOf: (deal, rules, players, before) => {
    const dealer = deal.dealer ?? dealerAfter(before.lastDealer, players)
    return faultsOf(deal, rules, { players, playing: playingFrom(dealer, rules, players) })
  },
  play: playDeal,
}

export const GERMAN: Game<GermanDeal, GermanRules, PlayedGermanDeal, Tally> = {
  start: TALLY_START,
  tableFaultsOf: germanRulesFaultsOf,
  playing: (_dealer, _rules, players) => Array.from({ length: players }, (_, seat) => seat),
  faultsOf: (deal, rules, players) => germanFaultsOf(deal, rules, { players }),
  play: playGermanDeal,
}
