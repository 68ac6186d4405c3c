import { dealerAfter, dealOf, playDeal, playingFrom, ROUND_START, rulesFaultsOf } from '../score'
import { germanDealOf, germanRulesFaultsOf, playGermanDeal, TALLY_START } from '../score'
import { isEvident } from './evident'
import type { Deal, Fault, PlayedDeal, Round, Rules, Seat } from '../score'
import type { GermanDeal, GermanRules, PlayedGermanDeal, Tally } from '../score'
import type { PlayedRelative, Relative, RelativeDeal, RelativeRules, Standing } from '../score'

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
  /** The deal with nothing written that may be left out, or what is wrong with it at this place. */
  readonly read: (deal: D, rules: R, players: number, before: H) => Read<D>
  /** Whether an evening that began under the first rules may go on under the other ones. */
  readonly follows: (first: R, next: R) => boolean
  /** A deal without faults. */
  readonly play: (deal: D, rules: R, players: number, before: H) => P
  /** What each seat gains; nothing in a game without money. */
  readonly scoresOf: (played: P) => readonly number[]
}

type Read<D> = { readonly deal: D } | { readonly faults: readonly Fault[] }

export type Handing = { readonly lastDealer: Seat | null }

export const BAVARIAN: Game<Deal, Rules, PlayedDeal, Round> = {
  start: () => ROUND_START,
  tableFaultsOf: rulesFaultsOf,
  playing: playingFrom,
  read: (deal, rules, players, before) => {
    // Who plays if the deal does not say who dealt: one that does is never evident, and judged by what it says.
    const playing = playingFrom(dealerAfter(before.lastDealer, players), rules, players)
    return isEvident(deal, rules, playing) ? { deal } : dealOf(deal, rules, { players, playing })
  },
  follows: (first, next) => next.unit === first.unit && rulesFaultsOf(next).length === 0,
  play: playDeal,
  scoresOf: ({ scores }) => scores,
}

export const GERMAN: Game<GermanDeal, GermanRules, PlayedGermanDeal, Tally> = {
  start: TALLY_START,
  tableFaultsOf: germanRulesFaultsOf,
  playing: (_dealer, _rules, players) => Array.from({ length: players }, (_, seat) => seat),
  read: (deal, rules, players) => germanDealOf(deal, rules, { players }),
  follows: (first, next) => next.teams.length === first.teams.length && germanRulesFaultsOf(next, null).length === 0,
  play: playGermanDeal,
  scoresOf: () => [],
}

/** A relative as the fold sees it. */
export const gameOf = (relative: Relative): Game<RelativeDeal, RelativeRules, PlayedRelative, Standing> => ({
  start: relative.start,
  tableFaultsOf: relative.rulesFaultsOf,
  playing: (_dealer, _rules, players) => Array.from({ length: players }, (_, seat) => seat),
  read: (deal, rules, players) => relative.dealOf(deal, rules, players),
  follows: (first, next) =>
    relative.rulesFaultsOf(next, null).length === 0 &&
    first.unit === next.unit &&
    (relative.target(first) === null) === (relative.target(next) === null),
  play: relative.play,
  scoresOf: ({ scores }) => scores,
})
