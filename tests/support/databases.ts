import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../scripts/migrate.mjs'

const folders: string[] = []
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** An empty folder that is gone when the tests end. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'anschreiber-'))
  folders.push(folder)
  return folder
}

let template: Promise<string> | undefined

async function makeTemplate(): Promise<string> {
  const file = join(tempFolder(), 'template.db')
  await migrate(`file:${file}`)
  return file
}

/** An empty, migrated SQLite file of its own; its `file:` URL. */
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

/** An empty, migrated database on this server, whose URL names none. */
export async function newPostgresDatabase(server: string): Promise<string> {
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
