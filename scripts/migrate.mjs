// Applies prisma/migrations/sqlite/*/migration.sql in order, each in one transaction, and keeps Prisma's own record of it.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

const RECORD = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL,
  "logs" TEXT, "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`

/** @param {string} folder */
function migrationsIn(folder) {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/**
 * Brings a database up to date; its folder is made if it is missing. Several processes may do so at once.
 * @param {string} url file:…
 * @param {string} [folder] of the migrations
 * @returns {Promise<string[]>} the names of the migrations that were applied
 */
export async function migrate(url, folder = join(root, 'prisma/migrations/sqlite')) {
  // Not at the top: this module is loaded before the packages are installed.
  const { default: Database } = await import('better-sqlite3')
  const file = url.replace(/^file:/, '')
  mkdirSync(dirname(file), { recursive: true })
  const database = new Database(file, { timeout: 10_000 })
  const applied = []
  try {
    database.pragma('journal_mode = WAL')
    // A redefined table is dropped, and its children must not go with it. Inside a transaction this would do nothing.
    database.pragma('foreign_keys = OFF')
    database.exec(RECORD)
    const ours = migrationsIn(folder)
    const known = database.prepare(
      'SELECT "migration_name" AS name FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL',
    )
    for (const { name } of /** @type {{ name: string }[]} the one column selected */ (known.all()))
      if (!ours.some((migration) => migration.name === name))
        throw new Error(
          `The database knows migration ${name}, which this version does not: it was made by a newer one.`,
        )
    for (const migration of ours) if (apply(database, migration)) applied.push(migration.name)
  } finally {
    database.close()
  }
  return applied
}

/**
 * @param {import('better-sqlite3').Database} database
 * @param {{ name: string, sql: string, checksum: string }} migration
 * @returns {boolean} false: it had been applied before
 */
function apply(database, { name, sql, checksum }) {
  database.exec('BEGIN IMMEDIATE')
  try {
    const record = /** @type {{ checksum: string } | undefined} the one column selected */ (
      database
        .prepare('SELECT "checksum" FROM "_prisma_migrations" WHERE "migration_name" = ? AND "rolled_back_at" IS NULL')
        .get(name)
    )
    if (record && record.checksum !== checksum) throw new Error('it was changed after it had been applied')
    if (!record) {
      database.exec(sql)
      if (/** @type {unknown[]} */ (database.pragma('foreign_key_check')).length > 0)
        throw new Error('it leaves a reference to nothing')
      const now = new Date().toISOString()
      database
        .prepare(
          `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
           VALUES (?, ?, ?, ?, ?, 1)`,
        )
        .run(randomUUID(), checksum, name, now, now)
    }
    database.exec('COMMIT')
    return !record
  } catch (cause) {
    if (database.inTransaction) database.exec('ROLLBACK')
    throw new Error(`Migration ${name}: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause })
  }
}
