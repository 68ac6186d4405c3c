import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { migrate } from '../../scripts/migrate.mjs'

const folders: string[] = []
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** An empty folder that is gone when the tests end. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'anschreiber-'))
  folders.push(folder)
  return folder
}

/** The PostgreSQL of this run, if these tests are to run on it. */
export const postgresUrl = (): string | undefined => inject('postgres')

/** An empty, migrated database of its own: a SQLite file, or, in the project `postgresql`, one of its server. */
export const testDatabase = (): Promise<string> => {
  const url = postgresUrl()
  return url === undefined ? sqliteFile() : postgresDatabase(url)
}

let template: Promise<string> | undefined

async function makeTemplate(): Promise<string> {
  const file = join(tempFolder(), 'template.db')
  await migrate(`file:${file}`)
  return file
}

/** Its `file:` URL. */
export async function sqliteFile(): Promise<string> {
  template ??= makeTemplate()
  const file = join(tempFolder(), 'test.db')
  copyFileSync(await template, file)
  return `file:${file}`
}

const model = new Map<string, Promise<string>>()

async function makeModel(server: string): Promise<string> {
  const name = `model_${randomUUID().slice(0, 8)}`
  await ask(`${server}postgres`, `CREATE DATABASE "${name}"`)
  await migrate(`${server}${name}`)
  return name
}

/** Those that tests have finished with: to make one takes far longer than to empty one. */
const free: string[] = []

/** @param server its URL, without a database */
export async function postgresDatabase(server: string): Promise<string> {
  const used = free.pop()
  const url = used ?? (await newPostgresDatabase(server))
  if (used !== undefined) await ask(used, 'TRUNCATE "Table", "Entry", "Deleted", "Count"')
  try {
    onTestFinished(() => void free.push(url))
  } catch {
    // Asked for by a hook: it is that file's to the end.
  }
  return url
}

async function newPostgresDatabase(server: string): Promise<string> {
  if (!model.has(server)) model.set(server, makeModel(server))
  const from = await model.get(server)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await ask(`${server}postgres`, `CREATE DATABASE "${name}" TEMPLATE "${from}"`)
  return `${server}${name}`
}

export async function ask(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, [...values])
    return rows
  } finally {
    await client.end()
  }
}
