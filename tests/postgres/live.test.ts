import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deleteTable, enter, rotateKey } from '@/lib/server'
import { hashOf } from '@/lib/server/keys'
import { PROTOCOL, type LiveEvent, type Role } from '@/lib/sync'
import { missingSql } from '../../scripts/engine.mjs'
import { people } from '../server/log-of-a-table'
import { NOW, openedStore, openTable } from '../server/open-table'
import { postgresUrl, testDatabase } from '../support/test-db'

/** What is told at once on a quick machine. */
const SOON = { timeout: 20_000 }

/** Two processes on one database, as far as they can tell. */
async function twoStores() {
  const url = await testDatabase()
  return [openedStore(url), openedStore(url)] as const
}

const listening = () => {
  const told: (LiveEvent | 'closed')[] = []
  const listener = (role: Role) => ({
    role,
    tell: (event: LiveEvent) => told.push(event),
    close: () => told.push('closed'),
  })
  return { told, listener }
}

test('what one process writes, changes and deletes is told to who listens at another', async () => {
  const [here, there] = await twoStores()
  const table = await openTable(here)
  const { told, listener } = listening()
  there.live.enter(table.id, listener('scorer'))
  // Until it listens a message is lost, which makes it only slower.
  await expect
    .poll(async () => {
      await table.send(people(1))
      return told.length
    }, SOON)
    .toBeGreaterThan(0)
  const last = (await table.send(people(1))).cursor?.clock
  await expect.poll(() => told.at(-1), SOON).toEqual({ event: 'poke', clock: last })

  await enter(there, table.id, table.keys.scorer)
  const body = { protocol: PROTOCOL, role: 'scorer', hash: hashOf('new scorer') }
  await rotateKey(here, await table.guest('owner'), body)
  await expect.poll(() => told.slice(-2), SOON).toEqual([{ event: 'key_wrong' }, 'closed'])
  expect(await enter(there, table.id, table.keys.scorer)).toEqual({ code: 'key_wrong' })

  const { told: others, listener: viewer } = listening()
  there.live.enter(table.id, viewer('viewer'))
  await deleteTable(here, await table.guest('owner'), NOW)
  await expect.poll(() => others, SOON).toEqual([{ event: 'deleted' }, 'closed'])
})

test('a lost connection comes back by itself, and strange notifications are not heard', async () => {
  const [here, there] = await twoStores()
  const table = await openTable(here)
  const { told, listener } = listening()
  there.live.enter(table.id, listener('scorer'))
  const pokes = async () => {
    const before = told.length
    await table.send(people(1))
    await new Promise((done) => setTimeout(done, 50))
    return told.length - before
  }
  await expect.poll(pokes, SOON).toBeGreaterThan(0)
  await here.db
    .$executeRaw`SELECT pg_notify('anschreiber', 'hello'), pg_notify('anschreiber', '{"from":"x","messages":[null]}')`
  await here.db.$executeRaw`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`
  await expect.poll(pokes, SOON).toBeGreaterThan(0)
  for (const event of told) expect(event).toMatchObject({ event: 'poke' })
})

test('the migrations for PostgreSQL lead exactly to the schema, and a column too many is noticed', async () => {
  const model = readFileSync('prisma/schema.prisma', 'utf8')
  const lacking = (text: string) =>
    missingSql(text, 'prisma/migrations/postgresql', 'postgresql', `${postgresUrl()}postgres`)
  expect(await lacking(model)).toBeNull()
  const more = model.replace('madeAt     String', 'madeAt     String\n  note       String?')
  expect(await lacking(more)).toContain('ADD COLUMN     "note" TEXT')
})
