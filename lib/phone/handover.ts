import { isTableId, parseEntry, parseReply, PROTOCOL, type KeyHashes, type Role } from '../sync'
import { sessionOf, type AnyEntry } from '../table'
import { freshTable } from './fresh-table'
import { store } from './here'
import { isKey } from './keys'
import { changed, tablesChanged } from './log'
import type { TableRecord } from './my-table'
import { exchangeNow } from './open-table'
import { packed, unpacked, type Parts } from './pack'
import { storageFaultOf, type StorageFault } from './storage-fault'
import { byOrder, isRefused, type Stored } from './stored'

/** What one phone hands to another without a server: the evening, who the people are, and the key to go on with. */
export type Handover = {
  readonly table: string
  readonly session: string
  readonly key: string
  readonly role: Role | null
  readonly hashes: KeyHashes | null
  readonly registered: boolean
  readonly entries: readonly AnyEntry[]
}

export type Unpacked =
  | { readonly ok: true; readonly tableId: string; readonly sessionId: string; readonly added: number }
  | Exclude<Parts, { readonly ok: true }>
  | { readonly ok: false; readonly code: StorageFault }

/** Texts for a series of QR codes, or joined by line breaks for a file; null: not on this phone. */
export async function packEvening(tableId: string, session: string): Promise<readonly string[] | null> {
  const table = await store.table(tableId)
  const evening = await store.evening(tableId, session)
  if (!table || evening.length === 0) return null
  const wide = await store.entries(tableId, { session: '' })
  return packed(handoverOf(table, session, [...wide, ...evening]))
}

/** The evenings before this one stay where they are. The owner's own key is not handed on. */
export function handoverOf(table: TableRecord, session: string, stored: readonly Stored[]): Handover {
  const isNeeded = ({ entry }: Stored) => [null, session].includes(sessionOf(entry))
  const once = new Map(stored.filter((one) => isNeeded(one) && !isRefused(one)).map((one) => [one.id, one]))
  const scorer = table.keys.scorer
  return {
    table: table.id,
    session,
    key: scorer ?? table.key,
    role: scorer ? 'scorer' : table.role,
    hashes: table.hashes,
    registered: table.registered,
    entries: [...once.values()].sort(byOrder).map(({ entry }) => entry),
  }
}

/** Keeps the evening, and its table if that is new here, when all texts are there; the server is told when it is reached. */
export async function unpackEvening(texts: readonly string[]): Promise<Unpacked> {
  const parts = await unpacked(texts)
  if (!parts.ok) return parts
  const handed = handoverFrom(parts.json)
  if (!handed) return { ok: false, code: 'not_an_evening' }
  const { table: tableId, session: sessionId, key, role, hashes, registered } = handed
  try {
    if (!(await store.table(tableId))) await store.keep({ ...freshTable(tableId, key), role, hashes, registered })
    const added = await store.add(tableId, handed.entries)
    changed(tableId, added)
    tablesChanged(tableId)
    exchangeNow(tableId)
    return { ok: true, tableId, sessionId, added: added.length }
  } catch (error) {
    return { ok: false, code: storageFaultOf(error) }
  }
}

/** null: it is none. What another phone hands over is looked at like what a server answers. */
export function handoverFrom(json: unknown): Handover | null {
  if (typeof json !== 'object' || json === null) return null
  const { table, session, key, role, hashes, registered, entries } = json as Partial<Record<keyof Handover, unknown>> // each is looked at below
  if (typeof table !== 'string' || !isTableId(table) || typeof session !== 'string' || !isTableId(session)) return null
  if (typeof key !== 'string' || !isKey(key) || typeof registered !== 'boolean' || !Array.isArray(entries)) return null
  const read = entries.map(parseEntry).flatMap((one) => ('entry' in one ? [one.entry] : []))
  if (read.length < entries.length) return null
  return { table, session, key, registered, entries: read, ...knownOf(role, hashes) }
}

/** Role and hashes are those of a reply. */
function knownOf(role: unknown, keys: unknown): Pick<Handover, 'role' | 'hashes'> {
  const reply = { protocol: PROTOCOL, role, keys, placed: [], refused: [], entries: [], cursor: null, more: false }
  const known = parseReply(reply)
  return known ? { role: known.role, hashes: known.keys } : { role: null, hashes: null }
}
