import { createHash } from 'node:crypto'
import { openDb, Prisma, providerOf, type Db } from './db'

/** What a database holds for good; who asked how often is not worth taking along. */
const KEPT = {
  Table: ['id', 'madeAt', 'ownerHash', 'scorerHash', 'viewerHash'],
  Entry: ['tableId', 'id', 'clock', 'stamp', 'kind', 'device', 'at', 'facts'],
  Deleted: ['idHash', 'at'],
} as const satisfies { readonly [Name in Exclude<Prisma.ModelName, 'Count'>]: readonly string[] }
type Name = keyof typeof KEPT
const NAMES = ['Table', 'Entry', 'Deleted'] as const // a table before its entries

/** How many rows there are of each, and a sum of their hashes, in which their order plays no part. */
export type Inventory = Readonly<Record<Name, { readonly rows: number; readonly checksum: string }>>

type Row = Readonly<Record<string, string | number>>
type Reader = Pick<Db, '$queryRaw'>

const PAGE = 1000
/** A transaction may last as long as the largest database takes. */
const PATIENCE = { maxWait: 60_000, timeout: 24 * 3_600_000 }

const name = (text: string) => Prisma.raw(`"${text}"`) // one of the names above
const names = (all: readonly string[]) => Prisma.join(all.map(name))
/** The first columns find a row, and lead from page to page. */
const keyOf = (table: Name): readonly string[] => (table === 'Entry' ? ['tableId', 'clock'] : [KEPT[table][0]])

async function* rowsOf(db: Reader, table: Name): AsyncGenerator<readonly Row[]> {
  const key = keyOf(table)
  let after = Prisma.empty
  for (;;) {
    const rows = await db.$queryRaw<Row[]>`
      SELECT ${names(KEPT[table])} FROM ${name(table)} ${after} ORDER BY ${names(key)} LIMIT ${Prisma.raw(String(PAGE))}`
    const last = rows.at(-1)
    if (!last) return
    yield rows
    const values = key.map((column) => last[column]) // every row has its key
    after = Prisma.sql`WHERE (${names(key)}) > (${Prisma.join(values)})`
  }
}

/** Adds up what it is shown. */
function tally() {
  let rows = 0
  let sum = 0n
  const count = (table: Name, row: Row) => {
    const text = JSON.stringify(KEPT[table].map((column) => (column === 'clock' ? Number(row[column]) : row[column])))
    rows += 1
    sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`))
  }
  return { count, result: () => ({ rows, checksum: sum.toString(16).padStart(64, '0') }) }
}

export async function inventoryOf(db: Reader): Promise<Inventory> {
  const all: Partial<Record<Name, Inventory[Name]>> = {}
  for (const table of NAMES) {
    const { count, result } = tally()
    for await (const rows of rowsOf(db, table)) for (const row of rows) count(table, row)
    all[table] = result()
  }
  return all as Inventory // each of them has been counted
}

async function isEmpty(db: Reader): Promise<boolean> {
  for (const table of NAMES) {
    const [one] = await db.$queryRaw<Row[]>`SELECT 1 AS "one" FROM ${name(table)} LIMIT 1`
    if (one) return false
  }
  return true
}

/** A target that must not be written to, or a copy that is not what it was made from. */
export class CopyError extends Error {
  constructor(
    readonly code: 'target_not_empty' | 'copy_differs',
    message: string,
  ) {
    super(message)
  }
}

/** Without the password. */
export const shownUrl = (url: string): string => url.replace(/:\/\/([^:@/]*):[^@/]*@/, '://$1:…@')

/**
 * Copies everything from one database to another, each migrated before. All of it or nothing: it is written in one transaction, read
 * again, and kept only if it is the same. What is written to the source meanwhile is not in the copy.
 */
export async function copyDatabase(from: string, to: string): Promise<Inventory> {
  const [source, target] = [openDb(from, 'FULL'), openDb(to, 'FULL')]
  try {
    return await source.$transaction(async (reader) => {
      if (providerOf(from) === 'postgresql') await reader.$executeRaw`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`
      return target.$transaction((writer) => copyAll(reader, writer, to), PATIENCE)
    }, PATIENCE)
  } finally {
    await Promise.all([source.$disconnect(), target.$disconnect()])
  }
}

async function copyAll(reader: Reader, writer: Prisma.TransactionClient, to: string): Promise<Inventory> {
  if (!(await isEmpty(writer)))
    throw new CopyError('target_not_empty', `${shownUrl(to)} is not empty: name a database that is.`)
  const read: Partial<Record<Name, Inventory[Name]>> = {}
  for (const table of NAMES) {
    const { count, result } = tally()
    for await (const rows of rowsOf(reader, table)) {
      for (const row of rows) count(table, row)
      await write(writer, table, rows)
    }
    read[table] = result()
  }
  const written = await inventoryOf(writer)
  if (JSON.stringify(written) !== JSON.stringify(read))
    throw new CopyError('copy_differs', `What ${shownUrl(to)} holds is not what was written: nothing was kept.`)
  return written
}

async function write(writer: Prisma.TransactionClient, table: Name, rows: readonly Row[]): Promise<void> {
  const values = rows.map((row) => Prisma.sql`(${Prisma.join(KEPT[table].map((column) => row[column]))})`)
  await writer.$executeRaw`INSERT INTO ${name(table)} (${names(KEPT[table])}) VALUES ${Prisma.join(values)}`
}
