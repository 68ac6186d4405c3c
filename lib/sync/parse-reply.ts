import * as z from 'zod/mini'
import { parseEntry } from './parse-entry'
import { cursor, keys } from './parse-request'
import { ROLES, type ExchangeReply, type LiveEvent, type NewsEntry } from './protocol'
import { uuid } from './word'

const clock = z.int().check(z.minimum(1))

/** Keys that a newer server may add are let through and not read. */
const reply = z.object({
  protocol: z.int(),
  role: z.enum(ROLES),
  keys,
  placed: z.array(z.object({ id: uuid, clock })),
  refused: z.array(z.object({ id: z.string(), code: z.string(), field: z.optional(z.string()) })),
  entries: z.array(z.object({ clock, entry: z.unknown() })),
  cursor: z.nullable(cursor),
  more: z.boolean(),
})

/** As little as an entry must have to be kept and passed on. */
const keepable = z.looseObject({ id: uuid, kind: z.string(), v: z.unknown() })

/**
 * Reads what the server answered to an exchange; null if it is no such answer, as from a captive portal.
 * An entry that breaks its schema comes as `unread`: one that a server once took must not keep a phone from all that follow.
 */
export function parseReply(json: unknown): ExchangeReply | null {
  const read = reply.safeParse(json)
  if (!read.success) return null
  const entries: NewsEntry[] = []
  for (const one of read.data.entries) {
    const parsed = parseEntry(one.entry)
    if ('entry' in parsed) {
      entries.push({ clock: one.clock, entry: parsed.entry })
      continue
    }
    const kept = keepable.safeParse(one.entry)
    if (!kept.success) return null
    entries.push({ clock: one.clock, entry: kept.data, unread: 1 })
  }
  const refused = read.data.refused.map(({ field, ...one }) => (field === undefined ? one : { ...one, field }))
  return { ...read.data, refused, entries }
}

const live = z.discriminatedUnion('event', [
  z.object({ event: z.literal('poke'), clock: z.int().check(z.minimum(0)) }),
  z.object({ event: z.literal('deleted') }),
  z.object({ event: z.literal('key_wrong') }),
])

/** Reads one `data:` line of the live stream; null if it is nothing this version knows. */
export function parseLiveEvent(text: string): LiveEvent | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const read = live.safeParse(json)
  return read.success ? read.data : null
}
