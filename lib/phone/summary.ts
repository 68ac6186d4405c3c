import { sessionOf, type SessionId } from '../table'
import { drawerOf, type Stored } from './stored'

/**
 * What was worked out from an evening, or from what is table-wide, kept beside the entries so that twenty years of them
 * need not be read again. It is no second truth: whatever changes those entries drops it in the same transaction, and then
 * it is made anew.
 */
export type Summary = {
  readonly table: string
  /** '' for what is table-wide, and of a bundle its name. */
  readonly session: string
  /** By which build of the app: another one may work it out otherwise. */
  readonly made: string
  readonly says: string
}

/**
 * The evenings of a table lie in some few bundles, each with a summary of its own: where one evening has changed, its
 * bundle is summed up anew, and the others are not. An entry names its evening and no more, so the bundle must follow from
 * that; the end of an id is chance.
 */
export const bundleOf = (session: SessionId): string => `~${session.slice(-1)}`

/** Of which evening and bundle, and of the table if it is, this entry changes the summary: what opens an evening is of all. */
export function touchedBy({ entry }: Stored): readonly string[] {
  const [drawer, session] = [drawerOf(entry), sessionOf(entry)]
  if (session === null) return [drawer]
  return session === drawer ? [session, bundleOf(session)] : [drawer, session, bundleOf(session)]
}

/** What is said of several evenings together, from what is said of each. */
export type Join = (said: ReadonlyMap<SessionId, string>) => string
