import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { Prisma, PrismaClient } from '../../generated/sqlite/client'

export { Prisma }
export type Db = PrismaClient
/** FULL: what was acknowledged survives a power cut. NORMAL is for comparison in the bench. */
export type Synchronous = 'FULL' | 'NORMAL'

/** The adapter has no option for these, and a file already in WAL would open with synchronous = NORMAL. */
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
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${this.synchronous}; PRAGMA foreign_keys = ON`,
    )
    return connection
  }
}

/**
 * Opens the database. It is one connection, and a statement made while a transaction is open would run inside it,
 * so nothing here opens one: each write is a single statement, which SQLite takes whole or not at all.
 */
export const openDb = (url: string, synchronous: Synchronous): Db =>
  new PrismaClient({ adapter: new Sqlite(url, synchronous) })

/** What the driver calls the failure, `SQLITE_FULL` for one; null if it was none of the driver's. */
export function driverCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // the shape Prisma gives a failure of its driver adapter; any other is read as undefined
  const { meta, cause } = error as {
    meta?: { driverAdapterError?: { cause?: DriverCause } }
    cause?: DriverCause
  }
  return (meta?.driverAdapterError?.cause ?? cause)?.originalCode ?? null
}
type DriverCause = { readonly originalCode?: string }

export const isDiskFull = (error: unknown): boolean => /^SQLITE_(FULL|IOERR_WRITE)/.test(driverCode(error) ?? '')
export const isTableGone = (error: unknown): boolean => driverCode(error) === 'SQLITE_CONSTRAINT_FOREIGNKEY'
