import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTable, enter, openStore } from '@/lib/server'
import { PROTOCOL } from '@/lib/sync'
import { tempFolder } from '../support/databases'
import { testDatabase } from '../support/test-db'
import { dealt, evening, newId, people } from './log-of-a-table'
import { backUp, count, emptyStore, hashesOf, idsOf, NOW, openedStore, openTable } from './open-table'

const fileOf = (url: string) => url.replace(/^file:/, '')

test('a server restored from an older backup says so, and the phone refills it', async () => {
  const url = await testDatabase()
  const backup = join(tempFolder(), 'backup.db')
  const four = people()
  const session = evening(four)
  const first = [...four, session, dealt(session)]
  const later = [dealt(session), dealt(session)]

  const before = openStore(url)
  const table = await openTable(before)
  await table.send(first)
  await backUp(before, url, backup)
  const { cursor } = await table.send(later)
  await before.close()

  copyFileSync(backup, fileOf(url))
  const after = openedStore(url)
  const restored = await openTable(after, table.id, table.keys)
  expect(await restored.ask([dealt(session)], cursor)).toEqual({ code: 'rewound' })
  expect(await count(after, table.id)).toBe(first.length)
  const refilled = await restored.send([...first, ...later])
  expect(refilled.placed.map(({ clock }) => clock)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(refilled.cursor?.clock).toBe(cursor?.clock)
  expect(refilled.cursor).not.toEqual(cursor)
})

test('a restored server whose clock has gone on with other entries is noticed by the stamp', async () => {
  const url = await testDatabase()
  const backup = join(tempFolder(), 'backup.db')
  const four = people()
  const session = evening(four)
  const before = openStore(url)
  const table = await openTable(before)
  await table.send([...four, session])
  await backUp(before, url, backup)
  const lost = dealt(session)
  const { cursor } = await table.send([lost])
  await before.close()

  copyFileSync(backup, fileOf(url))
  const after = openedStore(url)
  const restored = await openTable(after, table.id, table.keys)
  const theirs = [dealt(session), dealt(session), dealt(session)]
  expect((await restored.send(theirs)).placed[0]?.clock).toBe(cursor?.clock)
  expect(await restored.ask([], cursor)).toEqual({ code: 'rewound' })
  const reply = await restored.send([lost])
  expect(reply.placed).toEqual([{ id: lost.id, clock: 9 }])
  expect(idsOf(reply.entries.slice(5).map(({ entry }) => entry))).toEqual(idsOf(theirs))
})

test('the same entry at the same clock again is not the same log: what lay before it may be another', async () => {
  const url = await testDatabase()
  const backup = join(tempFolder(), 'backup.db')
  const four = people()
  const session = evening(four)
  const before = openStore(url)
  const table = await openTable(before)
  await table.send([...four, session])
  await backUp(before, url, backup)
  const [annas, lastOne] = [dealt(session), dealt(session)]
  const { cursor } = await table.send([annas, lastOne])
  await before.close()

  copyFileSync(backup, fileOf(url))
  const restored = await openTable(openedStore(url), table.id, table.keys)
  // Another phone's deal takes the clock that Anna's had, and the last one comes to lie where it lay.
  const theirs = await restored.send([dealt(session), lastOne])
  expect(theirs.cursor?.clock).toBe(cursor?.clock)
  expect(await restored.ask([], cursor)).toEqual({ code: 'rewound' })
})

test('a cursor that never was is no place in this log', async () => {
  const table = await openTable(await emptyStore())
  const { cursor } = await table.send(people())
  expect(await table.ask([], { clock: 99, stamp: cursor?.stamp ?? '' })).toEqual({ code: 'rewound' })
  expect(await table.ask([], { clock: cursor?.clock ?? 0, stamp: newId() })).toEqual({ code: 'rewound' })
  for (const wrong of [
    { clock: 0, stamp: newId() },
    { clock: -1, stamp: newId() },
    { clock: 1.5, stamp: newId() },
    { clock: 1 },
    4,
    'x',
  ])
    expect(await table.ask([], wrong as never)).toEqual({ code: 'bad_request' })
})

test('a server that lost everything knows no table, and is told of it again by the hashes of its keys', async () => {
  const store = await emptyStore()
  const lost = await openTable(store)
  const empty = await emptyStore()
  expect(await enter(empty, lost.id, lost.keys.scorer)).toEqual({ code: 'table_unknown' })
  const { hashes } = await lost.guest('viewer')
  expect(await createTable(empty, { protocol: PROTOCOL, id: lost.id, keys: hashes }, NOW)).toEqual({ made: true })
  expect(hashes).toEqual(hashesOf(lost.keys))
  for (const role of ['owner', 'scorer', 'viewer'] as const)
    expect(await enter(empty, lost.id, lost.keys[role])).toMatchObject({ role })
})
