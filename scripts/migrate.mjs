// Applies prisma/migrations/<database>/*/migration.sql in order, each in one transaction, and keeps Prisma's own record of it.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { providerOf } from './model.mjs'

const root = join(import.meta.dirname, '..')

/**
 * What a migration needs of a database.
 * @typedef {object} Database
 * @property {string} record the statement that makes Prisma's table of migrations
 * @property {string} begin
 * @property {(sql: string) => Promise<unknown>} run one statement or several
 * @property {(sql: string, ...values: string[]) => Promise<Record<string, string>[]>} rows `?` for each value
 * @property {() => Promise<boolean>} sound whether every reference leads somewhere
 * @property {() => Promise<unknown>} close
 */

/** @param {string} url @returns {Promise<Database>} */
async function sqlite(url) {
  // Not at the top: this module is loaded before the packages are installed.
  const { default: Sqlite } = await import('better-sqlite3')
  const file = url.replace(/^file:/, '')
  mkdirSync(dirname(file), { recursive: true })
  const database = new Sqlite(file, { timeout: 50 })
  if (database.pragma('journal_mode', { simple: true }) !== 'wal')
    await patiently(() => database.pragma('journal_mode = WAL'))
  // A redefined table is dropped, and its children must not go with it. Inside a transaction this would do nothing.
  database.pragma('foreign_keys = OFF')
  return {
    record: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
      "id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL,
      "logs" TEXT, "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
      "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`,
    begin: 'BEGIN IMMEDIATE',
    run: (sql) => patiently(() => database.exec(sql)),
    rows: async (sql, ...values) => {
      const statement = database.prepare(sql)
      if (statement.reader) return /** @type {Record<string, string>[]} only text is selected */ (statement.all(values))
      statement.run(values)
      return []
    },
    sound: async () => /** @type {unknown[]} */ (database.pragma('foreign_key_check')).length === 0,
    close: async () => database.close(),
  }
}

/** Waits without blocking, so that another in this very process can go on. @param {() => unknown} work */
async function patiently(work) {
  for (let tries = 0; ; tries++)
    try {
      return work()
    } catch (error) {
      const busy = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
      if (!busy || tries === 200) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
}

/** The number that Prisma's own tools lock too; it is let go when the connection ends. */
const LOCK = 72_707_369

/** @param {string} url @returns {Promise<Database>} */
async function postgresql(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, application_name: 'anschreiber-migrate' })
  await client.connect()
  await client.query(`SELECT pg_advisory_lock(${LOCK})`)
  return {
    record: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
      "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
      "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
      "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`,
    begin: 'BEGIN',
    run: (sql) => client.query(sql),
    rows: async (sql, ...values) => {
      let at = 0
      const { rows } = await client.query(
        sql.replace(/\?/g, () => `$${++at}`),
        values,
      )
      return rows
    },
    // It looks at each reference as it is written.
    sound: async () => true,
    close: () => client.end(),
  }
}

const OPEN = { sqlite, postgresql }

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
 * Brings a database up to date; the folder of a file is made if it is missing. Several processes may do so at once.
 * @param {string} url file:… or postgresql://…
 * @param {string} [folder] of the migrations for this database
 * @returns {Promise<string[]>} the names of the migrations that were applied
 */
export async function migrate(url, folder = join(root, 'prisma/migrations', providerOf(url))) {
  const database = await OPEN[providerOf(url)](url)
  const applied = []
  try {
    await database.run(database.record)
    const ours = migrationsIn(folder)
    const known = await database.rows(
      'SELECT "migration_name" AS "name" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL',
    )
    for (const { name } of known)
      if (!ours.some((migration) => migration.name === name))
        throw new Error(
          `The database knows migration ${name}, which this version does not: it was made by a newer one.`,
        )
    for (const migration of ours) if (await apply(database, migration)) applied.push(migration.name)
  } finally {
    await database.close()
  }
  return applied
}

/**
 * @param {Database} database
 * @param {{ name: string, sql: string, checksum: string }} migration
 * @returns {Promise<boolean>} false: it had been applied before
 */
async function apply(database, { name, sql, checksum }) {
  await database.run(database.begin)
  try {
    const [record] = await database.rows(
      'SELECT "checksum" FROM "_prisma_migrations" WHERE "migration_name" = ? AND "rolled_back_at" IS NULL',
      name,
    )
    if (record && record['checksum'] !== checksum) throw new Error('it was changed after it had been applied')
    if (!record) {
      await database.run(sql)
      if (!(await database.sound())) throw new Error('it leaves a reference to nothing')
      const now = new Date().toISOString()
      await database.rows(
        `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
         VALUES (?, ?, ?, ?, ?, 1)`,
        randomUUID(),
        checksum,
        name,
        now,
        now,
      )
    }
    await database.run('COMMIT')
    return !record
  } catch (cause) {
    // If the failure has ended the transaction already, there is none to roll back.
    await database.run('ROLLBACK').catch(() => {})
    throw new Error(`Migration ${name}: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause })
  }
}
