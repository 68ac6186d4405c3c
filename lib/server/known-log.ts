import { isReadable, referencesOf, type Log, type ParsedEntry } from '../sync'
import type { Entry, EntryId, PlayerId, SessionId, UnknownEntry } from '../table'
import { clocksOf, readEntries, readSeatings } from './entry-log'
import type { Store } from './store'

type Stored = Entry | UnknownEntry

/** What deals are checked against again and again; deals and voids themselves are not kept. */
const REMEMBERED: ReadonlySet<string> = new Set(['session', 'seating', 'rules', 'player'])

const nameOf = (tableId: string, id: EntryId) => `${tableId} ${id}`

export function remember(store: Store, tableId: string, entry: Stored): void {
  if (REMEMBERED.has(entry.kind)) store.entries.set(nameOf(tableId, entry.id), entry)
}

/** The log of a table as far as these entries refer to it, and a way to let it grow by those that were found right. */
export async function knownLog(
  store: Store,
  tableId: string,
  parsed: readonly ParsedEntry[],
): Promise<{ readonly log: Log; readonly grow: (entry: Stored) => void }> {
  const known = await referredTo(store, tableId, parsed)
  const seatings = await seatingsFor(store, tableId, parsed)
  const log: Log = {
    entry: (id) => known.get(id),
    peopleOf: (session) => peopleOf(session, known, seatings.values()),
  }
  // What is stored already holds against another entry of the same id.
  const grow = (entry: Stored) => {
    if (!known.has(entry.id)) known.set(entry.id, entry)
    if (entry.kind === 'seating' && !seatings.has(entry.id)) seatings.set(entry.id, entry)
  }
  return { log, grow }
}

async function referredTo(
  store: Store,
  tableId: string,
  parsed: readonly ParsedEntry[],
): Promise<Map<EntryId, Stored>> {
  const known = new Map<EntryId, Stored>()
  const missing = new Set<EntryId>()
  for (const { entry } of parsed)
    for (const id of referencesOf(entry)) {
      const kept = known.get(id) ?? store.entries.get(nameOf(tableId, id))
      if (kept) known.set(id, kept)
      else missing.add(id)
    }
  for (const entry of await readEntries(store.db, tableId, [...missing])) {
    known.set(entry.id, entry)
    remember(store, tableId, entry)
  }
  return known
}

/** Needed only where people settle up, which is once an evening: so they are read, from the session on, and not kept. */
async function seatingsFor(
  store: Store,
  tableId: string,
  parsed: readonly ParsedEntry[],
): Promise<Map<EntryId, Stored>> {
  const sessions = parsed.flatMap(({ entry }) => (isReadable(entry) && entry.kind === 'settled' ? [entry.session] : []))
  const clocks = await clocksOf(store.db, tableId, [...new Set(sessions)])
  if (clocks.size === 0) return new Map()
  const seatings = await readSeatings(store.db, tableId, Math.min(...clocks.values()))
  return new Map(seatings.map((entry) => [entry.id, entry]))
}

function peopleOf(session: SessionId, known: ReadonlyMap<EntryId, Stored>, seatings: Iterable<Stored>): Set<PlayerId> {
  const people = new Set<PlayerId>()
  for (const entry of [known.get(session), ...seatings]) {
    if (!entry || !isReadable(entry)) continue
    const sits = entry.kind === 'session' || (entry.kind === 'seating' && entry.session === session)
    if (sits) for (const id of entry.seats) people.add(id)
  }
  return people
}
