import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { groupCommit } from '@/lib/server/group-commit'
import { testDatabase } from '../support/test-db'
import { dealt, evening, people } from './log-of-a-table'
import { count, emptyStore, openedStore, openTable } from './open-table'

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

test('200 exchanges at once on one table get the clocks 1 to 200, none missing and none twice', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const persons = Array.from({ length: 200 }, () => people(1)[0]!) // one of one
  const replies = await Promise.all(persons.map((person) => table.send([person])))
  const clocks = replies.flatMap(({ placed }) => placed.map(({ clock }) => clock))
  expect(clocks.sort((a, b) => a - b)).toEqual(upTo(200))
})

test('exchanges at once on many tables give each its own clocks without a gap', async () => {
  const store = await emptyStore()
  const tables = await Promise.all(upTo(20).map(() => openTable(store)))
  const replies = await Promise.all(
    tables.flatMap((table) => upTo(10).map(async () => ({ id: table.id, reply: await table.send(people(2)) }))),
  )
  for (const { id } of tables) {
    const own = replies.filter((one) => one.id === id).flatMap(({ reply }) => reply.placed.map(({ clock }) => clock))
    expect(own.sort((a, b) => a - b)).toEqual(upTo(20))
  }
})

test('what is known already leaves no gap in the clocks of what comes with it', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const four = people()
  await table.send(four)
  const session = evening(four)
  await Promise.all(upTo(5).map(() => table.send([...four, session, dealt(session)])))
  const rows = await store.db.entry.findMany({ where: { tableId: table.id }, orderBy: { clock: 'asc' } })
  expect(rows.map(({ clock }) => clock)).toEqual(upTo(10))
})

test('a phone that reads between the writings of others misses nothing', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  let writing = true
  const writers = Promise.all(
    upTo(8).map(async () => {
      for (const _ of upTo(15)) await table.send(people(1))
    }),
  ).finally(() => (writing = false))
  const seen: number[] = []
  let after: Parameters<typeof table.send>[1] = null
  for (let last = false; !last;) {
    last = !writing
    // The driver never yields: a reader who did not would starve the writers.
    await new Promise((done) => setImmediate(done))
    const reply = await table.send([], after)
    seen.push(...reply.entries.map(({ clock }) => clock))
    after = reply.cursor
  }
  await writers
  expect(seen).toEqual(upTo(120))
})

test('two processes write to one file, and no clock is missing or given twice', async () => {
  const url = await testDatabase()
  const store = openedStore(url)
  const table = await openTable(store)
  const theirs = upTo(60).flatMap(() => people(1))
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      fileURLToPath(new URL('./second-process.ts', import.meta.url)),
      url,
      table.id,
      table.keys.scorer,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  child.stdin.end(JSON.stringify(theirs))
  const ours: number[] = []
  let running = true
  void ended.then(() => (running = false))
  let after: Parameters<typeof table.send>[1] = null
  while (running) {
    const reply = await table.send(people(1), after)
    after = reply.cursor
    ours.push(...reply.placed.map(({ clock }) => clock))
  }
  expect(await ended).toBe(0)
  const clocks = [...ours, ...(JSON.parse(said) as number[])].sort((a, b) => a - b)
  expect(clocks).toEqual(upTo(await count(store, table.id)))
  expect(clocks.length).toBeGreaterThan(60)
})

test('what waits is written in one group, in order, and a bad work fails alone', async () => {
  const groups: number[][] = []
  const write = groupCommit(
    (works: readonly number[]) => {
      groups.push([...works])
      return works.includes(3) ? Promise.reject(new Error('bad')) : Promise.resolve(works.map((work) => work * 10))
    },
    () => 1,
    4,
  )
  const outs = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(write))
  expect(outs.map((out) => (out.status === 'fulfilled' ? out.value : 'failed'))).toEqual([10, 20, 'failed', 40, 50, 60])
  expect(groups).toEqual([[1, 2, 3, 4], [1], [2], [3], [4], [5, 6]])
})

test('a work larger than a group is a group of its own', async () => {
  const groups: number[][] = []
  const write = groupCommit(
    (works: readonly number[]) => {
      groups.push([...works])
      return Promise.resolve(works)
    },
    (work) => work,
    10,
  )
  await Promise.all([99, 4, 6, 1].map(write))
  expect(groups).toEqual([[99], [4, 6], [1]])
})
