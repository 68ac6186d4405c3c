import { randomUUID } from 'node:crypto'
import { LIMITS, type ParsedEntry } from '../sync'
import type { Entry, EntryId, UnknownEntry } from '../table'
import { Prisma, type Db } from './db'

/** What one exchange adds to one table: all of it or nothing. */
export type Addition = { readonly tableId: string; readonly entries: readonly ParsedEntry[] }

/** Where the entries of an addition lie, also those that were known before. None that is missing: the table has just been deleted. */
export type Placement = {
  readonly clocks: ReadonlyMap<EntryId, number>
  /** The ids that it has really added. */
  readonly fresh: readonly EntryId[]
  /** The mark of this writing: what it added bears it. */
  readonly stamp: string
}

type Row = { readonly tableId: string; readonly id: string; readonly clock: number }

/** As many rows as stay well below SQLite's 32,766 parameters, eight to a row. */
export const ROWS_PER_STATEMENT = 2000

const nameOf = (tableId: string, id: string) => `${tableId} ${id}`

/**
 * Adds to several tables in one statement, which is its own transaction. The clocks of a table ascend in the order of the
 * entries, without gaps; an entry that is known already is left as it is. Throws if a table does not exist.
 */
export async function addEntries(db: Db, additions: readonly Addition[]): Promise<readonly Placement[]> {
  const rows = new Map<string, Prisma.Sql>()
  const stamp = randomUUID()
  for (const { tableId, entries } of additions)
    for (const { entry, text } of entries) {
      const name = nameOf(tableId, entry.id)
      const { by, at } = entry as { by: string; at: string } // every schema asks for them
      if (!rows.has(name))
        rows.set(
          name,
          Prisma.sql`(${tableId}, ${entry.id}, ${entry.kind}, ${by}, ${at}, ${text}, ${String(rows.size)}, ${stamp})`,
        )
    }
  const added = await db.$queryRaw<Row[]>`
    INSERT INTO "Entry" ("tableId", "id", "clock", "kind", "device", "at", "facts", "stamp")
    SELECT v.column1, v.column2,
      coalesce((SELECT max("clock") FROM "Entry" WHERE "tableId" = v.column1), 0)
        + row_number() OVER (PARTITION BY v.column1 ORDER BY CAST(v.column7 AS INTEGER)),
      v.column3, v.column4, v.column5, v.column6, v.column8
    FROM (VALUES ${Prisma.join([...rows.values()])}) v
    WHERE NOT EXISTS (SELECT 1 FROM "Entry" e WHERE e."tableId" = v.column1 AND e."id" = v.column2)
    ON CONFLICT ("tableId", "id") DO NOTHING RETURNING "tableId", "id", "clock"`
  const clocks = new Map(added.map((row) => [nameOf(row.tableId, row.id), Number(row.clock)]))
  const unclaimed = new Set(clocks.keys())
  const placements: Placement[] = []
  for (const { tableId, entries } of additions) {
    const ids = [...new Set(entries.map(({ entry }) => entry.id))]
    const known = await clocksOf(
      db,
      tableId,
      ids.filter((id) => !clocks.has(nameOf(tableId, id))),
    )
    placements.push({
      clocks: new Map(
        ids.flatMap((id) => {
          const clock = clocks.get(nameOf(tableId, id)) ?? known.get(id) // added now, or known before
          return clock === undefined ? [] : [[id, clock]]
        }),
      ),
      // Two phones may hand in the same entry at once: the first has added it.
      fresh: ids.filter((id) => unclaimed.delete(nameOf(tableId, id))),
      stamp,
    })
  }
  return placements
}

/** Which of these entries the table has, and where. */
export async function clocksOf(db: Db, tableId: string, ids: readonly EntryId[]): Promise<Map<EntryId, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.entry.findMany({ where: { tableId, id: { in: [...ids] } }, select: { id: true, clock: true } })
  return new Map(rows.map(({ id, clock }) => [id, clock]))
}

export type LogPage = {
  readonly rows: readonly { readonly clock: number; readonly stamp: string; readonly entry: Entry | UnknownEntry }[]
  readonly more: boolean
}

const entryOf = (facts: string) => JSON.parse(facts) as Entry | UnknownEntry // only what parseEntry has read is stored

/** What lies after a clock, in order, at most one reply's worth. */
export async function readAfter(db: Db, tableId: string, clock: number): Promise<LogPage> {
  const rows = await db.entry.findMany({
    where: { tableId, clock: { gt: clock } },
    orderBy: { clock: 'asc' },
    take: LIMITS.entriesPerReply + 1,
    select: { clock: true, stamp: true, facts: true },
  })
  return {
    rows: rows
      .slice(0, LIMITS.entriesPerReply)
      .map(({ clock, stamp, facts }) => ({ clock, stamp, entry: entryOf(facts) })),
    more: rows.length > LIMITS.entriesPerReply,
  }
}

/** The mark of the writing that put an entry at this clock; null: none lies there. */
export async function stampAt(db: Db, tableId: string, clock: number): Promise<string | null> {
  const row = await db.entry.findUnique({ where: { tableId_clock: { tableId, clock } }, select: { stamp: true } })
  return row?.stamp ?? null
}

/** The clock of the last entry; 0 in an empty log. */
export async function headOf(db: Db, tableId: string): Promise<number> {
  const row = await db.entry.findFirst({ where: { tableId }, orderBy: { clock: 'desc' }, select: { clock: true } })
  return row?.clock ?? 0
}

export async function readEntries(
  db: Db,
  tableId: string,
  ids: readonly EntryId[],
): Promise<readonly (Entry | UnknownEntry)[]> {
  if (ids.length === 0) return []
  const rows = await db.entry.findMany({ where: { tableId, id: { in: [...ids] } }, select: { facts: true } })
  return rows.map(({ facts }) => entryOf(facts))
}

/** Every seating entry that comes after a clock; of all sessions. */
export async function readSeatings(db: Db, tableId: string, clock: number): Promise<readonly (Entry | UnknownEntry)[]> {
  const rows = await db.entry.findMany({
    where: { tableId, clock: { gt: clock }, kind: 'seating' },
    select: { facts: true },
  })
  return rows.map(({ facts }) => entryOf(facts))
}
