import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { openDb, providerOf } from './db'
import { copyDatabase, CopyError, inventoryOf, type Inventory } from './copy'

const fileOf = (url: string) => url.replace(/^file:/, '')
const PARTS = ['', '-wal', '-shm'] as const

type Migrate = (url: string) => Promise<unknown>

/**
 * Writes a backup while the server runs: a SQLite file, whichever database it is of, as that was at one moment.
 * It takes its name only when it is whole.
 */
export async function backUp(url: string, file: string, migrate: Migrate): Promise<Inventory> {
  if (existsSync(file)) throw new CopyError('target_not_empty', `${file} exists already: name a new file.`)
  const unfinished = `${file}.unfinished`
  remove(unfinished)
  try {
    if (providerOf(url) === 'sqlite') vacuum(fileOf(url), unfinished)
    else await copied(url, unfinished, migrate)
    const inventory = await inventoryAt(unfinished)
    chmodSync(unfinished, 0o600)
    renameSync(unfinished, file)
    return inventory
  } finally {
    remove(unfinished)
  }
}

/** One reading transaction, beside which others go on writing; the source itself is not touched. */
function vacuum(file: string, to: string): void {
  const source = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    source.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`)
  } finally {
    source.close()
  }
}

async function inventoryAt(file: string): Promise<Inventory> {
  const db = openDb(`file:${file}`, 'FULL')
  try {
    return await inventoryOf(db)
  } finally {
    await db.$disconnect()
    gather(file)
  }
}

async function copied(url: string, to: string, migrate: Migrate): Promise<void> {
  await migrate(`file:${to}`)
  await copyDatabase(url, `file:${to}`)
}

/** All of it into the one file, without a log beside it. Throws if another process has it open. */
function gather(file: string): void {
  const db = new Sqlite(file, { timeout: 200 })
  try {
    db.pragma('journal_mode = DELETE')
  } finally {
    db.close()
  }
}

const remove = (file: string) => PARTS.forEach((part) => rmSync(file + part, { force: true }))

/**
 * Puts a backup in the place of a database. A file that is there is kept beside it, under the name that comes back; it must not
 * be in use. A PostgreSQL must be empty. A backup of an older version is brought up to date on the way.
 */
export async function restore(
  file: string,
  url: string,
  migrate: Migrate,
  now: Date,
): Promise<{ readonly inventory: Inventory; readonly kept: string | null }> {
  const target = providerOf(url) === 'sqlite' ? fileOf(url) : null
  if (target !== null && existsSync(target)) unused(target)
  const copy = `${target ?? file}.restoring`
  remove(copy)
  try {
    vacuum(file, copy)
    await migrate(`file:${copy}`)
    if (target === null) {
      await migrate(url)
      return { inventory: await copyDatabase(`file:${copy}`, url), kept: null }
    }
    const inventory = await inventoryAt(copy)
    const kept = existsSync(target) ? `${target}.${now.toISOString().replace(/\D/g, '').slice(0, 14)}` : null
    if (kept !== null) {
      unused(target)
      renameSync(target, kept)
      remove(target)
    }
    renameSync(copy, target)
    return { inventory, kept }
  } finally {
    remove(copy)
  }
}

/** Only who has it alone may change how it keeps its log: so a running server is noticed. */
function unused(file: string): void {
  try {
    gather(file)
  } catch (cause) {
    throw new Error(`${file} is in use: stop the server first.`, { cause })
  }
}
