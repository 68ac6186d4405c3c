import { createTable, enter, exchange, type Store } from '@/lib/server'
import { lru } from '@/lib/server/lru'
import type { Answer, Question, Send } from '@/lib/phone/exchange'
import { REFUSALS } from '@/lib/sync'

/** What may happen to one question on its way. `late`: it arrives long after the phone has given up. */
export const WEATHERS = ['fair', 'requestLost', 'replyLost', 'twice', 'late'] as const
export type Weather = (typeof WEATHERS)[number]

const NOW = new Date('2026-11-29T20:15:00.000Z')

/** The real server and its real database as one table sees them, without HTTP between. */
export type LossyServer = {
  /** A way to the server on which each question meets the next weather. */
  readonly send: (weather: () => Weather, wait: () => Promise<void>) => Send
  /** Delivers one of the questions that were late; their order is lost. */
  readonly deliverLate: (pick: number) => Promise<void>
  /** The process starts anew: it remembers nothing but what is in the database. */
  readonly restart: () => void
  readonly backUp: () => Promise<void>
  /** Loses all that came after the last copy; without one, everything. */
  readonly restore: () => Promise<void>
  readonly wipe: () => Promise<void>
  readonly log: () => Promise<readonly { id: string; clock: number }[]>
}

/** A copy that is put back is, for one table, the log without its end: opening files would cost more than all the rest. */
export function lossyServer(database: Store, tableId: string): LossyServer {
  const { db } = database
  const fresh = (): Store => ({ ...database, entries: lru(100), stamps: lru(100), keys: lru(100) })
  let store = fresh()
  const late: Question[] = []
  let copy: number | null = null

  const deliver = async ({ path, key, body }: Question): Promise<Answer> => {
    const reply = await answerTo(store, path, key, JSON.parse(JSON.stringify(body)))
    const status = 'code' in reply ? REFUSALS[reply.code] : 200
    return { status, body: JSON.parse(JSON.stringify(reply)) as unknown }
  }
  const wipe = async () => {
    await db.table.deleteMany({ where: { id: tableId } })
    store = fresh()
  }
  return {
    send: (weather, wait) => async (question) => {
      const now = weather()
      await wait()
      if (now === 'late') late.push(question)
      if (now === 'late' || now === 'requestLost') return null
      const answers = await Promise.all(now === 'twice' ? [deliver(question), deliver(question)] : [deliver(question)])
      await wait()
      return now === 'replyLost' ? null : (answers.at(-1) ?? null)
    },
    deliverLate: async (pick) => {
      const [question] = late.splice(pick % Math.max(1, late.length), 1)
      if (question) await deliver(question)
    },
    restart: () => {
      store = fresh()
    },
    backUp: async () => {
      copy =
        (await db.table.count({ where: { id: tableId } })) === 0 ? null : await db.entry.count({ where: { tableId } })
    },
    restore: async () => {
      if (copy === null) return wipe()
      await db.entry.deleteMany({ where: { tableId, clock: { gt: copy } } })
      store = fresh()
    },
    wipe,
    log: () => db.entry.findMany({ where: { tableId }, orderBy: { clock: 'asc' }, select: { id: true, clock: true } }),
  }
}

async function answerTo(store: Store, path: string, key: string | null, json: unknown) {
  if (path === '/api/tables') return createTable(store, json, NOW)
  const guest = await enter(store, path.split('/')[3] ?? '', key)
  return 'code' in guest ? guest : exchange(store, guest, json)
}
