import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { forgetLastSeen } from './last-seen'
import type { TableRecord } from './my-table'
import type { KeptPayment } from './payments'
import type { Access, Part, Shelf, Shelves } from './shelf'
import { noStorage } from './storage-fault'
import type { Stored } from './stored'
import { touchedBy, type Summary } from './summary'

/** Entries are found by evening and by state; an index holds only the entries that have its key. */
interface Kept extends DBSchema {
  tables: { key: string; value: TableRecord }
  entries: {
    key: [string, string]
    value: Stored
    indexes: {
      session: [string, string]
      outbox: [string, number]
      refused: [string, string]
      unread: [string, number]
    }
  }
  settings: { key: string; value: string | number }
  drafts: { key: string; value: unknown }
  /** How people can be paid, as it was typed on this phone: never sent. */
  payments: { key: [string, string]; value: KeptPayment }
  summaries: { key: [string, string]; value: Summary }
}
export type Database = IDBPDatabase<Kept>

/** Step n brings a database of version n to n + 1; a step that was released is never changed. */
const STEPS: readonly ((db: Database) => void)[] = [
  (db) => {
    db.createObjectStore('tables', { keyPath: 'id' })
    const entries = db.createObjectStore('entries', { keyPath: ['table', 'id'] })
    entries.createIndex('session', ['table', 'session'])
    entries.createIndex('outbox', ['table', 'status.outbox'])
    entries.createIndex('refused', ['table', 'status.code'])
    entries.createIndex('unread', ['table', 'unread'])
    db.createObjectStore('settings')
    db.createObjectStore('drafts')
  },
  (db) => void db.createObjectStore('payments', { keyPath: ['table', 'player'] }),
  (db) => void db.createObjectStore('summaries', { keyPath: ['table', 'session'] }),
  // Nothing is made, but a tab that does not know of summaries of a table, and would not drop them, writes no more.
  () => undefined,
  // Nor one that does not keep step with how many entries there are, and would not drop the summaries of bundles.
  () => undefined,
]

const LOGS = ['tables', 'entries', 'settings', 'payments', 'summaries'] as const
type LogTransaction = IDBPTransaction<Kept, typeof LOGS, IDBTransactionMode>

/** The database of this name, opened at the first use, and again after the browser or a newer tab has closed it. */
export function databaseOf(name: string): () => Promise<Database> {
  let opened: Promise<Database> | null = null
  const close = (db: Database | null) => {
    opened = null
    db?.close()
  }
  const open = async (): Promise<Database> => {
    if (typeof indexedDB === 'undefined') throw noStorage()
    const db: Database = await openDB<Kept>(name, STEPS.length, {
      upgrade: (fresh, from) => STEPS.slice(from).forEach((step) => step(fresh)),
      // A tab with a newer app wants to upgrade: it must not wait for this one.
      blocking: () => close(db),
      terminated: () => close(null),
    })
    return db
  }
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    }))
}

export function shelvesIn(database: () => Promise<Database>): Shelves {
  return async <T>(access: Access, work: (shelf: Shelf) => Promise<T>): Promise<T> => {
    const db = await database()
    const tx = db.transaction(LOGS, access === 'read' ? 'readonly' : 'readwrite', {
      durability: access === 'durable' ? 'strict' : 'relaxed',
    })
    // Awaited below; without this a failure inside the work would also count as one that nobody looks at.
    const done = tx.done
    done.catch(() => {})
    let result: T
    try {
      result = await work(shelfIn(tx))
    } catch (error) {
      abort(tx)
      await done.catch(() => {})
      throw tx.error ?? error
    }
    await done
    return result
  }
}

function abort(tx: LogTransaction): void {
  try {
    tx.abort()
  } catch {
    // It has already been aborted by what failed.
  }
}

function shelfIn(tx: LogTransaction): Shelf {
  const tables = tx.objectStore('tables')
  const entries = tx.objectStore('entries')
  const settings = tx.objectStore('settings')
  const summaries = tx.objectStore('summaries')
  // A transaction for reading has no writing methods; the store writes in none of those.
  const written = <R>(result: R | undefined): Promise<unknown> => Promise.resolve(result)
  const outdated = new Set<string>()
  /** Once in a transaction: a reply of the server brings hundreds of entries of one evening. */
  const outdate = (stored: Stored) => {
    if (outdated.size === 0) forgetLastSeen()
    const sessions = touchedBy(stored).filter((session) => !outdated.has(session))
    for (const session of sessions) outdated.add(session)
    return Promise.all(sessions.map((session) => written(summaries.delete?.([stored.table, session]))))
  }
  return {
    table: (id) => tables.get(id),
    tables: () => tables.getAll(),
    putTable: async (table) => tables.put?.(table),
    dropTable: async (id) => {
      forgetLastSeen()
      await tables.delete?.(id)
      await entries.delete?.(everyOf(id))
      await tx.objectStore('payments').delete?.(everyOf(id))
      await summaries.delete?.(everyOf(id))
    },
    entry: (table, id) => entries.get([table, id]),
    entries: (table, part, limit) =>
      part === 'all'
        ? entries.getAll(everyOf(table), limit)
        : entries.index(indexOf(part)).getAll(rangeOf(table, part), limit),
    count: (table, part) =>
      part === 'all' ? entries.count(everyOf(table)) : entries.index(indexOf(part)).count(rangeOf(table, part)),
    // Async: where the storage throws at once, those that were asked before must still have somebody who hears of their failure.
    putEntry: async (stored) => Promise.all([entries.put?.(stored), outdate(stored)]),
    dropEntry: async (stored) => Promise.all([entries.delete?.([stored.table, stored.id]), outdate(stored)]),
    summary: (table, session) => summaries.get([table, session]),
    putSummary: (summary) => {
      outdated.delete(summary.session)
      return written(summaries.put?.(summary))
    },
    setting: (name) => settings.get(name),
    putSetting: async (name, value) => settings.put?.(value, name),
  }
}

type Indexed = Exclude<Part, 'all'>
const indexOf = (part: Indexed) => (typeof part === 'string' ? part : 'session')
const rangeOf = (table: string, part: Indexed) =>
  typeof part === 'string' ? everyOf(table) : IDBKeyRange.only([table, part.session])
/** In the order of IndexedDB every array comes after every text and number. */
export const everyOf = (table: string) => IDBKeyRange.bound([table], [table, []])
