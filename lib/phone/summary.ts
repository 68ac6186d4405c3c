import { sessionOf } from '../table'
import type { Stored } from './stored'

/**
 * What was worked out from an evening, kept beside its entries so that twenty years of them need not be read again. It is
 * no second truth: whatever changes the evening's log drops it in the same transaction, and then it is made anew.
 */
export type Summary = {
  readonly table: string
  readonly session: string
  /** By which build of the app: another one may work it out otherwise. */
  readonly made: string
  readonly says: string
}

/** The evening whose log this entry belongs to; null: it is about the whole table. */
export const eveningTouchedBy = ({ entry }: Stored): string | null => sessionOf(entry)
