import type { Unit } from '../score'
import type { Evening, LedgerEvening } from './evening'

/** The evening, if it is played for amounts and not for strokes; else null. */
export function ledgerOf(evening: Evening): LedgerEvening | null {
  if (evening.game === 'bavarian') return evening
  if (evening.game === 'german') return null
  return evening.relative.target(evening.rules) === null ? evening : null
}

/** What amounts of the evening are counted in; strokes are points too. */
export function unitOf(evening: Evening): Unit {
  if (evening.game === 'bavarian') return evening.rules.unit
  return evening.game !== 'german' && evening.rules.unit === 'cent' ? 'cent' : 'point'
}
