import type { ExchangeReply } from '../sync'
import { isKnown, tableOf, type AnyEntry } from '../table'
import type { TableRecord } from './my-table'
import type { Shelf } from './shelf'
import { drawerOf, isRefused, placedOf, type Stored } from './stored'

// What the store does within a transaction that is open already.

/** Entries asked for and written in one go: one by one, those of a whole table would take minutes. */
const AT_ONCE = 500

export const storedOf = (table: string, entry: Stored['entry'], status: Stored['status'], unread?: 1): Stored => ({
  table,
  id: entry.id,
  session: drawerOf(entry),
  entry,
  status,
  ...(unread || !isKnown(entry) ? { unread: 1 } : {}),
})

export async function eveningIn(shelf: Shelf, table: string, session: string): Promise<readonly Stored[]> {
  const [opened, rest] = await Promise.all([shelf.entry(table, session), shelf.entries(table, { session })])
  return opened ? [opened, ...rest] : rest
}

export async function saidIn(shelf: Shelf, table: string, sessions: readonly string[], made: string) {
  const found = await Promise.all(sessions.map((session) => shelf.summary(table, session)))
  return new Map(found.flatMap((kept) => (kept?.made === made ? [[kept.session, kept.says] as const] : [])))
}

export const grown = (record: TableRecord, by: number): TableRecord =>
  record.size === undefined ? record : { ...record, size: record.size + by }

/** Counts the entries of a table, and keeps how many there are. */
export async function sizeIn(shelf: Shelf, table: string): Promise<number> {
  const [record, size] = await Promise.all([shelf.table(table), shelf.count(table, 'all')])
  if (record) await shelf.putTable({ ...record, size })
  return size
}

/** Writes those that are not here yet into the outbox; nothing where the table `isClosed`. */
export async function addIn(
  shelf: Shelf,
  table: string,
  entries: readonly AnyEntry[],
  isClosed: (record: TableRecord | undefined) => boolean = () => false,
): Promise<readonly Stored[]> {
  const added: Stored[] = []
  const ids = new Set<string>()
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries.slice(from, from + AT_ONCE)
    // Asked for together and written together: each way to the storage and back is felt after a tap.
    const [record, last, ...here] = await Promise.all([
      shelf.table(table),
      shelf.setting('outbox'),
      ...some.map(({ id }) => shelf.entry(table, id)),
    ])
    if (isClosed(record)) break
    let outbox = Number(last ?? 0)
    const fresh = some
      .filter(({ id }, at) => here[at] === undefined && ids.size < ids.add(id).size)
      .map((entry) => storedOf(table, entry, { state: 'unsent', outbox: ++outbox }))
    if (fresh.length === 0) continue
    await Promise.all([
      ...fresh.map(shelf.putEntry),
      shelf.putSetting('outbox', outbox),
      record && shelf.putTable(grown(record, fresh.length)),
    ])
    added.push(...fresh)
  }
  await renameTable(shelf, table, added)
  return added
}

export async function refuse(shelf: Shelf, table: string, refused: ExchangeReply['refused']): Promise<Stored[]> {
  const changed: Stored[] = []
  for (const { id, code, field } of refused) {
    const stored = await shelf.entry(table, id)
    if (stored?.status.state !== 'unsent') continue
    const status = {
      state: 'refused',
      code,
      ...(field === undefined ? {} : { field }),
      was: stored.status.outbox,
    } as const
    await shelf.putEntry({ ...stored, status })
    changed.push({ ...stored, status })
  }
  return changed
}

/** The start page shows the name without reading the log. */
export async function renameTable(shelf: Shelf, id: string, changed: readonly Stored[]): Promise<void> {
  if (!changed.some(({ entry }) => entry.kind === 'table')) return
  const [record, wide] = await Promise.all([shelf.table(id), shelf.entries(id, { session: '' })])
  const { name } = tableOf(wide.filter((stored) => !isRefused(stored)).map(placedOf))
  if (record && record.name !== name) await shelf.putTable({ ...record, name })
}
