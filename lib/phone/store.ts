import type { Cursor, ExchangeReply } from '../sync'
import type { AnyEntry, Entry } from '../table'
import type { Contact, TableRecord } from './my-table'
import type { Part, Shelves } from './shelf'
import { addIn, eveningIn, grown, refuse, renameTable, saidIn, sizeIn, storedOf } from './steps'
import { byOrder, isRefused, type Stored } from './stored'
import type { Join, Summary } from './summary'

export type Counts = { readonly all: number; readonly unsent: number; readonly refused: number }

/** A reply, applied: what changed by it; or it could not be, for the server or this phone is not what it was. */
export type Applied =
  | { readonly state: 'applied'; readonly changed: readonly Stored[] }
  /** An entry lies elsewhere than it did: the server lost entries and was filled anew. */
  | { readonly state: 'moved' }
  /** The question was of an earlier era, or the table was forgotten meanwhile. */
  | { readonly state: 'outdated' }

/** Everything a phone keeps, with the meaning of each step; where it is kept is the matter of the shelves. */
export const storeOver = (shelves: Shelves) => ({
  tables: () => shelves('read', (shelf) => shelf.tables()),
  table: (id: string) => shelves('read', (shelf) => shelf.table(id)),
  entries: (table: string, part: Part, limit?: number) => shelves('read', (shelf) => shelf.entries(table, part, limit)),

  /** An evening with the entry that opened it. */
  evening: (table: string, session: string) => shelves('read', (shelf) => eveningIn(shelf, table, session)),

  /** A table with what was said of its wide entries, if that was made by this build. */
  opening: (id: string, made: string) =>
    shelves('read', async (shelf) => {
      const [table, kept] = await Promise.all([shelf.table(id), shelf.summary(id, '')])
      return { table, says: kept?.made === made ? kept.says : null }
    }),

  /** What was said of these by this build, of those of which something was. */
  said: (table: string, sessions: readonly string[], made: string): Promise<ReadonlyMap<string, string>> =>
    shelves('read', (shelf) => saidIn(shelf, table, sessions, made)),

  /** Sums up evenings and keeps what was said of each, in one transaction: no entry can come in between. */
  summarize: (
    table: string,
    sessions: readonly string[],
    { made, say }: Pick<Summary, 'made'> & { readonly say: (evening: readonly Stored[], session: string) => string },
  ) =>
    shelves('write', async (shelf) => {
      const evenings = await Promise.all(sessions.map((session) => eveningIn(shelf, table, session)))
      const summaries = sessions.map((session, at) => ({
        table,
        session,
        made,
        says: say(evenings[at] ?? [], session),
      }))
      // Of what is not here (a table that was just forgotten) nothing is kept.
      await Promise.all(summaries.filter((_, at) => evenings[at]?.length).map(shelf.putSummary))
      return summaries
    }),

  /** Keeps what is said of bundles of evenings, in one transaction with reading what is said of each of these. */
  bundle: (
    table: string,
    bundles: ReadonlyMap<string, readonly string[]>,
    { made, join }: Pick<Summary, 'made'> & { readonly join: Join },
  ) =>
    shelves('write', async (shelf) => {
      for (const [session, evenings] of bundles) {
        const said = await saidIn(shelf, table, evenings, made)
        // Changed since it was worked out: whoever asks next works it out again.
        if (said.size < evenings.length) continue
        await shelf.putSummary({ table, session, made, says: join(said) })
      }
    }),

  standing: (table: string) => standingOf(shelves, table),
  counts: async (table: string): Promise<Counts> => (await standingOf(shelves, table)).counts,

  /** The name of this device, made at the first use. */
  device: (fresh: () => string) =>
    shelves('write', async (shelf) => {
      const known = await shelf.setting('device')
      if (typeof known === 'string') return known
      const made = fresh()
      await shelf.putSetting('device', made)
      return made
    }),

  /** True once in the life of this phone. */
  firstTime: (name: 'persist') =>
    shelves('write', async (shelf) => {
      if (await shelf.setting(name)) return false
      await shelf.putSetting(name, 1)
      return true
    }),

  /** A new table, or another key for one that is here. */
  keep: (table: TableRecord) =>
    shelves('durable', async (shelf) => {
      const known = await shelf.table(table.id)
      await shelf.putTable({ ...table, size: known?.size ?? (await shelf.count(table.id, 'all')) })
    }),
  forget: (id: string) => shelves('durable', (shelf) => shelf.dropTable(id)),

  change: (id: string, change: Partial<Omit<TableRecord, 'id' | 'era' | 'cursor' | 'size'>>) =>
    shelves('write', async (shelf) => {
      const table = await shelf.table(id)
      if (table) await shelf.putTable({ ...table, ...change })
    }),

  /** Writes entries into the outbox; those that are here already stay as they are. */
  add: (table: string, entries: readonly AnyEntry[]) => shelves('durable', (shelf) => addIn(shelf, table, entries)),

  /** The same for a person; null: who only watches, or forgot the table, writes nothing. */
  enter: (table: string, entries: readonly AnyEntry[]) =>
    shelves('durable', async (shelf) => {
      let closed = false
      const isClosed = (record: TableRecord | undefined) => (closed = !record || record.role === 'viewer')
      const added = await addIn(shelf, table, entries, isClosed)
      return closed ? null : added
    }),

  /** Reads anew which of these entries are kept. */
  kept: (table: string, ids: readonly string[]) =>
    shelves('read', async (shelf) => {
      const found = await Promise.all(ids.map((id) => shelf.entry(table, id)))
      return found.filter((stored) => stored !== undefined)
    }),

  /** Entries of a kind unknown till now, read by a newer app. */
  reread: (table: string, read: readonly Entry[]) =>
    shelves('write', async (shelf) => {
      const changed: Stored[] = []
      for (const entry of read) {
        const stored = await shelf.entry(table, entry.id)
        if (stored) changed.push(storedOf(table, entry, stored.status))
      }
      await Promise.all(changed.map(shelf.putEntry))
      return changed
    }),

  /** Sets entries aside without asking the server, which would refuse them. */
  refuse: (table: string, refused: ExchangeReply['refused']) =>
    shelves('write', async (shelf) => refuse(shelf, table, refused)),

  /** The person has seen that it was refused, and lets it go. */
  dismiss: (table: string, id: string) =>
    shelves('write', async (shelf) => {
      const stored = await shelf.entry(table, id)
      if (!stored || !isRefused(stored)) return
      await shelf.dropEntry(stored)
      const record = await shelf.table(table)
      if (record) await shelf.putTable(grown(record, -1))
    }),

  /** A reply of the server to a question asked in `era`, all of it or nothing. */
  apply: (table: string, era: number, reply: ExchangeReply, at: string): Promise<Applied> =>
    shelves('write', async (shelf) => {
      const record = await shelf.table(table)
      if (!record || record.era !== era) return { state: 'outdated' }
      const places: readonly { id: string; clock: number; entry?: AnyEntry; unread?: 1 }[] = [
        ...reply.placed,
        ...reply.entries.map((news) => ({ id: news.entry.id, ...news })),
      ]
      const changed: Stored[] = []
      const fresh = new Set<string>()
      const here = await Promise.all(places.map(({ id }) => shelf.entry(table, id)))
      for (const [n, place] of places.entries()) {
        const known = here[n]
        const entry = known?.entry ?? place.entry
        if (known?.status.state === 'placed' && known.status.clock !== place.clock) return { state: 'moved' }
        if (known?.status.state === 'placed' || !entry) continue
        if (!known) fresh.add(place.id)
        changed.push(
          storedOf(table, entry, { state: 'placed', clock: place.clock }, known ? known.unread : place.unread),
        )
      }
      await Promise.all(changed.map(shelf.putEntry))
      changed.push(...(await refuse(shelf, table, reply.refused)))
      await shelf.putTable({
        ...grown(record, fresh.size),
        role: reply.role,
        hashes: reply.keys,
        registered: true,
        cursor: later(record.cursor, reply.cursor),
        lastExchange: at,
        contact: { state: 'reached' } satisfies Contact,
      })
      await renameTable(shelf, table, changed)
      return { state: 'applied', changed }
    }),

  /** The server has lost entries: all that is here goes into the outbox again, in its order, and everything is read anew. */
  rewind: (table: string, era: number, registered: boolean) =>
    shelves('write', async (shelf) => {
      const record = await shelf.table(table)
      if (!record || record.era !== era) return []
      const everything = [...(await shelf.entries(table, 'all'))].sort(byOrder)
      let outbox = Number((await shelf.setting('outbox')) ?? 0)
      const again = everything.map((stored) => ({ ...stored, status: { state: 'unsent', outbox: ++outbox } as const }))
      await Promise.all(again.map(shelf.putEntry))
      await shelf.putSetting('outbox', outbox)
      await shelf.putTable({ ...record, registered, cursor: null, era: era + 1 })
      return again
    }),
})
export type Store = ReturnType<typeof storeOver>

/** What waits, and what the server did not take. A hundred thousand entries are counted once, and not at every look. */
async function standingOf(shelves: Shelves, id: string) {
  const [table, unsent, refused] = await shelves('read', (shelf) =>
    Promise.all([shelf.table(id), shelf.count(id, 'outbox'), shelf.entries(id, 'refused')]),
  )
  const counted = () => shelves('read', (shelf) => shelf.count(id, 'all'))
  // A phone that is full cannot keep it, and counts each time.
  const all = table?.size ?? (await shelves('write', (shelf) => sizeIn(shelf, id)).catch(counted))
  return { table, counts: { all, unsent, refused: refused.length }, refused }
}

const later = (a: Cursor | null, b: Cursor | null): Cursor | null => (a && b ? (a.clock > b.clock ? a : b) : (b ?? a))
