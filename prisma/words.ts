/** What the commands for whoever hosts the app have in common. */
import { isAbsolute, resolve } from 'node:path'
import { parseEnv, type Inventory } from '../lib/server'

export function databaseUrl(): string {
  const read = parseEnv(process.env)
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  return read.env.DATABASE_URL
}

/** A path as it was meant where the command was typed; npm goes to the project's own folder first. */
export const pathOf = (path: string): string =>
  isAbsolute(path) ? path : resolve(process.env['INIT_CWD'] ?? process.cwd(), path)

/** A database as it was meant there. */
export const urlOf = (url: string): string =>
  url.startsWith('file:') ? `file:${pathOf(url.slice('file:'.length))}` : url

export const told = ({ Table, Entry, Deleted }: Inventory): string =>
  `${Table.rows} tables, ${Entry.rows} entries, ${Deleted.rows} marks of deleted tables; checksum ${Entry.checksum.slice(0, 16)}`

/** Runs a command; what is wrong is said in a sentence. */
export async function command(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
