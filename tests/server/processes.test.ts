import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { deleteTable } from '@/lib/server'
import { limitsFor } from '@/lib/server/limits'
import { shareCounts } from '@/lib/server/shared-counts'
import { ask, tempFolder } from '../support/databases'
import { postgresUrl, testDatabase } from '../support/test-db'
import { newId, people } from './log-of-a-table'
import { count, NOW, openedStore, openTable } from './open-table'

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
const onPostgres = postgresUrl() !== undefined

/** Two processes on one database, as far as they can tell. */
async function twoStores() {
  const url = await testDatabase()
  return [openedStore(url), openedStore(url)] as const
}

test('several processes write to one table at once, and no clock is missing or given twice', async () => {
  const url = await testDatabase()
  const stores = upTo(4).map(() => openedStore(url))
  const table = await openTable(stores[0]!) // there are four
  const there = await Promise.all(stores.map((store) => openTable(store, table.id, table.keys)))
  const replies = await Promise.all(
    there.flatMap((one) =>
      upTo(5).map(async () => {
        const clocks: number[] = []
        for (const _ of upTo(5)) clocks.push(...(await one.send(people(2))).placed.map(({ clock }) => clock))
        return clocks
      }),
    ),
  )
  expect(replies.flat().sort((a, b) => a - b)).toEqual(upTo(200))
  expect(await count(stores[0]!, table.id)).toBe(200) // there are four
})

test('the same entries handed to two processes at once are placed once, at the same clock', async () => {
  const [here, there] = await twoStores()
  const one = await openTable(here)
  const other = await openTable(there, one.id, one.keys)
  for (const _ of upTo(10)) {
    const entries = people(5)
    const [first, second] = await Promise.all([one.send(entries), other.send([...entries].reverse())])
    const clocks = (placed: typeof first.placed) => Object.fromEntries(placed.map(({ id, clock }) => [id, clock]))
    expect(clocks(first.placed)).toEqual(clocks(second.placed))
  }
  const rows = await here.db.entry.findMany({ where: { tableId: one.id }, orderBy: { clock: 'asc' } })
  expect(rows.map(({ clock }) => clock)).toEqual(upTo(50))
})

test('many tables written by two processes in one commit each keep their own clocks', async () => {
  const [here, there] = await twoStores()
  const tables = await Promise.all(upTo(10).map(() => openTable(here)))
  const elsewhere = await Promise.all(tables.map(({ id, keys }) => openTable(there, id, keys)))
  await Promise.all([...tables, ...elsewhere.reverse()].flatMap((table) => upTo(3).map(() => table.send(people(2)))))
  for (const { id } of tables) {
    const rows = await here.db.entry.findMany({ where: { tableId: id }, orderBy: { clock: 'asc' } })
    expect(rows.map(({ clock }) => clock)).toEqual(upTo(12))
  }
})

test('a table deleted by another process while phones write to it leaves nothing of itself', async () => {
  const [here, there] = await twoStores()
  const table = await openTable(here)
  const owner = await table.guest('owner')
  const writing = Promise.all(upTo(20).map(() => table.ask(people(3))))
  await Promise.all([writing, deleteTable(there, owner, NOW)])
  for (const reply of await writing) expect('code' in reply ? reply.code : 'placed').toMatch(/^(table_deleted|placed)$/)
  expect(await here.db.entry.count()).toBe(0)
  expect(await here.db.table.count()).toBe(0)
})

test('addresses are counted together: who was refused by one process is refused by the other', async () => {
  const [here, there] = await twoStores()
  const [one, other] = [limitsFor(false), limitsFor(false)]
  const shared = [shareCounts(here.db, one), shareCounts(there.db, other)]
  onTestFinished(() => shared.forEach(({ stop }) => stop()))
  for (const _ of upTo(150)) expect(one.wrongKeys.take('10.0.0.7')).toBe(true)
  for (const _ of upTo(50)) expect(other.wrongKeys.take('10.0.0.7')).toBe(true)
  for (const { now } of [...shared, ...shared]) await now()
  expect(one.wrongKeys.take('10.0.0.8')).toBe(true)
  expect(other.wrongKeys.take('10.0.0.7')).toBe(false)
  // The first learns it with the next that it has to tell.
  one.wrongKeys.take('10.0.0.7')
  await shared[0]?.now()
  expect(one.wrongKeys.take('10.0.0.7')).toBe(false)
  const kept = JSON.stringify(await here.db.count.findMany())
  expect(kept).not.toContain('10.0.0')
})

test('who asks little is not worth a row, and what is over is swept away', async () => {
  const [store] = await twoStores()
  await store.db.count.create({ data: { what: 'old', until: 1, count: 5 } })
  const limits = limitsFor(false)
  const { now, stop } = shareCounts(store.db, limits)
  onTestFinished(stop)
  for (const _ of upTo(299)) limits.requests.take('a')
  await now()
  expect(await store.db.count.count()).toBe(0)
  limits.requests.take('a')
  await now()
  expect(await store.db.count.findMany({ select: { count: true } })).toEqual([{ count: 300 }])
})

test('four processes that start at once bring an empty database up to date once', async () => {
  const url = onPostgres ? await emptyPostgres() : `file:${join(tempFolder(), 'deep', 'new.db')}`
  const script = fileURLToPath(new URL('../../scripts/migrate.mjs', import.meta.url))
  const code = `const { migrate } = await import(${JSON.stringify(script)}); console.log(JSON.stringify(await migrate(${JSON.stringify(url)})))`
  const said = await Promise.all(
    upTo(4).map(() => outputOf(spawn(process.execPath, ['--input-type=module', '-e', code]))),
  )
  const applied = said.flatMap((text) => JSON.parse(text) as string[])
  expect(applied.length).toBeGreaterThan(0)
  expect(new Set(applied).size).toBe(applied.length)
})

function outputOf(child: ChildProcess): Promise<string> {
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((done, fail) =>
    child.once('close', (code) => (code === 0 ? done(said) : fail(new Error(`ended with ${code}: ${said}`)))),
  )
}

async function emptyPostgres(): Promise<string> {
  const name = `empty_${newId().slice(-8)}`
  await ask(`${postgresUrl()}postgres`, `CREATE DATABASE "${name}"`)
  return `${postgresUrl()}${name}`
}
