import { LIMITS, PROTOCOL, REFUSALS, parseReply, type ExchangeRequest, type Refusal, type Refused } from '../sync'
import type { TableRecord } from './my-table'
import type { Store } from './store'
import type { Stored } from './stored'

export type Question = { readonly path: string; readonly key: string | null; readonly body: unknown }
export type Answer = { readonly status: number; readonly body: unknown }
/** Asks the server. null: it was not reached, or its answer was lost. */
export type Send = (question: Question) => Promise<Answer | null>

/** All that an exchange touches, so that it runs as well against a simulated network. */
export type Phone = {
  readonly store: Store
  readonly send: Send
  /** ISO 8601. */
  readonly now: () => string
  /** Told of everything that changed in the store. */
  readonly onChange: (table: string, changed: readonly Stored[]) => void
}

export type Outcome =
  | { readonly state: 'done' }
  | { readonly state: 'unreached' }
  | { readonly state: 'refused'; readonly code: Refusal }
  /** The table is no longer on this phone. */
  | { readonly state: 'forgotten' }

/** A server that loses everything more often than this during one exchange is left alone until the next. */
const REWINDS = 3

/**
 * Sends what is unsent and reads what is new, until neither side has more. Repeating it, or running it twice at once, does no harm:
 * the server takes an entry once, and an entry is unsent until a reply has said where it lies.
 */
export async function exchange(phone: Phone, id: string): Promise<Outcome> {
  let rewinds = 0
  for (;;) {
    const table = await phone.store.table(id)
    if (!table) return { state: 'forgotten' }
    const step = table.registered ? await exchangeOnce(phone, table) : await register(phone, table)
    if (step.state === 'more') continue
    if (step.state !== 'rewound' || ++rewinds > REWINDS) {
      return note(phone, id, step.state === 'rewound' ? { state: 'refused', code: step.code } : step)
    }
    phone.onChange(id, await phone.store.rewind(id, table.era, step.code !== 'table_unknown'))
  }
}

type Step =
  Outcome | { readonly state: 'more' } | { readonly state: 'rewound'; readonly code: 'rewound' | 'table_unknown' }

/** Tells the server of a table that it does not know, or no longer. */
async function register(phone: Phone, table: TableRecord): Promise<Step> {
  if (!table.hashes) return { state: 'refused', code: 'table_unknown' }
  const body = { protocol: PROTOCOL, id: table.id, keys: table.hashes }
  const answer = await phone.send({ path: '/api/tables', key: null, body })
  if (!answer) return { state: 'unreached' }
  const code = refusalOf(answer)
  if (code !== null && code !== 'table_exists') return { state: 'refused', code }
  await phone.store.change(table.id, { registered: true })
  return { state: 'more' }
}

async function exchangeOnce(phone: Phone, table: TableRecord): Promise<Step> {
  // A viewer's entries would be refused one by one; with a role still unknown the first question carries none.
  const writes = table.role === 'owner' || table.role === 'scorer'
  const waiting = writes ? await phone.store.entries(table.id, 'outbox', LIMITS.entriesPerRequest) : []
  const { entries, tooLarge } = cargoOf(waiting)
  if (tooLarge.length > 0) phone.onChange(table.id, await phone.store.refuse(table.id, tooLarge))
  const body: ExchangeRequest = { protocol: PROTOCOL, after: table.cursor, entries }
  const answer = await phone.send({ path: `/api/tables/${table.id}/exchange`, key: table.key, body })
  if (!answer) return { state: 'unreached' }
  const code = refusalOf(answer)
  if (code === 'rewound') return { state: 'rewound', code }
  if (code === 'table_unknown' && table.hashes) return { state: 'rewound', code }
  if (code !== null) return { state: 'refused', code }
  const reply = parseReply(answer.body)
  if (!reply) return { state: 'refused', code: 'server_error' }
  const applied = await phone.store.apply(table.id, table.era, reply, phone.now())
  if (applied.state === 'moved') return { state: 'rewound', code: 'rewound' }
  if (applied.state === 'outdated') return { state: 'more' }
  phone.onChange(table.id, applied.changed)
  const left = reply.role !== 'viewer' && (await phone.store.entries(table.id, 'outbox', 1)).length > 0
  const moved = applied.changed.length > 0 || tooLarge.length > 0 || table.role === null
  return (reply.more || left) && moved ? { state: 'more' } : { state: 'done' }
}

/** As many of the waiting entries as fit into one request, and those that fit into none. */
function cargoOf(waiting: readonly Stored[]): { entries: Stored['entry'][]; tooLarge: Refused[] } {
  const entries: Stored['entry'][] = []
  const tooLarge: Refused[] = []
  // What stands around the entries is far below this.
  let room = LIMITS.bodyBytes - 1024
  for (const { id, entry } of waiting) {
    const size = new TextEncoder().encode(JSON.stringify(entry)).length
    if (size > LIMITS.entryBytes) {
      tooLarge.push({ id, code: 'entry_too_large' })
      continue
    }
    room -= size + 1
    if (room < 0) break
    entries.push(entry)
  }
  return { entries, tooLarge }
}

const isRefusal = (code: unknown): code is Refusal => typeof code === 'string' && code in REFUSALS

/** null: the request was taken. */
export function refusalOf({ status, body }: Answer): Refusal | null {
  if (status >= 200 && status < 300) return null
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return isRefusal(code) ? code : 'server_error'
}

async function note(phone: Phone, id: string, outcome: Outcome): Promise<Outcome> {
  if (outcome.state === 'unreached') await phone.store.change(id, { contact: { state: 'unreached' } })
  if (outcome.state === 'refused') await phone.store.change(id, { contact: outcome })
  return outcome
}
