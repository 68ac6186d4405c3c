import { versionOf, type Entry, type EntryId } from '../table'
import { afterPaint } from './after-paint'
import type { Draft } from './draft'
import { store } from './here'
import { newId } from './ids'
import { changed } from './log'
import { exchangeNow } from './open-table'
import { storageFaultOf, type StorageFault } from './storage-fault'

export type WriteResult =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly code: StorageFault | 'read_only' }

let device: Promise<string> | null = null
const deviceId = () =>
  (device ??= store.device(newId).catch((error: unknown) => {
    device = null
    throw error
  }))

/**
 * One write is kept whole or not at all: first in the phone's log, read again to be sure, then shown, then sent.
 * Drafts may name each other by an `id` of `newId`; an id that was written before is not written twice.
 */
export const write = (tableId: string, ...drafts: readonly Draft[]): Promise<WriteResult> =>
  writeAnd(tableId, drafts, () => {})

/** The same; `shown` is called just before the screens hear of it, so that what it changes is drawn together with that. */
export async function writeAnd(
  tableId: string,
  drafts: readonly Draft[],
  shown: (ids: readonly EntryId[]) => void,
): Promise<WriteResult> {
  try {
    const written = { at: new Date().toISOString(), by: await deviceId() }
    const entries = drafts.map(
      (draft) => ({ ...draft, ...written, v: versionOf(draft), id: draft.id ?? newId() }) as Entry,
    ) // Draft is Entry without just these
    const ids = entries.map(({ id }) => id)
    // Asked for together: the reading waits for the writing by itself, and begins the moment that is done.
    const [added, kept] = await Promise.all([store.enter(tableId, entries), store.kept(tableId, ids)])
    if (added === null) return { ok: false, code: 'read_only' }
    if (kept.length < ids.length) return { ok: false, code: 'storage' }
    shown(ids)
    changed(tableId, kept)
    afterPaint(() => {
      exchangeNow(tableId)
      if (drafts.some(({ kind }) => kind === 'deal')) void askToStay()
    })
    return { ok: true, ids }
  } catch (error) {
    return { ok: false, code: storageFaultOf(error) }
  }
}

/** Asks the browser once, when there is something worth keeping, not to clear this away when space is short. */
async function askToStay(): Promise<void> {
  // Not there without HTTPS.
  if (navigator.storage && (await store.firstTime('persist'))) await navigator.storage.persist()
}
