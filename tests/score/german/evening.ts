import { germanDealOf, germanRulesOf, playersOf, playGermanDeal, TALLY_START } from '@/lib/score'
import type { GermanDeal, GermanRules, PlayedGermanDeal, Tally, WrittenGermanRules } from '@/lib/score'

/** Plays deals one after the other. */
export function play(
  deals: readonly GermanDeal[],
  rules: GermanRules,
  before: Tally = TALLY_START(rules),
): PlayedGermanDeal[] {
  let tally = before
  return deals.map((deal) => {
    const played = playGermanDeal(deal, rules, playersOf(rules.variant), tally)
    tally = played.after
    return played
  })
}

/** Plays deals as a file has them, under rules as a file has them; a fault fails the test. */
export function playFacts(facts: readonly unknown[], written: WrittenGermanRules): PlayedGermanDeal[] {
  const rules = germanRulesOf(written)
  const at = { players: playersOf(rules.variant) }
  const deals = facts.map((fact) => {
    const read = germanDealOf(fact, rules, at)
    if ('faults' in read) throw new Error(JSON.stringify(read.faults))
    return read.deal
  })
  return play(deals, rules)
}
