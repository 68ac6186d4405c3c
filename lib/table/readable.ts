import { germanRulesFaultsOf, rulesFaultsOf } from '../score'
import type { GameRules } from './entry'

/** Rules that can be played by. Others come only from a broken client, and are kept like an entry that is not known. */
export function isReadable(rules: GameRules): boolean {
  if (rules.game === 'bavarian') return rulesFaultsOf(rules.rules).length === 0
  return rules.game === 'german' && germanRulesFaultsOf(rules.rules, null).length === 0
}

/**
 * Whether an evening may go on under these rules: the game stays, and what is summed up stays of one kind, so the unit
 * of the amounts and the number of teams do.
 */
export function mayFollow(former: GameRules, next: GameRules): boolean {
  if (!isReadable(next)) return false
  if (former.game === 'bavarian') return next.game === 'bavarian' && next.rules.unit === former.rules.unit
  return next.game === 'german' && next.rules.teams.length === former.rules.teams.length
}
