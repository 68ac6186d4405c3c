import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTable, deleteTable } from '@/lib/server'
import { isDiskFull } from '@/lib/server/driver-code'
import { PROTOCOL } from '@/lib/sync'
import { dealt, evening, newId, people } from './log-of-a-table'
import { testDatabase } from '../support/test-db'
import { count, emptyStore, hashesOf, newKeys, NOW, openedStore, openTable } from './open-table'

test('a full disk refuses by name, stores nothing half, and goes on when there is room again', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const four = people()
  const session = evening(four)
  const { cursor } = await table.send([...four, session])
  const [{ page_count } = { page_count: 0n }] = await store.db.$queryRaw<{ page_count: bigint }[]>`PRAGMA page_count`
  await store.db.$queryRawUnsafe(`PRAGMA max_page_count = ${Number(page_count) + 1}`)

  const deals = Array.from({ length: 100 }, () => dealt(session))
  expect(await table.ask(deals, cursor)).toEqual({ code: 'disk_full' })
  expect(await count(store, table.id)).toBe(5)
  expect(await table.send([], null, 'viewer')).toMatchObject({ cursor, more: false })

  // A large one that does not fit takes no small one with it.
  const [large, small] = await Promise.all([table.ask(deals, cursor), table.ask([dealt(session)], cursor)])
  expect(large).toEqual({ code: 'disk_full' })
  expect(small).toMatchObject({ placed: [{ clock: 6 }] })

  await store.db.$queryRawUnsafe('PRAGMA max_page_count = 1000000')
  const reply = await table.send(deals, cursor)
  expect(reply.placed.map(({ clock }) => clock)).toEqual(deals.map((_, at) => at + 7))
})

test('a table that does not fit on the disk is not made', async () => {
  const store = await emptyStore()
  await store.db.$queryRawUnsafe('PRAGMA max_page_count = 1')
  let failure: unknown
  let made = 0
  while (failure === undefined && made < 200)
    await createTable(store, { protocol: PROTOCOL, id: newId(), keys: hashesOf(newKeys()) }, NOW).then(
      () => (made += 1),
      (thrown: unknown) => (failure = thrown),
    )
  expect(isDiskFull(failure)).toBe(true)
  expect(await store.db.table.count()).toBe(made)
})

test('of a deleted table nothing is left, not even in the free pages of the file', async () => {
  const url = await testDatabase()
  const store = openedStore(url)
  const [table, other] = [await openTable(store), await openTable(store)]
  const secret = () => ({ ...people(1)[0]!, name: 'Geheimrat Huber' }) // there is one
  await table.send(Array.from({ length: 300 }, secret))
  await other.send(people(4))
  const held = () =>
    ['', '-wal']
      .map((part) => url.replace(/^file:/, '') + part)
      .filter(existsSync)
      .map((file) => readFileSync(file, 'latin1'))
      .join('')
  expect(held()).toContain('Geheimrat Huber')
  await deleteTable(store, await table.guest('owner'), NOW)
  expect(held()).not.toContain('Geheimrat')
  expect(held()).not.toContain(table.id)
  expect(held()).toContain(other.id)
})

test('another failure is not taken for a full disk', () => {
  expect(isDiskFull(new Error('database or disk is full'))).toBe(false)
  expect(isDiskFull('SQLITE_FULL')).toBe(false)
  expect(isDiskFull(undefined)).toBe(false)
})
