import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
export async function testDatabase(): Promise<string> {
  template ??= makeTemplate()
  const file = join(tempFolder(), 'test.db')
  copyFileSync(await template, file)
  return `file:${file}`
}
