import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp, copyDatabase, inventoryOf, openStore, restore, shownUrl } from '@/lib/server'
import { migrate } from '../../scripts/migrate.mjs'
import { testDatabase } from '../support/test-db'
import { sqliteFile, tempFolder } from '../support/databases'
import { dealt, evening, people, unknown } from './log-of-a-table'
import { count, everything, NOW, openedStore, openTable, type OpenTable } from './open-table'

const fileOf = (url: string) => url.replace(/^file:/, '')

/** A database with some tables, one of which has been deleted. */
async function filled() {
  const url = await testDatabase()
  const store = openedStore(url)
  const tables: OpenTable[] = []
  for (let made = 0; made < 3; made++) tables.push(await openTable(store))
  const four = people()
  const session = evening(four)
  for (const table of tables) await table.send([...four, session, ...Array.from({ length: 400 }, () => dealt(session))])
  for (const text of ['\'; DROP TABLE "Entry"; --', '🂡 Zoë\\u0000', '{"a":[null]}'])
    await tables[0]!.send([unknown({ text })]) // there are three
  await store.db.deleted.create({ data: { idHash: 'x'.repeat(43), at: NOW.toISOString() } })
  return { url, store, tables }
}

test('a database is moved whole, to the other kind and back, and its phones go on where they were', async () => {
  const { url, store, tables } = await filled()
  const before = await inventoryOf(store.db)
  expect(before).toMatchObject({ Table: { rows: 3 }, Entry: { rows: 1218 }, Deleted: { rows: 1 } })
  const file = await sqliteFile()
  expect(await copyDatabase(url, file)).toEqual(before)
  const back = await testDatabase()
  expect(await copyDatabase(file, back)).toEqual(before)
  const moved = openedStore(back)
  for (const table of tables) {
    const there = await openTable(moved, table.id, table.keys)
    const { cursor } = await table.send([])
    expect(await there.send([], cursor)).toMatchObject({ entries: [], more: false })
    expect(await everything(there)).toEqual(await everything(table))
  }
})

test('a target that is not empty is refused by name, and nothing of it is touched', async () => {
  const { url } = await filled()
  const other = await filled()
  const before = await inventoryOf(other.store.db)
  await expect(copyDatabase(url, other.url)).rejects.toMatchObject({ code: 'target_not_empty' })
  await expect(copyDatabase(url, other.url)).rejects.toThrow(shownUrl(other.url))
  expect(await inventoryOf(other.store.db)).toEqual(before)
})

test('the password of a database is not shown', () => {
  expect(shownUrl('postgresql://anna:ge-heim@db.example/x')).toBe('postgresql://anna:…@db.example/x')
  expect(shownUrl('file:./data/a.db')).toBe('file:./data/a.db')
})

test('one row changed, added or taken away is another checksum; the order of the rows is none', async () => {
  const { store } = await filled()
  const one = await inventoryOf(store.db)
  const [row] = await store.db.entry.findMany({ take: 1 })
  const where = { tableId_id: { tableId: row?.tableId ?? '', id: row?.id ?? '' } }
  await store.db.entry.update({ where, data: { facts: `${row?.facts} ` } })
  const changed = await inventoryOf(store.db)
  expect(changed.Entry.rows).toBe(one.Entry.rows)
  expect(changed.Entry.checksum).not.toBe(one.Entry.checksum)
  await store.db.entry.delete({ where })
  if (row) await store.db.entry.create({ data: row })
  expect(await inventoryOf(store.db)).toEqual(one)
})

test('a backup made while phones write is whole at one moment; restored, it knows less, and the phones refill it', async () => {
  const url = await testDatabase()
  const file = join(tempFolder(), 'backup.db')
  const store = openStore(url)
  let open = true
  onTestFinished(() => (open ? store.close() : undefined))
  const table = await openTable(store)
  const four = people()
  const session = evening(four)
  const written: object[] = [...four, session]
  await table.send(written)
  let writing = true
  const phones = Array.from({ length: 4 }, async () => {
    while (writing) {
      const deal = dealt(session)
      await table.send([deal])
      written.push(deal)
      // The driver never yields.
      await new Promise((done) => setImmediate(done))
    }
  })
  await expect.poll(() => written.length).toBeGreaterThan(30)
  const inventory = await backUp(url, file, migrate)
  const later = written.length
  await expect.poll(() => written.length).toBeGreaterThan(later + 10)
  writing = false
  await Promise.all(phones)
  const { cursor } = await table.send([])
  await store.close()
  open = false

  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}-wal`)).toBe(false)
  const target = url.startsWith('file:') ? url : await testDatabase()
  const { inventory: restored, kept } = await restore(file, target, migrate, NOW)
  expect(restored).toEqual(inventory)
  expect(kept).toBe(url.startsWith('file:') ? `${fileOf(url)}.20261129201500` : null)
  const after = openedStore(target)
  const clocks = (await after.db.entry.findMany({ orderBy: { clock: 'asc' } })).map(({ clock }) => clock)
  expect(clocks).toEqual(clocks.map((_, at) => at + 1))
  expect(clocks.length).toBeGreaterThan(30)
  expect(clocks.length).toBeLessThan(written.length)
  const again = await openTable(after, table.id, table.keys)
  expect(await again.ask([], cursor)).toEqual({ code: 'rewound' })
  for (let at = 0; at < written.length; at += 500) await again.send(written.slice(at, at + 500))
  expect(await count(after, table.id)).toBe(written.length)
})

test('a backup overwrites no file, and a restore no database that is in use', async () => {
  const { url, store } = await filled()
  const file = join(tempFolder(), 'backup.db')
  await backUp(url, file, migrate)
  const whole = readFileSync(file)
  await expect(backUp(url, file, migrate)).rejects.toMatchObject({ code: 'target_not_empty' })
  expect(readFileSync(file).equals(whole)).toBe(true)
  const before = await inventoryOf(store.db)
  await expect(restore(file, url, migrate, NOW)).rejects.toThrow(/is in use: stop the server first|is not empty/)
  expect(await inventoryOf(store.db)).toEqual(before)
  for (const left of ['.restoring', '.unfinished']) expect(existsSync(file + left)).toBe(false)
})
