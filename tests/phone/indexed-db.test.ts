import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { databaseOf, shelvesIn } from '@/lib/phone/indexed-db'
import { storageFaultOf } from '@/lib/phone/storage-fault'
import { storeOver } from '@/lib/phone/store'
import { evening, table, TABLE } from './log-of-a-phone'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
const tab = () => storeOver(shelvesIn(databaseOf('anschreiber')))
const faultOf = (work: Promise<unknown>) => work.then(() => null, storageFaultOf)

test('two tabs write into one log, and number their outbox together', async () => {
  const [left, right] = [tab(), tab()]
  await left.keep(table())
  const { entries } = evening(20)
  await Promise.all(entries.map((entry, n) => (n % 2 ? left : right).add(TABLE, [entry])))
  const outbox = await left.entries(TABLE, 'outbox')
  expect(new Set(outbox.map(({ status }) => (status.state === 'unsent' ? status.outbox : null))).size).toBe(
    entries.length,
  )
  expect(await right.counts(TABLE)).toMatchObject({ all: entries.length })
})

test('a phone that is full says so, and keeps all or nothing of a write', async () => {
  const store = tab()
  await store.keep(table())
  const { entries } = evening(5)
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its own `this` below
  const { put } = IDBObjectStore.prototype
  let room = 4
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...value) {
    if (room-- <= 0) throw new DOMException('full', 'QuotaExceededError')
    return put.apply(this, value)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await faultOf(store.add(TABLE, entries))).toBe('quota')
  vi.restoreAllMocks()
  expect(await store.counts(TABLE)).toMatchObject({ all: 0 })
  expect(await store.add(TABLE, entries)).toHaveLength(entries.length)
})

test('a phone that is full still says how much there is of a table that an earlier app kept', async () => {
  const over = shelvesIn(databaseOf('anschreiber'))
  const { entries } = evening(5)
  await over('write', async (shelf) => {
    await shelf.putTable(table())
    const status = { state: 'unsent', outbox: 1 } as const
    for (const entry of entries) await shelf.putEntry({ table: TABLE, id: entry.id, session: '', entry, status })
  })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await storeOver(over).counts(TABLE)).toEqual({ all: entries.length, unsent: entries.length, refused: 0 })
})

test('a browser without IndexedDB is a fault with a name, not a crash', async () => {
  vi.stubGlobal('indexedDB', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await faultOf(tab().tables())).toBe('storage')
})

test('a mistake of ours is no storage fault', () => {
  expect(() => storageFaultOf(new TypeError('x is undefined'))).toThrow('x is undefined')
})

test('a tab of an older app lets a newer one upgrade, and says that it can keep nothing any more', async () => {
  const older = tab()
  await older.keep(table())
  const upgraded = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('anschreiber', 99)
    request.onsuccess = () => resolve(request.result)
    request.onerror = reject
  })
  const db = await upgraded
  expect([...db.objectStoreNames]).toContain('entries')
  expect(await faultOf(older.tables())).toBe('storage')
  db.close()
})
