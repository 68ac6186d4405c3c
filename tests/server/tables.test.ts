import { expect, test } from 'vitest'
import { createTable, deleteTable, enter, rotateKey } from '@/lib/server'
import { hashOf, roleOf } from '@/lib/server/keys'
import { PROTOCOL, type KeyHashes, type LiveEvent, type Role } from '@/lib/sync'
import { dealt, evening, newId, people } from './log-of-a-table'
import { count, emptyStore, hashesOf, newKeys, NOW, openedStore, openTable } from './open-table'
import { testDatabase } from '../support/test-db'

const request = (id: string, keys: KeyHashes) => ({ protocol: PROTOCOL, id, keys })

test('a table is made once, and the same request again is no mistake', async () => {
  const store = await emptyStore()
  const [id, hashes] = [newId(), hashesOf(newKeys())]
  expect(await createTable(store, request(id, hashes), NOW)).toEqual({ made: true })
  expect(await createTable(store, request(id, hashes), NOW)).toEqual({ made: false })
  expect(await store.db.table.findMany()).toEqual([
    { id, madeAt: NOW.toISOString(), ownerHash: hashes.owner, scorerHash: hashes.scorer, viewerHash: hashes.viewer },
  ])
})

test('nobody takes over a table by making it again with other keys', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  for (const role of ['owner', 'scorer', 'viewer'] as const) {
    const hashes = { ...hashesOf(table.keys), [role]: hashOf('another key') }
    expect(await createTable(store, request(table.id, hashes), NOW)).toEqual({ code: 'table_exists' })
  }
  expect((await table.guest('owner')).hashes).toEqual(hashesOf(table.keys))
})

test('a request for a table has an id, three different hashes, and nothing else', async () => {
  const store = await emptyStore()
  const [id, hashes] = [newId(), hashesOf(newKeys())]
  for (const wrong of [
    null,
    [],
    'table',
    request('../etc', hashes),
    request(id.toUpperCase(), hashes),
    request(id, { ...hashes, viewer: hashes.scorer }),
    request(id, { ...hashes, viewer: hashes.owner }),
    request(id, { ...hashes, scorer: hashes.owner }),
    request(id, { ...hashes, viewer: 'short' }),
    { ...request(id, hashes), owner: 'me' },
    { ...request(id, hashes), keys: { ...hashes, admin: hashes.owner } },
  ])
    expect(await createTable(store, wrong, NOW)).toEqual({ code: 'bad_request' })
  expect(await createTable(store, { ...request(id, hashes), protocol: PROTOCOL + 1 }, NOW)).toEqual({
    code: 'server_too_old',
  })
  expect(await store.db.table.count()).toBe(0)
})

test('each key opens its own table with its own role, and no other', async () => {
  const store = await emptyStore()
  const [one, other] = [await openTable(store), await openTable(store)]
  for (const role of ['owner', 'scorer', 'viewer'] as const) {
    expect(await enter(store, one.id, one.keys[role])).toMatchObject({ tableId: one.id, role })
    expect(await enter(store, other.id, one.keys[role])).toEqual({ code: 'key_wrong' })
  }
  expect(await enter(store, one.id, null)).toEqual({ code: 'key_missing' })
  expect(await enter(store, one.id, '')).toEqual({ code: 'key_wrong' })
  // The hash is what a thief of the database has: it opens nothing.
  expect(await enter(store, one.id, hashOf(one.keys.owner))).toEqual({ code: 'key_wrong' })
  expect(await enter(store, newId(), one.keys.owner)).toEqual({ code: 'table_unknown' })
  expect(await enter(store, "' OR 1=1 --", one.keys.owner)).toEqual({ code: 'table_unknown' })
})

test('hashes of another length are compared, not thrown at', () => {
  const hashes = hashesOf(newKeys())
  expect(roleOf('', hashes)).toBeNull()
  expect(roleOf(`${hashes.owner}x`, hashes)).toBeNull()
  expect(roleOf(hashes.viewer, hashes)).toBe('viewer')
})

test('the database holds no key', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const rows = JSON.stringify(await store.db.table.findMany())
  for (const key of Object.values(table.keys)) expect(rows).not.toContain(key)
})

const rotate = async (
  table: Awaited<ReturnType<typeof openTable>>,
  store: Awaited<ReturnType<typeof emptyStore>>,
  role: Role,
  key: string,
  by: Role = 'owner',
) => rotateKey(store, await table.guest(by), { protocol: PROTOCOL, role, hash: hashOf(key) })

test('the owner gives a role a new key: the old one is dead at once, the others live on', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  for (const role of ['viewer', 'scorer', 'owner'] as const) {
    const expected = { ...(await table.guest('owner')).hashes, [role]: hashOf(`new ${role}`) }
    expect(await rotate(table, store, role, `new ${role}`)).toEqual({ keys: expected })
    expect(await enter(store, table.id, table.keys[role])).toEqual({ code: 'key_wrong' })
    expect(await enter(store, table.id, `new ${role}`)).toMatchObject({ role, hashes: expected })
  }
})

test('only the owner changes keys or deletes the table', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  for (const by of ['scorer', 'viewer'] as const) {
    expect(await rotate(table, store, 'viewer', 'mine', by)).toEqual({ code: 'not_allowed' })
    expect(await deleteTable(store, await table.guest(by), NOW)).toEqual({ code: 'not_allowed' })
  }
  expect((await table.guest('owner')).hashes).toEqual(hashesOf(table.keys))
})

test('a change of keys sent twice is done once; one to the key of another role is none', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const first = await rotate(table, store, 'scorer', 'new scorer')
  expect(await rotate(table, store, 'scorer', 'new scorer')).toEqual(first)
  expect(await rotate(table, store, 'scorer', table.keys.viewer)).toEqual({ code: 'bad_request' })
  expect(await rotate(table, store, 'viewer', table.keys.owner)).toEqual({ code: 'bad_request' })
  expect(await rotate(table, store, 'owner', 'new scorer')).toEqual({ code: 'bad_request' })
  const guest = await table.guest('owner')
  for (const wrong of [
    null,
    { protocol: PROTOCOL, role: 'admin', hash: hashOf('x') },
    { protocol: PROTOCOL, role: 'viewer', hash: 'x' },
  ])
    expect(await rotateKey(store, guest, wrong)).toEqual({ code: 'bad_request' })
})

test('two changes at once both hold, and an owner who was replaced meanwhile changes nothing', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const before = await table.guest('owner')
  await Promise.all([rotate(table, store, 'scorer', 'new scorer'), rotate(table, store, 'viewer', 'new viewer')])
  expect(await enter(store, table.id, 'new scorer')).toMatchObject({ role: 'scorer' })
  expect(await enter(store, table.id, 'new viewer')).toMatchObject({ role: 'viewer' })
  await rotate(table, store, 'owner', 'new owner')
  const late = { protocol: PROTOCOL, role: 'viewer', hash: hashOf('late') }
  expect(await rotateKey(store, before, late)).toEqual({ code: 'key_wrong' })
  expect(await deleteTable(store, before, NOW)).toEqual({ code: 'key_wrong' })
  expect(await enter(store, table.id, 'late')).toEqual({ code: 'key_wrong' })
  expect(await enter(store, table.id, 'new owner')).toMatchObject({ role: 'owner' })
})

test('a key changed by another process is dead after a moment', async () => {
  const url = await testDatabase()
  const [here, there] = [openedStore(url), openedStore(url)]
  const table = await openTable(here)
  await table.guest('scorer')
  const owner = await enter(there, table.id, table.keys.owner)
  if ('code' in owner) throw new Error(owner.code)
  await rotateKey(there, owner, { protocol: PROTOCOL, role: 'scorer', hash: hashOf('new scorer') })
  await expect.poll(() => enter(here, table.id, table.keys.scorer), { timeout: 10_000 }).toEqual({ code: 'key_wrong' })
})

const listening = () => {
  const told: (LiveEvent | 'closed')[] = []
  const listener = (role: Role) => ({
    role,
    tell: (event: LiveEvent) => told.push(event),
    close: () => told.push('closed'),
  })
  return { told, listener }
}

test('deleting a table deletes its entries and keys, tells who listens, and is remembered by a hash alone', async () => {
  const store = await emptyStore()
  const [table, other] = [await openTable(store), await openTable(store)]
  const four = people()
  const session = evening(four)
  const entries = [...four, session, dealt(session)]
  await table.send(entries)
  await other.send(entries)
  const { told, listener } = listening()
  store.live.enter(table.id, listener('viewer'))
  store.live.enter(other.id, listener('viewer'))
  expect(await deleteTable(store, await table.guest('owner'), NOW)).toEqual({ deleted: true })
  expect(told).toEqual([{ event: 'deleted' }, 'closed'])
  expect(await count(store, table.id)).toBe(0)
  expect(await store.db.table.findMany({ select: { id: true } })).toEqual([{ id: other.id }])
  expect(await store.db.deleted.findMany()).toEqual([{ idHash: hashOf(table.id), at: NOW.toISOString() }])
  for (const role of ['owner', 'scorer', 'viewer'] as const)
    expect(await enter(store, table.id, table.keys[role])).toEqual({ code: 'table_deleted' })
  expect(await enter(store, table.id, 'any key at all')).toEqual({ code: 'table_deleted' })
  expect(await createTable(store, request(table.id, hashesOf(table.keys)), NOW)).toEqual({ code: 'table_deleted' })
  expect(await count(store, other.id)).toBe(6)
})

test('an exchange that was let in before the table was deleted stores nothing', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const scorer = await table.guest('scorer')
  await deleteTable(store, await table.guest('owner'), NOW)
  const { exchange } = await import('@/lib/server')
  const reply = await exchange(store, scorer, { protocol: PROTOCOL, after: null, entries: people() })
  expect(reply).toEqual({ code: 'table_deleted' })
  expect(await store.db.entry.count()).toBe(0)
})

test('a deletion cut short after its mark leaves the table whole, and its owner can delete it', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  await store.db.deleted.create({ data: { idHash: hashOf(table.id), at: NOW.toISOString() } })
  expect((await table.send(people())).placed.length).toBe(4)
  expect(await createTable(store, request(table.id, hashesOf(table.keys)), NOW)).toEqual({ made: false })
  expect(await deleteTable(store, await table.guest('owner'), NOW)).toEqual({ deleted: true })
  expect(await store.db.entry.count()).toBe(0)
})

test('who listens with a key that was changed is told and let go; the others stay', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { told, listener } = listening()
  const { told: others, listener: other } = listening()
  store.live.enter(table.id, listener('scorer'))
  store.live.enter(table.id, other('viewer'))
  await rotate(table, store, 'scorer', 'new scorer')
  expect(told).toEqual([{ event: 'key_wrong' }, 'closed'])
  expect(others).toEqual([])
})
