import { copyFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { createTable, enter, exchange, openStore, type Guest, type Store } from '@/lib/server'
import { hashOf } from '@/lib/server/keys'
import { PROTOCOL, ROLES, type Cursor, type ExchangeReply, type KeyHashes, type Role } from '@/lib/sync'
import type { Entry } from '@/lib/table'
import { testDatabase } from '../support/test-db'
import { newId } from './log-of-a-table'

export const NOW = new Date('2026-11-29T20:15:00.000Z')

/** A store on this file, closed when the test ends. */
export function openedStore(url: string): Store {
  const store = openStore(url)
  onTestFinished(() => store.close())
  return store
}
export const emptyStore = async (): Promise<Store> => openedStore(await testDatabase())

export type Keys = Readonly<Record<Role, string>>
let tables = 0
export const newKeys = (): Keys => {
  const mark = (++tables).toString(36).padStart(6, '0')
  return { owner: `owner-key-00000${mark}x`, scorer: `scorer-key-0000${mark}x`, viewer: `viewer-key-0000${mark}x` }
}
export const hashesOf = (keys: Keys): KeyHashes => ({
  owner: hashOf(keys.owner),
  scorer: hashOf(keys.scorer),
  viewer: hashOf(keys.viewer),
})

/** A table on a server, and what a phone may ask of it. */
export type OpenTable = {
  readonly id: string
  readonly keys: Keys
  readonly guest: (role?: Role) => Promise<Guest>
  readonly ask: (entries: readonly object[], after?: Cursor | null, role?: Role) => ReturnType<typeof exchange>
  /** The same, of which the test expects a reply. */
  readonly send: (entries: readonly object[], after?: Cursor | null, role?: Role) => Promise<ExchangeReply>
}

export async function openTable(store: Store, id = newId(), keys = newKeys()): Promise<OpenTable> {
  await createTable(store, { protocol: PROTOCOL, id, keys: hashesOf(keys) }, NOW)
  const guest = async (role: Role = 'scorer') => {
    const entered = await enter(store, id, keys[role])
    if ('code' in entered) throw new Error(entered.code)
    return entered
  }
  const ask: OpenTable['ask'] = async (entries, after = null, role = 'scorer') =>
    exchange(store, await guest(role), { protocol: PROTOCOL, after, entries })
  const send: OpenTable['send'] = async (...asked) => {
    const reply = await ask(...asked)
    if ('code' in reply) throw new Error(reply.code)
    return reply
  }
  return { id, keys, guest, ask, send }
}

export const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)
export const count = (store: Store, tableId: string) => store.db.entry.count({ where: { tableId } })

/** Everything the table holds, read page by page. */
export async function everything(table: OpenTable): Promise<readonly { clock: number; entry: unknown }[]> {
  const all: { clock: number; entry: unknown }[] = []
  let after: Cursor | null = null
  for (;;) {
    const reply: ExchangeReply = await table.send([], after, 'viewer')
    all.push(...reply.entries)
    after = reply.cursor
    if (!reply.more) return all
  }
}
export const roles = ROLES
export type { Entry }

/** The file as it is now, as an administrator would back it up. */
export async function backUp(store: Store, url: string, to: string): Promise<void> {
  await store.db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`
  copyFileSync(url.replace(/^file:/, ''), to)
}
