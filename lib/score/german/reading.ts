import { saidIn } from './facts'
import { germanFaultsOf } from './faults'
import type { Fault } from '../fault'
import type { GermanDeal } from './deal'
import type { GermanPlace } from './faults'
import type { GermanRules } from './rules'
import type { Json } from '../shape'

/** The deal that these facts are, with nothing written that may be left out, or all that is wrong with them. */
export function germanDealOf(
  facts: unknown,
  rules: GermanRules,
  at: GermanPlace,
): { readonly deal: GermanDeal } | { readonly faults: readonly Fault[] } {
  const faults = germanFaultsOf(facts, rules, at)
  if (faults.length > 0) return { faults }
  const { level, ...said } = saidIn(facts as Json) // an object, or it has a fault
  return { deal: { ...said, ...(level !== undefined && level !== 'plain' && { level }) } as GermanDeal } // each key was judged
}
