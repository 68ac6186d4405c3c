import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { LIMITS, PROTOCOL, type Cursor, type ExchangeReply, type Role } from '../../lib/sync'
import type { Entry } from '../../lib/table'
import { rulesOf, type Deal } from '../../lib/score'

/** A table on the server and its keys. */
export type PostedTable = {
  readonly id: string
  readonly keys: Readonly<Record<Role, string>>
  /** How far a phone that has sent all this has read. */
  readonly cursor: Cursor | null
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
const newKey = () => randomBytes(16).toString('base64url')

async function post(url: string, key: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Makes a table on the server and sends it these entries, as a phone would. */
export async function postTable(origin: string, entries: readonly Entry[]): Promise<PostedTable> {
  const id = randomUUID()
  const keys = { owner: newKey(), scorer: newKey(), viewer: newKey() }
  const hashes = { owner: hashOf(keys.owner), scorer: hashOf(keys.scorer), viewer: hashOf(keys.viewer) }
  await post(`${origin}/api/tables`, keys.owner, { protocol: PROTOCOL, id, keys: hashes })
  let after: Cursor | null = null
  for (let from = 0; from < entries.length; from += LIMITS.entriesPerRequest) {
    const some = entries.slice(from, from + LIMITS.entriesPerRequest)
    const asked = { protocol: PROTOCOL, after, entries: some }
    const reply = (await post(`${origin}/api/tables/${id}/exchange`, keys.owner, asked)) as ExchangeReply // of our own server
    const [fault] = reply.refused
    if (fault) throw new Error(`the server refused an entry: ${JSON.stringify(fault)}`)
    after = reply.cursor
  }
  return { id, keys, cursor: after }
}

const said = (number: number) =>
  ({ id: randomUUID(), v: 1, at: new Date(2026, 0, 1, 0, number).toISOString(), by: 'bench' }) as const

const DEALS: readonly Deal[] = [
  { contract: 'rufspiel', suit: 'eichel', declarer: 0, partner: 3, cardPoints: 107, laufende: { ohne: 2 } },
  { contract: 'rufspiel', suit: 'gras', declarer: 1, partner: 2, won: true },
  { contract: 'rufspiel', suit: 'schellen', declarer: 3, partner: 0, won: false, kontra: 1 },
  { contract: 'wenz', declarer: 2, cardPoints: 57 },
]

export type Season = { readonly entries: readonly Entry[]; readonly lastSession: string }

/** A table that has met so many times. */
export function season(evenings: number, deals: number): Season {
  let number = 0
  const names = ['Anna', 'Bert', 'Cilli', 'Dora']
  const people: Entry[] = names.map((name) => ({ ...said(number++), kind: 'player', act: 'add', name }))
  const seats = people.map(({ id }) => id)
  const named: Entry = { ...said(number++), kind: 'table', name: 'Donnerstag', language: 'de', currency: 'EUR' }
  const entries: Entry[] = [named, ...people]
  let lastSession = ''
  for (let evening = 0; evening < evenings; evening++) {
    const day = new Date(Date.UTC(2025, 0, 1 + evening * 7)).toISOString().slice(0, 10)
    const opening: Entry = {
      ...said(number++),
      kind: 'session',
      playedOn: day,
      seats,
      game: 'bavarian',
      rules: rulesOf({}),
    }
    entries.push(opening)
    lastSession = opening.id
    const under = { seating: lastSession, rules: lastSession }
    let after: string | null = null
    for (let index = 0; index < deals; index++) {
      const deal = DEALS[index % DEALS.length]! // the remainder is a place of the list
      const entry: Entry = { ...said(number++), kind: 'deal', session: lastSession, under, after, deal }
      entries.push(entry)
      after = entry.id
    }
  }
  return { entries, lastSession }
}
