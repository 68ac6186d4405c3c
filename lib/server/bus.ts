import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { ROLES, type LiveEvent, type Role } from '../sync'
import type { Db } from './db'

/** What a process tells the others of a table: to be passed on to whoever listens to it there. */
export type Message = { readonly table: string; readonly event: LiveEvent; readonly role?: Role }

export type Bus = {
  /** Soon, and not before it returns. */
  readonly tell: (message: Message) => void
  readonly close: () => Promise<void>
}

/** One process alone has nobody to tell. */
export const noBus: Bus = { tell: () => {}, close: async () => {} }

const CHANNEL = 'anschreiber'
/** A notification holds 8,000 bytes: so many messages stay well below. */
const PER_NOTIFICATION = 50
/** Notifying commits wait for each other in PostgreSQL: what comes within so many ms goes together. */
const GATHERED = 5
/** A connection that does not answer for so long is dead, whatever the network says. */
const BEAT = 20_000
const SLOWEST_RETURN = 5_000

/**
 * Tells the other processes on the same PostgreSQL, and hears them, by LISTEN and NOTIFY. What is lost while the connection is
 * down is not repeated: phones look by themselves every 20 s.
 */
export function postgresBus(db: Db, url: string, hear: (message: Message) => void): Bus {
  const me = randomUUID()
  const others = listener(url, (text) => {
    for (const message of messagesIn(text, me)) hear(message)
  })
  let waiting = new Map<string, Message>()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** One after the other: on two connections at once a later poke could overtake an earlier one. */
  let last: Promise<void> = Promise.resolve()

  const flush = async (): Promise<void> => {
    const messages = [...waiting.values()]
    waiting = new Map()
    for (let at = 0; at < messages.length; at += PER_NOTIFICATION) {
      const text = JSON.stringify({ from: me, messages: messages.slice(at, at + PER_NOTIFICATION) })
      await db.$executeRaw`SELECT pg_notify(${CHANNEL}, ${text})`.catch(() => {}) // lost, and so only slower
    }
  }
  return {
    tell: (message) => {
      // Of two pokes of a table the later says all.
      waiting.set(`${message.event.event} ${message.role ?? ''} ${message.table}`, message)
      timer ??= setTimeout(() => {
        timer = undefined
        last = last.then(flush)
      }, GATHERED)
    },
    close: async () => {
      clearTimeout(timer)
      await Promise.all([last.then(flush), others.close()])
    },
  }
}

/** A connection that only listens, and comes back by itself. */
function listener(url: string, hear: (text: string) => void) {
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let closed = false

  const comeBack = () => {
    clearTimeout(timer)
    void client?.end().catch(() => {})
    client = undefined
    failures += 1
    if (!closed)
      timer = setTimeout(() => void open(), Math.min(SLOWEST_RETURN, 100 * 2 ** failures) * (0.5 + Math.random()))
  }
  const beat = async (one: pg.Client): Promise<void> => {
    await one.query('SELECT 1')
    failures = 0
    if (one === client) timer = setTimeout(() => void beat(one).catch(() => one === client && comeBack()), BEAT).unref()
  }
  const open = async (): Promise<void> => {
    const one = new pg.Client({
      connectionString: url,
      application_name: 'anschreiber-live',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    })
    client = one
    one.on('error', () => one === client && comeBack())
    one.on('end', () => one === client && comeBack())
    one.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await one.connect()
      await one.query(`LISTEN ${CHANNEL}`)
      await beat(one)
    } catch {
      if (one === client) comeBack()
    }
  }
  void open()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}

const heard = z.object({
  from: z.string(),
  messages: z.array(
    z.object({
      table: z.string(),
      role: z.exactOptional(z.enum(ROLES)),
      event: z.discriminatedUnion('event', [
        z.object({ event: z.literal('poke'), clock: z.int() }),
        z.object({ event: z.literal('deleted') }),
        z.object({ event: z.literal('key_wrong') }),
      ]),
    }),
  ),
})

/** What another version of the app says and this one does not know is not heard. */
function messagesIn(text: string, me: string): readonly Message[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return []
  }
  const read = heard.safeParse(json)
  return read.success && read.data.from !== me ? read.data.messages : []
}
