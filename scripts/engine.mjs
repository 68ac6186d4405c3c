// Prisma's schema engine as WebAssembly: it compares the model with the migrations, without a binary and without a network.
import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { forPostgres } from './model.mjs'

const wasm = join(
  dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')),
  'schema_engine_bg.wasm',
)

function load() {
  const module = new WebAssembly.Module(readFileSync(wasm))
  /** @type {WebAssembly.Imports} */
  const imports = {}
  for (const wanted of WebAssembly.Module.imports(module))
    imports[wanted.module] = /** @type {WebAssembly.ModuleImports} what the module asks for is this glue */ (glue)
  const { exports } = new WebAssembly.Instance(module, imports)
  glue.__wbg_set_wasm(exports)
  const start = exports['__wbindgen_start']
  if (typeof start !== 'function') throw new Error('the schema engine has no start')
  start()
}

// The engine hands a whole migration to executeRaw; better-sqlite3 prepares one statement only, so scripts go to exec().
function sqlite() {
  const factory = new PrismaBetterSqlite3({ url: ':memory:' }, { shadowDatabaseUrl: ':memory:' })
  for (const method of /** @type {const} */ (['connect', 'connectToShadowDb'])) {
    const connect = factory[method].bind(factory)
    factory[method] = async () => {
      const database = await connect()
      const one = database.executeRaw.bind(database)
      database.executeRaw = async (query) => {
        if (query.args.length > 0) return one(query)
        await database.executeScript(query.sql)
        return 0
      }
      return database
    }
  }
  return factory
}

/** The catalogue has columns of type "char", which the adapter does not know: they are read as text. */
class Pool extends pg.Pool {
  /** @param {any[]} asked what pg's own pool takes */
  // @ts-expect-error -- one form in place of pg's many
  async query(...asked) {
    const result = await Reflect.apply(super.query, this, asked)
    for (const field of result?.fields ?? []) if (field.dataTypeID === 18) field.dataTypeID = 25
    return result
  }
}

/**
 * The adapter's own shadow database is the real one, or is dropped while it is still open: so it is made here.
 * @param {string} url
 */
function postgresql(url) {
  const pooled = (/** @type {string} */ to) =>
    new PrismaPg(new Pool({ connectionString: to }), { disposeExternalPool: true })
  const factory = pooled(url)
  factory.connectToShadowDb = async () => {
    const name = `shadow_${randomUUID().replaceAll('-', '')}`
    const there = new URL(url)
    there.pathname = `/${name}`
    const admin = await factory.connect()
    await admin.underlyingDriver().query(`CREATE DATABASE "${name}"`)
    const shadow = await pooled(String(there)).connect()
    const close = shadow.dispose.bind(shadow)
    // The adapter would split a script at every semicolon.
    shadow.executeScript = async (sql) => void (await shadow.underlyingDriver().query(sql))
    shadow.dispose = async () => {
      await close()
      await admin.underlyingDriver().query(`DROP DATABASE "${name}" WITH (FORCE)`)
      await admin.dispose()
    }
    return shadow
  }
  return factory
}

/** @param {string} baseDir @param {import('./model.mjs').Provider} provider */
function migrationsIn(baseDir, provider) {
  const names = readdirSync(baseDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return {
    tag: /** @type {const} */ ('migrations'),
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: `provider = "${provider}"\n` },
    shadowDbInitScript: '',
    migrationDirectories: names.map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: /** @type {const} */ ('ok'),
          value: readFileSync(join(baseDir, path, 'migration.sql'), 'utf8'),
        },
      },
    })),
  }
}

let loaded = false

/**
 * The SQL that leads from the migrations in a folder to a model; null when they agree.
 * @param {string} model the text of schema.prisma
 * @param {string} folder
 * @param {import('./model.mjs').Provider} [provider]
 * @param {string} [url] of a PostgreSQL in which the migrations are tried out
 * @returns {Promise<string | null>}
 */
export async function missingSql(model, folder, provider = 'sqlite', url = '') {
  if (!loaded) load()
  loaded = true
  const content = provider === 'sqlite' ? model : forPostgres(model)
  const engine = await glue.SchemaEngine.new(
    { datamodels: [['schema.prisma', content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(provider === 'sqlite' ? sqlite() : postgresql(url)),
  )
  const result = await engine.diff({
    from: migrationsIn(folder, provider),
    to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  // A role that may not make schemas has one all the same.
  const sql = (result.stdout ?? '').replace('-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n\n', '')
  return result.exitCode === 0 ? null : sql
}
