import { eveningSum, ledgerOf, type Evening, type EveningSum } from '../table'
import { countOf } from './count-evening'
import { headsOf, type KeptHeads } from './heads'
import type { EveningCount } from './count'

/** What the pages over the years need of an evening: small, plain, and made anew from the log whenever that changes. */
export type EveningTold = {
  readonly count: EveningCount
  /** For the standings; null: nothing was played, or nothing that adds up. */
  readonly sum: EveningSum | null
  /** null: not of the German game. */
  readonly heads: KeptHeads | null
}

/** null where it holds entries that this app does not understand: a wrong number is worse than none. */
export function toldOf(evening: Evening): EveningTold | null {
  const count = countOf(evening)
  if (count === null) return null
  const ledger = ledgerOf(evening)
  return { count, sum: ledger && eveningSum(ledger), heads: evening.game === 'german' ? headsOf(evening) : null }
}
