import {
  checkEntry,
  parseEntry,
  parseExchange,
  PROTOCOL,
  type Cursor,
  type ExchangeReply,
  type ParsedEntry,
  type Refused,
  type UnreadExchange,
} from '../sync'
import { isDiskFull, isTableGone } from './driver-code'
import { clocksOf, readAfter, stampAt, type Placement } from './entry-log'
import { knownLog, remember } from './known-log'
import type { Store } from './store'
import { absenceOf, type Guest, type Refusing } from './tables'

/**
 * Takes what a phone has written and gives it what it has not read. Doing it twice is the same as doing it once.
 * A refused entry is not stored and blocks no other; a refused exchange stores nothing.
 */
export async function exchange(store: Store, guest: Guest, body: unknown): Promise<ExchangeReply | Refusing> {
  const asked = parseExchange(body)
  if ('code' in asked) return asked
  const { tableId, role, hashes } = guest
  if (asked.after && !(await holds(store, tableId, asked.after))) return { code: 'rewound' }
  const { accepted, refused } =
    role === 'viewer' ? allRefused(asked.entries) : await sift(store, tableId, asked.entries)
  const placement = await add(store, tableId, accepted)
  if ('code' in placement) return placement
  const stays = await settleRefused(store, tableId, role === 'viewer' ? [] : refused)
  const clocks = new Map([...placement.clocks, ...stays])
  const news = await newsFor(store, tableId, asked.after, placement, clocks)
  if (news.cursor) store.stamps.set(stampName(tableId, news.cursor.clock), news.cursor.stamp)
  return {
    protocol: PROTOCOL,
    role,
    keys: hashes,
    placed: [...clocks].map(([id, clock]) => ({ id, clock })),
    refused: refused.filter(({ id }) => !stays.has(id)),
    ...news,
  }
}

const stampName = (tableId: string, clock: number) => `${tableId} ${clock}`

/** Whether the log is still the one that the phone has read: a restored backup is not. */
async function holds(store: Store, tableId: string, { clock, stamp }: Cursor): Promise<boolean> {
  return (store.stamps.get(stampName(tableId, clock)) ?? (await stampAt(store.db, tableId, clock))) === stamp
}

type Sifted = { readonly accepted: readonly ParsedEntry[]; readonly refused: readonly Refused[] }

const allRefused = (entries: UnreadExchange['entries']): Sifted => ({
  accepted: [],
  refused: entries.map(({ id }) => ({ id, code: 'read_only' })),
})

/** In order, so that an entry may refer to one before it in the same request. */
async function sift(store: Store, tableId: string, entries: UnreadExchange['entries']): Promise<Sifted> {
  const read = entries.map((entry) => ({ id: entry.id, parsed: parseEntry(entry) }))
  const readable = read.flatMap(({ parsed }) => ('code' in parsed ? [] : [parsed]))
  const { log, grow } = await knownLog(store, tableId, readable)
  const accepted: ParsedEntry[] = []
  const refused: Refused[] = []
  for (const { id, parsed } of read) {
    const fault = 'code' in parsed ? parsed : checkEntry(parsed.entry, log)
    if (fault) refused.push({ id, ...fault })
    else if ('entry' in parsed) {
      accepted.push(parsed)
      grow(parsed.entry)
    }
  }
  return { accepted, refused }
}

const NOTHING: Placement = { clocks: new Map(), fresh: [], stamp: '' }

async function add(store: Store, tableId: string, entries: readonly ParsedEntry[]): Promise<Placement | Refusing> {
  if (entries.length === 0) return NOTHING
  let placement: Placement
  try {
    placement = await store.add({ tableId, entries })
  } catch (failure) {
    if (isDiskFull(failure)) return { code: 'disk_full' }
    if (isTableGone(failure)) return { code: await absenceOf(store, tableId) } // deleted since its key was looked at
    throw failure
  }
  // Deleted by another process while it was written.
  if (entries.some(({ entry }) => !placement.clocks.has(entry.id))) return { code: await absenceOf(store, tableId) }
  const fresh = new Set(placement.fresh)
  for (const { entry } of entries) if (fresh.delete(entry.id)) remember(store, tableId, entry)
  const last = Math.max(...placement.clocks.values())
  if (placement.fresh.length > 0) store.live.poke(tableId, last)
  return placement
}

/** A refused entry that is stored all the same has been right once: it is placed, or the phone would never be rid of it. */
const settleRefused = (store: Store, tableId: string, refused: readonly Refused[]) =>
  clocksOf(
    store.db,
    tableId,
    refused.map(({ id }) => id),
  )

type News = Pick<ExchangeReply, 'entries' | 'cursor' | 'more'>

async function newsFor(
  store: Store,
  tableId: string,
  after: Cursor | null,
  { clocks, fresh, stamp }: Placement,
  own: ReadonlyMap<string, number>,
): Promise<News> {
  const start = after?.clock ?? 0
  const last = fresh.at(-1)
  // The clocks have no gaps: if what was added follows at once what the phone has read, there is nothing else.
  if (last !== undefined && clocks.get(last) === start + fresh.length)
    return { entries: [], cursor: { clock: start + fresh.length, stamp }, more: false }
  const { rows, more } = await readAfter(store.db, tableId, start)
  const end = rows.at(-1)
  return {
    entries: rows.filter(({ entry }) => !own.has(entry.id)).map(({ clock, entry }) => ({ clock, entry })),
    cursor: end ? { clock: end.clock, stamp: end.stamp } : after,
    more,
  }
}
