import type { Family } from '../score'
import { eveningOf, type Evening, type SessionId } from '../table'
import { familyOf } from './open-log'
import type { Store } from './store'
import { isRefused, placedOf, type Stored } from './stored'
import { bundleOf, type Join } from './summary'

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
  const said = new Map(await store.said(table, sessions, made))
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

/**
 * What there is to say of these evenings together, in some few parts: where nothing has changed, a thousand evenings are
 * not read one by one, and where one has, those in its bundle are. Of a bundle it must be known of which evenings it is,
 * for others may have been asked for before: so their ids stand in its first line.
 */
export async function bundlesFrom(
  store: Store,
  table: string,
  sessions: readonly SessionId[],
  { join, ...told }: Told & { readonly join: Join },
): Promise<readonly string[]> {
  const bundles = new Map<string, SessionId[]>()
  for (const session of sessions) {
    const own = bundles.get(bundleOf(session))
    if (own) own.push(session)
    else bundles.set(bundleOf(session), [session])
  }
  const kept = await store.said(table, [...bundles.keys()], told.made)
  const found: string[] = []
  const missing = new Map<string, readonly SessionId[]>()
  for (const [bundle, evenings] of bundles) {
    const says = kept.get(bundle)
    const head = `${[...evenings].sort().join()}\n`
    if (says?.startsWith(head)) found.push(says.slice(head.length))
    else missing.set(bundle, evenings)
  }
  const said = await summariesFrom(store, table, [...missing.values()].flat(), told)
  for (const evenings of missing.values()) found.push(join(new Map(evenings.map((id) => [id, said.get(id) ?? '']))))
  const withHead: Join = (each) => `${[...each.keys()].sort().join()}\n${join(each)}`
  try {
    if (missing.size > 0) await store.bundle(table, missing, { made: told.made, join: withHead })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return found
}
