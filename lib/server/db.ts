import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient as PostgresClient } from '../../generated/postgresql/client'
import { Prisma, PrismaClient } from '../../generated/sqlite/client'

export { Prisma }
export type Db = PrismaClient
/** FULL: what was acknowledged survives a power cut. NORMAL is for comparison in the bench. */
export type Synchronous = 'FULL' | 'NORMAL'

/** Connections of one process. Writes go through one queue, so more would only wait for each other. */
const CONNECTIONS = 10

export type Provider = 'sqlite' | 'postgresql'
export const providerOf = (url: string): Provider => (/^postgres(ql)?:/.test(url) ? 'postgresql' : 'sqlite')

/**
 * The adapter has no option for these, and a file already in WAL would open with synchronous = NORMAL.
 * secure_delete: what is deleted is overwritten, and not only given free.
 */
class Sqlite extends PrismaBetterSqlite3 {
  constructor(
    url: string,
    private readonly synchronous: Synchronous,
  ) {
    super({ url, timeout: 5000 })
  }

  override async connect() {
    const connection = await super.connect()
    await connection.executeScript(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${this.synchronous}; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON`,
    )
    return connection
  }
}

/** A connection that breaks while nobody uses it is replaced by the pool; whoever needs the database next sees whether it is back. */
const broken = () => {}

const openPostgres = (url: string): Db => {
  const adapter = new PrismaPg(
    { connectionString: url, max: CONNECTIONS, application_name: 'anschreiber' },
    { onPoolError: broken, onConnectionError: broken },
  )
  // The two clients are generated from one model; they differ in options that nothing here uses.
  return new PostgresClient({ adapter }) as unknown as Db
}

/**
 * Opens the database. SQLite is one connection, and a statement made while a transaction is open would run inside it,
 * so no request opens one: each write is a single statement, which either database takes whole or not at all.
 */
export const openDb = (url: string, synchronous: Synchronous): Db =>
  providerOf(url) === 'postgresql' ? openPostgres(url) : new PrismaClient({ adapter: new Sqlite(url, synchronous) })
