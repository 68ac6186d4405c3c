import {
  dealOf,
  faultsOf,
  germanDealOf,
  germanFaultsOf,
  isObject,
  isWhole,
  nextSeat,
  playingFrom,
  saysNothing,
} from '../score'
import type { Deal, GermanDeal, GermanRules, Relative, RelativeDeal, RelativeRules, Rules, Seat } from '../score'
import type { FileFault } from './session'

/** The table as far as it is known: null where its fault is already named. */
type Known<R> = { readonly rules: R | null; readonly players: number | null }
type Deals<D> = { readonly deals: readonly D[]; readonly faults: readonly FileFault[] }

/** Reads the deals of a Bavarian file in order: who may play one depends on who dealt the one before. */
export function readDeals(list: readonly unknown[], { rules, players }: Known<Rules>): Deals<Deal> {
  const deals: Deal[] = []
  const faults: FileFault[] = []
  // Who deals next, unless the deal says otherwise; null: not known, because the last deal's dealer was not.
  let dealer: Seat | null = 0
  list.forEach((facts, index) => {
    const playing = rules && players && dealer !== null ? playingFrom(dealer, rules, players) : null
    const at = { players, playing }
    const read = rules ? dealOf(facts, rules, at) : { faults: faultsOf(facts, rules, at) }
    if ('deal' in read) deals.push(read.deal)
    else for (const fault of read.faults) faults.push({ deal: index + 1, ...fault })
    dealer = players && dealerAfter(facts, dealer, players)
  })
  return { deals, faults }
}

/** Reads the deals of a German file: everybody plays in every one. */
export function readGermanDeals(list: readonly unknown[], { rules, players }: Known<GermanRules>): Deals<GermanDeal> {
  const deals: GermanDeal[] = []
  const faults: FileFault[] = []
  list.forEach((facts, index) => {
    const read = rules ? germanDealOf(facts, rules, { players }) : { faults: germanFaultsOf(facts, rules, { players }) }
    if ('deal' in read) deals.push(read.deal)
    else for (const fault of read.faults) faults.push({ deal: index + 1, ...fault })
  })
  return { deals, faults }
}

/** Reads the deals of a relative: everybody plays in every one. */
export function readRelativeDeals(
  list: readonly unknown[],
  relative: Relative,
  { rules, players }: Known<RelativeRules>,
): Deals<RelativeDeal> {
  const deals: RelativeDeal[] = []
  const faults: FileFault[] = []
  list.forEach((facts, index) => {
    const read = rules ? relative.dealOf(facts, rules, players) : { faults: relative.faultsOf(facts, rules, players) }
    if ('deal' in read) deals.push(read.deal)
    else for (const fault of read.faults) faults.push({ deal: index + 1, ...fault })
  })
  return { deals, faults }
}

/** Who deals after this deal; null where nobody can say who dealt it. */
function dealerAfter(facts: unknown, expected: Seat | null, players: number): Seat | null {
  if (!isObject(facts)) return null
  const named = facts.dealer
  const dealer = named !== 0 && saysNothing(named) ? expected : named
  return isWhole(dealer) && dealer >= 0 && dealer < players ? nextSeat(dealer, players) : null
}
