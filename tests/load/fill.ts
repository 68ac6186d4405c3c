import { randomBytes } from 'node:crypto'
import { createTable, openStore, type Store } from '@/lib/server'
import { hashOf } from '@/lib/server/keys'
import { PROTOCOL, type Cursor } from '@/lib/sync'
import { season } from '../bench/table'
import { newId } from '@/lib/phone/ids'

/** A table with an open evening, as one phone knows it: its key, and how far it has read. */
export type FilledTable = {
  readonly id: string
  readonly key: string
  readonly session: string
  after: Cursor | null
}

const newKey = () => randomBytes(16).toString('base64url')

/** So many at a time: they share commits. */
const TOGETHER = 200
const ROWS = 1500

/** Puts tables into the database without asking a server: that would take hours for many. */
export async function fill(url: string, tables: number, deals: number): Promise<readonly FilledTable[]> {
  const store = openStore(url)
  try {
    const filled: FilledTable[] = []
    for (let begun = 0; begun < tables; begun += TOGETHER) {
      const some = Array.from({ length: Math.min(TOGETHER, tables - begun) }, () => fillOne(store, deals))
      filled.push(...(await Promise.all(some)))
    }
    return filled
  } finally {
    await store.close()
  }
}

async function fillOne(store: Store, deals: number): Promise<FilledTable> {
  const [id, key] = [newId(), newKey()]
  const keys = { owner: hashOf(newKey()), scorer: hashOf(key), viewer: hashOf(newKey()) }
  const made = await createTable(store, { protocol: PROTOCOL, id, keys }, new Date())
  if ('code' in made) throw new Error(made.code)
  const { entries, lastSession } = season(1, deals)
  let after: Cursor | null = null
  for (let from = 0; from < entries.length; from += ROWS) {
    const some = entries.slice(from, from + ROWS).map((entry) => ({ entry, text: JSON.stringify(entry) }))
    const { clocks, stamp } = await store.add({ tableId: id, entries: some })
    after = { clock: Math.max(...clocks.values()), stamp }
  }
  return { id, key, session: lastSession, after }
}

/** Deals that a server has said it has: how many of them are not there, and how many places in the logs are not taken once. */
export async function missing(
  url: string,
  tables: readonly FilledTable[],
  acknowledged: ReadonlySet<string>,
): Promise<{ readonly lost: number; readonly gaps: number }> {
  const store = openStore(url)
  try {
    const unseen = new Set(acknowledged)
    let gaps = 0
    for (const { id } of tables) {
      const rows = await store.db.entry.findMany({
        where: { tableId: id },
        orderBy: { clock: 'asc' },
        select: { id: true, clock: true },
      })
      rows.forEach((row, place) => {
        unseen.delete(row.id)
        if (row.clock !== place + 1) gaps += 1
      })
    }
    return { lost: unseen.size, gaps }
  } finally {
    await store.close()
  }
}
