import type { Family } from '../score'
import { eveningOf, type Evening, type SessionId } from '../table'
import { familyOf } from './open-log'
import type { Store } from './store'
import { isRefused, placedOf, type Stored } from './stored'

/** Evenings summed up in one go: while they are, a deal that is saved has to wait. */
const AT_ONCE = 8

export type Told = {
  /** The build that says it. */
  readonly made: string
  readonly say: (evening: Evening | null) => string
  /** Told how many of those that were missing are there; false: nobody waits for them any more. */
  readonly heard?: (progress: { readonly done: number; readonly of: number }) => boolean
}

const derived = (evening: readonly Stored[], session: SessionId, family: Family | null): Evening | null =>
  eveningOf(evening.filter((stored) => !isRefused(stored)).map(placedOf), session, family)

/** The evening as the phone's log has it now; null: it is not there, or cannot be read. */
export async function eveningFrom(store: Store, table: string, session: SessionId): Promise<Evening | null> {
  const evening = await store.evening(table, session)
  return derived(evening, session, await familyOf(evening))
}

/**
 * What there is to say of each of these evenings: as it was kept, or worked out now and kept. A phone without room for
 * it works it out each time.
 */
export async function summariesFrom(
  store: Store,
  table: string,
  sessions: readonly SessionId[],
  { made, say, heard }: Told,
): Promise<ReadonlyMap<SessionId, string>> {
  const kept = (await store.summaries(table)).filter((summary) => summary.made === made)
  const said = new Map(kept.map(({ session, says }) => [session, says]))
  const missing = sessions.filter((session) => !said.has(session))
  // Nothing can be waited for while they are worked out in the store.
  const family = await familyOf(missing.length > 0 ? await store.kept(table, missing) : [])
  const sayOf = (evening: readonly Stored[], session: SessionId) => say(derived(evening, session, family))
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    if (heard && !heard({ done: from, of: missing.length })) break
    const some = missing.slice(from, from + AT_ONCE)
    try {
      for (const { session, says } of await store.summarize(table, some, { made, say: sayOf })) said.set(session, says)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      for (const session of some) said.set(session, sayOf(await store.evening(table, session), session))
    }
  }
  return said
}
