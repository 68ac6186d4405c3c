import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { missingSql } from '../../scripts/engine.mjs'
import { migrate } from '../../scripts/migrate.mjs'
import { tempFolder } from '../support/databases'

const OURS = 'prisma/migrations/sqlite'
const model = readFileSync('prisma/schema.prisma', 'utf8')

/** The project's migrations with one more. */
function withMigration(name: string, sql: string): string {
  const folder = join(tempFolder(), 'migrations')
  cpSync(OURS, folder, { recursive: true })
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'migration.sql'), sql)
  return folder
}

function ask(file: string, sql: string): unknown[] {
  const database = new Database(file)
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

function fill(file: string): void {
  const database = new Database(file)
  database.exec(`INSERT INTO "Table" VALUES ('t', 'now', 'a', 'b', 'c');
    INSERT INTO "Entry" VALUES ('t', 'e', 1, 's', 'deal', 'd', 'now', '{}');`)
  database.close()
}

const newFile = () => join(tempFolder(), 'deep', 'down', 'test.db')

describe('migrations', () => {
  test('lead exactly to the schema', async () => {
    expect(await missingSql(model, OURS)).toBeNull()
  })

  test('that lack a column are noticed, with the SQL that is missing', async () => {
    const more = model.replace('madeAt     String', 'madeAt     String\n  note       String?')
    expect(await missingSql(more, OURS)).toContain('ADD COLUMN "note" TEXT')
  })

  test('are applied once, into a folder that is made for them', async () => {
    const file = newFile()
    expect(await migrate(`file:${file}`)).not.toEqual([])
    expect(await migrate(`file:${file}`)).toEqual([])
    expect(ask(file, 'SELECT * FROM "Entry"')).toEqual([])
  })

  test('are applied once by four at the same time', async () => {
    const file = newFile()
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(`file:${file}`)))
    expect(applied.flat()).toEqual(applied.flat().filter((name, at, all) => all.indexOf(name) === at))
  })

  test('that break leave nothing of themselves behind, and are named', async () => {
    const file = newFile()
    const broken = withMigration(
      '29990101000000_break',
      'CREATE TABLE "half" ("a" TEXT); INSERT INTO "nowhere" VALUES (1);',
    )
    await expect(migrate(`file:${file}`, broken)).rejects.toThrow('29990101000000_break: no such table: nowhere')
    expect(ask(file, `SELECT 1 FROM sqlite_master WHERE name = 'half'`)).toEqual([])
    expect(await migrate(`file:${file}`)).toEqual([])
  })

  test('that leave a reference to nothing are rolled back', async () => {
    const file = newFile()
    await migrate(`file:${file}`)
    fill(file)
    const orphaning = withMigration('29990101000000_orphan', 'DELETE FROM "Table";')
    await expect(migrate(`file:${file}`, orphaning)).rejects.toThrow('leaves a reference to nothing')
    expect(ask(file, 'SELECT "id" FROM "Table"')).toEqual([{ id: 't' }])
  })

  test('that were changed after they had been applied stop the start, by name', async () => {
    const file = newFile()
    await migrate(`file:${file}`, withMigration('29990101000000_add', 'CREATE TABLE "a" ("x" TEXT);'))
    const edited = withMigration('29990101000000_add', 'CREATE TABLE "a" ("y" TEXT);')
    await expect(migrate(`file:${file}`, edited)).rejects.toThrow('29990101000000_add: it was changed after')
  })

  test('of a newer version stop the start of an older one', async () => {
    const file = newFile()
    await migrate(`file:${file}`, withMigration('29990101000000_add', 'CREATE TABLE "a" ("x" TEXT);'))
    await expect(migrate(`file:${file}`)).rejects.toThrow('29990101000000_add, which this version does not')
  })

  test('that redefine a table keep its entries', async () => {
    const file = newFile()
    await migrate(`file:${file}`)
    fill(file)
    const sql = await missingSql(model.replace('viewerHash String', 'viewerHash String?'), OURS)
    expect(sql).toContain('DROP TABLE "Table"')
    await migrate(`file:${file}`, withMigration('29990101000000_loosen', sql ?? ''))
    expect(ask(file, 'SELECT "tableId", "id" FROM "Entry"')).toEqual([{ tableId: 't', id: 'e' }])
  })
})
