import { startPostgres } from '../../scripts/postgres.mjs'
import { newPostgresDatabase, sqliteFile } from '../support/databases'

/** A kind of database to measure on. */
export type LoadOn = {
  readonly name: string
  /** An empty, migrated one of its own; its URL. */
  readonly database: () => Promise<string>
}

export const SQLITE: LoadOn = { name: 'SQLite', database: sqliteFile }

let running: ReturnType<typeof startPostgres> | undefined

/** One that is started for this run, and keeps what it has acknowledged as SQLite does. */
export const POSTGRESQL: LoadOn = {
  name: 'PostgreSQL',
  database: async () => {
    running ??= startPostgres({ durable: true })
    return newPostgresDatabase((await running).url(''))
  },
}

export const closeDatabases = async (): Promise<void> => (await running)?.remove()
