import type { Entry } from '../table'
import { isTableId, PROTOCOL, ROLES, type Refusal, type Role } from '../sync'
import { refusalOf } from './exchange'
import { freshTable } from './fresh-table'
import { store } from './here'
import { newId } from './ids'
import { hashesOf, hashOf, isKey, newKey, newKeys, roleOf, type Keys } from './keys'
import { tablesChanged } from './log'
import type { TableRecord } from './my-table'
import { exchangeNow } from './open-table'
import { storageFaultOf, type StorageFault } from './storage-fault'
import { ask } from './transport'
import { write } from './write'

export type NewTable = Pick<Extract<Entry, { kind: 'table' }>, 'name' | 'language' | 'currency'>
export type Created = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly code: StorageFault }
export type Joined = { readonly ok: true } | { readonly ok: false; readonly code: StorageFault | 'key_malformed' }
export type ActionResult =
  { readonly ok: true } | { readonly ok: false; readonly code: Refusal | StorageFault | 'offline' }

/** Works without network: id and keys are made here, and the server is told of them when it is reached. */
export async function createTable(table: NewTable): Promise<Created> {
  try {
    const id = newId()
    const keys: Keys = newKeys()
    const hashes = await hashesOf(keys)
    await store.keep({
      ...freshTable(id, keys.owner),
      name: table.name,
      keys,
      hashes,
      role: 'owner',
      registered: false,
    })
    const written = await write(id, { kind: 'table', ...table })
    if (!written.ok) {
      await store.forget(id)
      return { ok: false, code: written.code === 'quota' ? 'quota' : 'storage' }
    }
    tablesChanged(id)
    return { ok: true, id }
  } catch (error) {
    return { ok: false, code: storageFaultOf(error) }
  }
}

/** Keeps a table and the key of its link; what is in it comes with the first exchange. */
export async function joinTable(id: string, key: string): Promise<Joined> {
  if (!isTableId(id) || !isKey(key)) return { ok: false, code: 'key_malformed' }
  try {
    const known = await store.table(id)
    const role = known ? await roleOf(key, known.hashes) : null
    if (!known) await store.keep(freshTable(id, key))
    else if (isBetter(known, key, role)) await store.keep({ ...known, key, role, contact: { state: 'none' } })
    tablesChanged(id)
    exchangeNow(id)
    return { ok: true }
  } catch (error) {
    return { ok: false, code: storageFaultOf(error) }
  }
}

/** Whoever opens a link of a smaller role on a phone with a greater one keeps the greater one, while its key is good. */
function isBetter(known: TableRecord, key: string, role: Role | null): boolean {
  if (key === known.key) return false
  if (known.contact.state === 'refused' && known.contact.code === 'key_wrong') return true
  if (known.role === null) return true
  return role === null ? known.role !== 'owner' : ROLES.indexOf(role) < ROLES.indexOf(known.role)
}

export async function forgetTable(id: string): Promise<void> {
  await store.forget(id)
  tablesChanged(id)
}

const ownerKeyOf = (table: TableRecord): string | null =>
  table.role === 'owner' ? table.key : (table.keys.owner ?? null)

/** Deletes it on the server, for everybody. This phone keeps its copy until it forgets it. */
export async function deleteTable(id: string): Promise<ActionResult> {
  const table = await store.table(id)
  const key = table && ownerKeyOf(table)
  if (!key) return { ok: false, code: 'not_allowed' }
  const answer = await ask('DELETE', { path: `/api/tables/${id}`, key, body: undefined })
  if (!answer) return { ok: false, code: 'offline' }
  const code = refusalOf(answer)
  if (code !== null && code !== 'table_deleted') return { ok: false, code }
  await store.change(id, { contact: { state: 'refused', code: 'table_deleted' } })
  tablesChanged(id)
  return { ok: true }
}

/**
 * Makes a new key for the role: links of that role given away before are dead. The new key is kept before the server is told,
 * and told again as it is if the answer was lost: else an owner could lock himself out.
 */
export async function rotateKey(id: string, role: Role): Promise<ActionResult> {
  try {
    const table = await store.table(id)
    const old = table && ownerKeyOf(table)
    if (!old) return { ok: false, code: 'not_allowed' }
    const key = table.pending?.role === role ? table.pending.key : newKey()
    await store.change(id, { pending: { role, key } })
    const body = { protocol: PROTOCOL, role, hash: await hashOf(key) }
    const path = `/api/tables/${id}/keys`
    let answer = await ask('POST', { path, key: old, body })
    // The answer to an earlier try may have been lost.
    if (answer && role === 'owner' && refusalOf(answer) === 'key_wrong') answer = await ask('POST', { path, key, body })
    if (!answer) return { ok: false, code: 'offline' }
    const code = refusalOf(answer)
    if (code !== null) return { ok: false, code }
    const hashes = table.hashes && { ...table.hashes, [role]: body.hash }
    await store.change(id, {
      hashes,
      keys: { ...table.keys, [role]: key },
      pending: null,
      ...(table.role === role ? { key } : {}),
    })
    tablesChanged(id)
    return { ok: true }
  } catch (error) {
    return { ok: false, code: storageFaultOf(error) }
  }
}

/** A link for that role, or null if this phone does not know its key. The key is in the fragment: it reaches no log. */
export async function linkTo(id: string, role: Role): Promise<string | null> {
  const table = await store.table(id)
  const key = table && (table.keys[role] ?? (table.role === role ? table.key : null))
  return key ? `${location.origin}/table?t=${id}#${key}` : null
}
