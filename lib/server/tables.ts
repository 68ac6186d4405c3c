import { isTableId, parseCreate, parseRotate, type KeyHashes, type Refusal, type Role, type RotateReply } from '../sync'
import { hashOf, roleOf } from './keys'
import type { Store } from './store'

export type Refusing = { readonly code: Refusal }

/** Somebody who has shown a key of this table. */
export type Guest = { readonly tableId: string; readonly role: Role; readonly hashes: KeyHashes }

/** How long hashes are remembered, in ms: so long may a key outlive its change by another process. */
const KEYS_REMEMBERED = 2000

/** Lets in whoever has a key of the table. */
export async function enter(store: Store, tableId: string, key: string | null): Promise<Guest | Refusing> {
  if (key === null) return { code: 'key_missing' }
  const hashes = isTableId(tableId) ? await hashesOf(store, tableId) : null
  if (!hashes) return { code: await absenceOf(store, tableId) }
  const role = roleOf(hashOf(key), hashes)
  return role ? { tableId, role, hashes } : { code: 'key_wrong' }
}

async function hashesOf(store: Store, tableId: string): Promise<KeyHashes | null> {
  const kept = store.keys.get(tableId)
  if (kept && kept.until > performance.now()) return kept.hashes
  const row = await store.db.table.findUnique({ where: { id: tableId } })
  if (!row) return null
  const hashes = { owner: row.ownerHash, scorer: row.scorerHash, viewer: row.viewerHash }
  store.keys.set(tableId, { hashes, until: performance.now() + KEYS_REMEMBERED })
  return hashes
}

/** Why a table is not there. A table that is there is never asked for here, whatever a deletion cut short has left behind. */
export async function absenceOf(store: Store, tableId: string): Promise<'table_deleted' | 'table_unknown'> {
  const deleted = await store.db.deleted.findUnique({ where: { idHash: hashOf(tableId) } })
  return deleted ? 'table_deleted' : 'table_unknown'
}

/** Registers a table by the hashes of its keys. The same once more is no mistake: the first reply may have been lost. */
export async function createTable(
  store: Store,
  body: unknown,
  now: Date,
): Promise<{ readonly made: boolean } | Refusing> {
  const asked = parseCreate(body)
  if ('code' in asked) return asked
  const { id, keys } = asked
  const made = await store.db.$executeRaw`
    INSERT INTO "Table" ("id", "madeAt", "ownerHash", "scorerHash", "viewerHash")
    SELECT ${id}, ${now.toISOString()}, ${keys.owner}, ${keys.scorer}, ${keys.viewer}
    WHERE NOT EXISTS (SELECT 1 FROM "Deleted" WHERE "idHash" = ${hashOf(id)}) ON CONFLICT ("id") DO NOTHING`
  if (made > 0) return { made: true }
  const there = await hashesOf(store, id)
  if (!there) return { code: 'table_deleted' }
  const same = there.owner === keys.owner && there.scorer === keys.scorer && there.viewer === keys.viewer
  return same ? { made: false } : { code: 'table_exists' }
}

/** Gives a role a new key; who listens with the old one is told and let go. Doing it twice is the same as doing it once. */
export async function rotateKey(store: Store, guest: Guest, body: unknown): Promise<RotateReply | Refusing> {
  if (guest.role !== 'owner') return { code: 'not_allowed' }
  const asked = parseRotate(body)
  if ('code' in asked) return asked
  const { role, hash } = asked
  const { tableId, hashes } = guest
  // Not if the owner's key has changed since it was looked at, nor to a key that another role has.
  const changed = await store.db.$executeRaw`
    UPDATE "Table" SET
      "ownerHash" = CASE WHEN ${role} = 'owner' THEN ${hash} ELSE "ownerHash" END,
      "scorerHash" = CASE WHEN ${role} = 'scorer' THEN ${hash} ELSE "scorerHash" END,
      "viewerHash" = CASE WHEN ${role} = 'viewer' THEN ${hash} ELSE "viewerHash" END
    WHERE "id" = ${tableId} AND "ownerHash" = ${hashes.owner}
      AND (${role} = 'owner' OR "ownerHash" <> ${hash})
      AND (${role} = 'scorer' OR "scorerHash" <> ${hash})
      AND (${role} = 'viewer' OR "viewerHash" <> ${hash})`
  store.keys.delete(tableId)
  const keys = await hashesOf(store, tableId)
  if (!keys) return { code: await absenceOf(store, tableId) }
  if (changed === 0) return { code: keys.owner === hashes.owner ? 'bad_request' : 'key_wrong' }
  if (hash !== hashes[role]) store.live.end(tableId, { event: 'key_wrong' }, role)
  return { keys }
}

/**
 * Deletes a table with all that is in it. Two statements, the mark first: cut short between them, the table is still whole
 * and still its owner's to delete.
 */
export async function deleteTable(
  store: Store,
  guest: Guest,
  now: Date,
): Promise<{ readonly deleted: true } | Refusing> {
  if (guest.role !== 'owner') return { code: 'not_allowed' }
  const { tableId, hashes } = guest
  await store.db.$executeRaw`
    INSERT INTO "Deleted" ("idHash", "at") VALUES (${hashOf(tableId)}, ${now.toISOString()})
    ON CONFLICT ("idHash") DO NOTHING`
  await store.db.$executeRaw`DELETE FROM "Table" WHERE "id" = ${tableId} AND "ownerHash" = ${hashes.owner}`
  store.keys.delete(tableId)
  if (await hashesOf(store, tableId)) return { code: 'key_wrong' }
  store.live.end(tableId, { event: 'deleted' })
  await forget(store)
  return { deleted: true }
}

/** What SQLite deletes it overwrites, but its log still has it until it is merged into the file. A reader in the way only delays that. */
async function forget(store: Store): Promise<void> {
  if (store.provider === 'sqlite') await store.db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`.catch(() => {})
}
