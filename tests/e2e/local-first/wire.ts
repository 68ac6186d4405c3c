import { hashesOf, newKeys } from '@/lib/phone/keys'
import { newId } from '@/lib/phone/ids'
import { PROTOCOL, type Cursor, type ExchangeReply, type Role } from '@/lib/sync'
import type { AnyEntry } from '@/lib/table'
import type { AppServer } from '../../support/app-server'

export type Logged = { readonly clock: number; readonly entry: AnyEntry }

/** A table on the server, asked without a browser. */
export type Wire = {
  readonly id: string
  readonly link: (role: Role) => string
  /** null: the server was not reached, or its answer was lost. */
  readonly send: (entries: readonly object[], after?: Cursor | null) => Promise<ExchangeReply | null>
  /** Everything it holds, in order. */
  readonly log: () => Promise<readonly Logged[]>
}

/** The wire of a table whose keys are known; with a link only the key of that link. */
function wireOf(server: AppServer, id: string, keyOf: (role: Role) => string): Wire {
  async function send(entries: readonly object[], after: Cursor | null = null): Promise<ExchangeReply | null> {
    try {
      const response = await fetch(`${server.origin}/api/tables/${id}/exchange`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${keyOf('scorer')}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ protocol: PROTOCOL, after, entries }),
      })
      const body: unknown = await response.json()
      if (!response.ok) throw new TypeError(`refused: ${JSON.stringify(body)}`)
      return body as ExchangeReply // of our own server
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('refused')) throw error
      return null
    }
  }
  return {
    id,
    link: (role) => `${server.origin}/table?t=${id}#${keyOf(role)}`,
    send,
    log: async () => {
      const all: Logged[] = []
      let after: Cursor | null = null
      for (;;) {
        const reply: ExchangeReply | null = await send([], after)
        if (!reply) throw new Error('the server is not there')
        all.push(...reply.entries)
        after = reply.cursor
        if (!reply.more) return all
      }
    },
  }
}

/** Of a table that a phone made and shared. */
export const wireByLink = (server: AppServer, link: string): Wire => {
  const { searchParams, hash } = new URL(link)
  return wireOf(server, searchParams.get('t') ?? '', () => hash.slice(1))
}

/** A new table, known to no phone. */
export async function newWire(server: AppServer): Promise<Wire> {
  const id = newId()
  const keys = newKeys()
  const response = await fetch(`${server.origin}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, id, keys: await hashesOf(keys) }),
  })
  if (!response.ok) throw new Error(await response.text())
  return wireOf(server, id, (role) => keys[role])
}

export const idsOf = (log: readonly Logged[]): readonly string[] => log.map(({ entry }) => entry.id)
