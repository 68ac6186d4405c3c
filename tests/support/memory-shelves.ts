import type { TableRecord } from '@/lib/phone/my-table'
import type { Part, Shelf, Shelves } from '@/lib/phone/shelf'
import type { Stored } from '@/lib/phone/stored'
import { touchedBy, type Summary } from '@/lib/phone/summary'

type Kept = {
  tables: Map<string, TableRecord>
  entries: Map<string, Map<string, Stored>>
  settings: Map<string, string | number>
  summaries: Map<string, Summary>
}

/** Shelves in memory that keep the promises of the real ones: one transaction after the other, all of it or nothing. */
export function memoryShelves(): Shelves {
  let kept: Kept = { tables: new Map(), entries: new Map(), settings: new Map(), summaries: new Map() }
  let last: Promise<unknown> = Promise.resolve()
  return (access, work) => {
    const run = async () => {
      if (access === 'read') return work(shelfOf(kept))
      const copy = {
        tables: new Map(kept.tables),
        entries: new Map([...kept.entries].map(([table, entries]) => [table, new Map(entries)])),
        settings: new Map(kept.settings),
        summaries: new Map(kept.summaries),
      }
      const result = await work(shelfOf(copy))
      kept = copy
      return result
    }
    const result = last.then(run)
    last = result.catch(() => {})
    return result
  }
}

const holds = (part: Part, { session, status, unread }: Stored): boolean =>
  part === 'all'
    ? true
    : part === 'outbox'
      ? status.state === 'unsent'
      : part === 'refused'
        ? status.state === 'refused'
        : part === 'unread'
          ? unread === 1
          : session === part.session

const outboxOf = ({ status }: Stored): number => (status.state === 'unsent' ? status.outbox : 0)

function shelfOf(kept: Kept): Shelf {
  const entriesOf = (table: string) => kept.entries.get(table) ?? new Map<string, Stored>()
  const found = (table: string, part: Part) => [...entriesOf(table).values()].filter((stored) => holds(part, stored))
  const outdate = (stored: Stored) => {
    for (const session of touchedBy(stored)) kept.summaries.delete(`${stored.table} ${session}`)
  }
  return {
    table: async (id) => kept.tables.get(id),
    tables: async () => [...kept.tables.values()],
    putTable: async (table) => kept.tables.set(table.id, table),
    dropTable: async (id) => {
      kept.tables.delete(id)
      kept.entries.delete(id)
      for (const [key, { table }] of kept.summaries) if (table === id) kept.summaries.delete(key)
    },
    entry: async (table, id) => entriesOf(table).get(id),
    entries: async (table, part, limit) => {
      const all = found(table, part)
      if (part === 'outbox') all.sort((a, b) => outboxOf(a) - outboxOf(b))
      return limit === undefined ? all : all.slice(0, limit)
    },
    count: async (table, part) => found(table, part).length,
    putEntry: async (stored) => {
      outdate(stored)
      if (!kept.entries.has(stored.table)) kept.entries.set(stored.table, new Map())
      return kept.entries.get(stored.table)?.set(stored.id, stored)
    },
    dropEntry: async (stored) => {
      outdate(stored)
      return entriesOf(stored.table).delete(stored.id)
    },
    summary: async (table, session) => kept.summaries.get(`${table} ${session}`),
    putSummary: async (summary) => kept.summaries.set(`${summary.table} ${summary.session}`, summary),
    setting: async (name) => kept.settings.get(name),
    putSetting: async (name, value) => kept.settings.set(name, value),
  }
}
