// Prisma's schema engine as WebAssembly: it compares the model with the migrations, without a binary and without a network.
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'

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
function adapter() {
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

/** @param {string} baseDir */
function migrationsIn(baseDir) {
  const names = readdirSync(baseDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return {
    tag: /** @type {const} */ ('migrations'),
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
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
 * @returns {Promise<string | null>}
 */
export async function missingSql(model, folder) {
  if (!loaded) load()
  loaded = true
  const engine = await glue.SchemaEngine.new(
    { datamodels: [['schema.prisma', model]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter()),
  )
  const result = await engine.diff({
    from: migrationsIn(folder),
    to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: model }] },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  return result.exitCode === 0 ? null : (result.stdout ?? '')
}
