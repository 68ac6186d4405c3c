import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ailmentOf, openStore, parseEnv, type Env } from '@/lib/server'
import { testDatabase } from '../support/test-db'
import { tempFolder } from '../support/databases'
import { openedStore } from './open-table'

const envFor = (settings: Record<string, string>): Env => {
  const read = parseEnv(settings)
  if ('mistakes' in read) throw new Error(read.mistakes.join())
  return read.env
}

test('a server with its database, its migrations and room on the disk is well', async () => {
  const url = await testDatabase()
  expect(await ailmentOf({ env: envFor({ DATABASE_URL: url }), store: openedStore(url) })).toBeNull()
})

test('a disk that is nearly full is named before it is full', async () => {
  const url = await testDatabase()
  const env = envFor({ DATABASE_URL: url, DISK_FREE_MB: '999999999' })
  // The disk of a PostgreSQL is its own machine's.
  expect(await ailmentOf({ env, store: openedStore(url) })).toBe(url.startsWith('file:') ? 'disk_low' : null)
})

// Last, as it spoils its database.
test('a database that does not answer, or was made by another version, is named', async () => {
  const url = await testDatabase()
  const store = openedStore(url)
  const env = envFor({ DATABASE_URL: url })
  await store.db.$executeRaw`UPDATE "_prisma_migrations" SET "checksum" = 'other'`
  expect(await ailmentOf({ env, store })).toBe('migrations_differ')
  await store.db.$executeRaw`DELETE FROM "_prisma_migrations"`
  expect(await ailmentOf({ env, store })).toBe('migrations_differ')
  await store.db.$executeRaw`DROP TABLE "_prisma_migrations"`
  expect(await ailmentOf({ env, store })).toBe('migrations_differ')

  const gone = url.startsWith('file:')
    ? `file:${join(tempFolder(), 'no', 'folder.db')}`
    : url.replace(/\/[^/]*$/, '/nowhere')
  const lost = openStore(gone)
  expect(await ailmentOf({ env: envFor({ DATABASE_URL: gone }), store: lost })).toBe('database_down')
  await lost.close()
})
