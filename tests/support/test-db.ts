import { inject, onTestFinished } from 'vitest'
import { ask, newPostgresDatabase, sqliteFile } from './databases'

/** The PostgreSQL of this run, if these tests are to run on it. Measurements and pictures are taken outside of vitest, on SQLite. */
export const postgresUrl = (): string | undefined =>
  process.env['VITEST'] === undefined ? undefined : inject('postgres')

/** An empty, migrated database of its own: a SQLite file, or, in the project `postgresql`, one of its server. */
export const testDatabase = (): Promise<string> => {
  const url = postgresUrl()
  return url === undefined ? sqliteFile() : postgresDatabase(url)
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
