import { testDatabase } from '../support/test-db'

/** A kind of database to measure on. */
export type LoadOn = {
  readonly name: string
  /** An empty, migrated one of its own; its URL. */
  readonly database: () => Promise<string>
}

export const SQLITE: LoadOn = { name: 'SQLite', database: testDatabase }
