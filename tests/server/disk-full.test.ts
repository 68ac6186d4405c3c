import { expect, test } from 'vitest'
import { createTable } from '@/lib/server'
import { isDiskFull } from '@/lib/server/driver-code'
import { PROTOCOL } from '@/lib/sync'
import { dealt, evening, newId, people } from './log-of-a-table'
import { count, emptyStore, hashesOf, newKeys, NOW, openTable } from './open-table'

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

test('another failure is not taken for a full disk', () => {
  expect(isDiskFull(new Error('database or disk is full'))).toBe(false)
  expect(isDiskFull('SQLITE_FULL')).toBe(false)
  expect(isDiskFull(undefined)).toBe(false)
})
