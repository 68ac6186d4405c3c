import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { providerOf } from './db'
import type { Server } from './server'
import { isStopping } from './running'

/** What keeps a server from serving. */
export type Ailment = 'stopping' | 'database_down' | 'migrations_differ' | 'disk_low'

/** null: it is well. */
export async function ailmentOf({ env, store }: Pick<Server, 'env' | 'store'>): Promise<Ailment | null> {
  if (isStopping()) return 'stopping'
  let applied: readonly Applied[]
  try {
    applied = await store.db.$queryRaw<Applied[]>`
      SELECT "migration_name" AS "name", "checksum" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`
  } catch {
    return (await answers(store.db)) ? 'migrations_differ' : 'database_down'
  }
  if (!same(applied, migrationsOf(env.DATABASE_URL))) return 'migrations_differ'
  return (await hasRoom(env.DATABASE_URL, env.DISK_FREE_MB)) ? null : 'disk_low'
}

const answers = (db: Server['store']['db']) =>
  db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  )

type Applied = { readonly name: string; readonly checksum: string }

/** Those of this version, as the start has applied them. */
function migrationsOf(url: string): readonly Applied[] {
  const folder = join(process.cwd(), 'prisma/migrations', providerOf(url))
  return readdirSync(folder)
    .map((name) => ({ name, file: join(folder, name, 'migration.sql') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, checksum: createHash('sha256').update(readFileSync(file)).digest('hex') }))
}

function same(some: readonly Applied[], others: readonly Applied[]): boolean {
  const text = (all: readonly Applied[]) =>
    JSON.stringify(all.map(({ name, checksum }) => `${name} ${checksum}`).sort())
  return text(some) === text(others)
}

/** The disk of a PostgreSQL is on its own machine, for its own administrator to watch. */
async function hasRoom(url: string, megabytes: number): Promise<boolean> {
  if (providerOf(url) === 'postgresql') return true
  const { bavail, bsize } = await statfs(dirname(url.replace(/^file:/, '')))
  return bavail * bsize >= megabytes * 1024 * 1024
}
