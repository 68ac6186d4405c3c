import { nextSeat, type Seat } from '../seat'
import { ZERO } from '../cents'
import { customFaultsOf, readCustoms, usualRules, writtenCustoms } from './customs'
import { readFacts, relativeFaultsOf } from './facts'
import { paid } from './money'
import { tallied } from './tally'
import type { Bill } from './bill'
import type { Custom, Customs, Relative, RelativeDeal, RelativeRules, Standing, Target } from './relative'

type ValueOf<C extends Custom> = C extends { readonly options: readonly (infer O)[] } ? O : number
/** The rules of a game as its customs type them. */
export type RulesBy<C extends Customs> = { readonly [K in keyof C]: ValueOf<C[K]> }

/** What the file of a game says; the rest follows from it. */
export type Spec<C extends Customs> = Pick<Relative, 'name' | 'players' | 'sides' | 'total'> & {
  readonly customs: C
  readonly contracts?: (rules: RulesBy<C>) => readonly string[]
  readonly cards: (rules: RulesBy<C>, contract?: string) => ReturnType<Relative['cards']>
  readonly asks: (rules: RulesBy<C>) => ReturnType<Relative['asks']>
  readonly target: (rules: RulesBy<C>) => Target | null
  readonly bill: (deal: RelativeDeal, rules: RulesBy<C>, before: Standing) => Bill
  /** Where winners take their money from the stock that losers pay into. */
  readonly fromStock?: (rules: RulesBy<C>) => boolean
}

/** Two sides that sit crosswise. */
export const CROSSWISE: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
]

/** The rule object of a game. */
export function defined<const C extends Customs>(spec: Spec<C>): Relative {
  const { name, players, sides, total, customs } = spec
  const typed = (rules: RelativeRules) => rules as RulesBy<C> // judged by the customs that make this type
  const game: Relative = {
    ...{ name, players, sides, total, customs },
    usual: usualRules(customs),
    contracts: (rules) => spec.contracts?.(typed(rules)) ?? [],
    cards: (rules, contract) => spec.cards(typed(rules), contract),
    asks: (rules) => spec.asks(typed(rules)),
    target: (rules) => spec.target(typed(rules)),
    rulesFaultsOf: (rules, seats) => {
      const faults = customFaultsOf(customs, rules)
      return seats === null || seats === players
        ? faults
        : [...faults, { code: 'players_out_of_range', field: 'players' }]
    },
    readRules: (written) => readCustoms(customs, written),
    writtenOf: (rules) => writtenCustoms(customs, rules),
    faultsOf: (facts, rules, seats) => relativeFaultsOf(game, facts, rules, seats),
    dealOf: (facts, rules, seats) => {
      const faults = relativeFaultsOf(game, facts, rules, seats)
      return faults.length > 0 ? { faults } : { deal: readFacts(facts) }
    },
    start: (rules) => {
      const none = spec.target(typed(rules)) === null ? [] : (sides ?? []).map(() => 0)
      return { lastDealer: null, tally: none, games: none, matches: none, carried: 0, stock: ZERO }
    },
    play: (deal, rules, seats, before) => {
      const own = typed(rules)
      const dealer = deal.dealer ?? (before.lastDealer === null ? 0 : nextSeat(before.lastDealer, seats))
      const bill = deal.byHand ? null : spec.bill(deal, own, before)
      const target = spec.target(own)
      const { carried, ...part } =
        target === null
          ? { ...paid(deal, bill, ownSide(deal, sides), before, seats, spec.fromStock?.(own) ?? false), carried: 0 }
          : tallied(deal, bill, target, before, seats)
      const { tally, games, matches, stock } = part
      return { dealer, ...part, after: { lastDealer: dealer, tally, games, matches, carried, stock } }
    },
  }
  return game
}

/** Who stands together on the side that is told of. */
function ownSide(deal: RelativeDeal, sides: Relative['sides']): readonly Seat[] {
  if (deal.side !== undefined) return sides?.[deal.side] ?? []
  return [deal.declarer, deal.partner].filter((seat) => seat !== undefined)
}
