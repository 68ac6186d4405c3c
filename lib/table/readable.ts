import { germanRulesFaultsOf, isRelative, rulesFaultsOf, type Family } from '../score'
import { BAVARIAN, GERMAN, gameOf } from './game'
import type { GameRules } from './entry'

/**
 * Rules that can be played by. Others come only from a broken client, and are kept like an entry that is not known.
 * Without the family the rules of a relative cannot be judged, and only its name is.
 */
export function isReadable(rules: GameRules, family: Family | null = null): boolean {
  if (rules.game === 'bavarian') return rulesFaultsOf(rules.rules).length === 0
  if (rules.game === 'german') return germanRulesFaultsOf(rules.rules, null).length === 0
  return isRelative(rules.game) && (family === null || family(rules.game).rulesFaultsOf(rules.rules, null).length === 0)
}

/**
 * Whether an evening may go on under these rules: the game stays, and what is summed up stays of one kind, so the unit
 * of the amounts and the number of teams do.
 */
export function mayFollow(former: GameRules, next: GameRules, family: Family | null = null): boolean {
  if (former.game === 'bavarian') return next.game === 'bavarian' && BAVARIAN.follows(former.rules, next.rules)
  if (former.game === 'german') return next.game === 'german' && GERMAN.follows(former.rules, next.rules)
  if (next.game === 'bavarian' || next.game === 'german' || next.game !== former.game || family === null) return false
  return gameOf(family(former.game)).follows(former.rules, next.rules)
}
