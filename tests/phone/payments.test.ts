import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { databaseOf, everyOf, shelvesIn } from '@/lib/phone/indexed-db'
import { storeOver } from '@/lib/phone/store'
import { table, TABLE } from './log-of-a-phone'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const anna = { table: TABLE, player: 'anna', name: 'Anna Ober', iban: 'DE89370400440532013000', payPal: null }

test('payment details lie on a shelf of their own, by table and person, and go when the table is forgotten', async () => {
  const database = databaseOf('anschreiber')
  const store = storeOver(shelvesIn(database))
  await store.keep(table())
  const db = await database()
  const other = { ...anna, table: 'other' }
  for (const kept of [anna, { ...anna, player: 'bert' }, other]) await db.put('payments', kept)
  expect(await db.getAll('payments', everyOf(TABLE))).toHaveLength(2)
  expect(await store.entries(TABLE, 'all')).toEqual([])
  await store.forget(TABLE)
  expect(await db.getAll('payments')).toEqual([other])
})

test('a phone that had an older app keeps its tables and gets the shelf', async () => {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('anschreiber', 1)
    request.onupgradeneeded = () => {
      const db = request.result
      db.createObjectStore('tables', { keyPath: 'id' }).put(table())
      const entries = db.createObjectStore('entries', { keyPath: ['table', 'id'] })
      for (const name of ['session', 'outbox', 'refused', 'unread']) entries.createIndex(name, ['table', name])
      db.createObjectStore('settings')
      db.createObjectStore('drafts')
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
    request.onerror = () => reject(new Error('not opened'))
  })
  const database = databaseOf('anschreiber')
  await (await database()).put('payments', anna)
  expect(await storeOver(shelvesIn(database)).table(TABLE)).toMatchObject({ id: TABLE })
})
