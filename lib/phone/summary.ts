import { sessionOf } from '../table'
import { drawerOf, type Stored } from './stored'

/**
 * What was worked out from an evening, or from what is table-wide, kept beside the entries so that twenty years of them
 * need not be read again. It is no second truth: whatever changes those entries drops it in the same transaction, and then
 * it is made anew.
 */
export type Summary = {
  readonly table: string
  /** '' for what is table-wide. */
  readonly session: string
  /** By which build of the app: another one may work it out otherwise. */
  readonly made: string
  readonly says: string
}

/** Of which evening, and of the table if it is, this entry changes the summary: what opens an evening is of both. */
export function touchedBy({ entry }: Stored): readonly string[] {
  const [drawer, session] = [drawerOf(entry), sessionOf(entry)]
  return session === null || session === drawer ? [drawer] : [drawer, session]
}
