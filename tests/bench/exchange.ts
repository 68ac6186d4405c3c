import autocannon from 'autocannon'
import { createHash, randomUUID } from 'node:crypto'
import { rulesOf } from '../../lib/score'
import { PROTOCOL, type Cursor } from '../../lib/sync'
import { appServer } from '../support/app-server'

const CONNECTIONS = 10
const ROUNDS = 5
const SECONDS = 4
/** What the design asks of an exchange, of the empty handler of the same server in the same run. */
const BUDGET = 0.8

/** Entries made in the bench's own process have ids of no order; the server does not mind. */
const base = () => ({ id: randomUUID(), v: 1, at: new Date().toISOString(), by: 'bench' })
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** A table with an open evening, and how far its phone has read. */
type Phone = { readonly id: string; readonly key: string; readonly session: string; after: Cursor }

async function post(url: string, key: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

async function openPhone(origin: string): Promise<Phone> {
  const id = randomUUID()
  const key = `scorer-${randomUUID()}`
  const keys = { owner: hashOf(`owner-${id}`), scorer: hashOf(key), viewer: hashOf(`viewer-${id}`) }
  await post(`${origin}/api/tables`, key, { protocol: PROTOCOL, id, keys })
  const four = ['Anna', 'Bert', 'Cilli', 'Dora'].map((name) => ({ ...base(), kind: 'player', act: 'add', name }))
  const seats = four.map((person) => person.id)
  const session = { ...base(), kind: 'session', playedOn: '2026-11-26', seats, game: 'bavarian', rules: rulesOf({}) }
  const asked = { protocol: PROTOCOL, after: null, entries: [...four, session] }
  const reply = (await post(`${origin}/api/tables/${id}/exchange`, key, asked)) as { cursor: Cursor } // of our own server
  return { id, key, session: session.id, after: reply.cursor }
}

const bodyOf = ({ session, after }: Phone) => {
  const facts = { contract: 'rufspiel', suit: 'eichel', declarer: 2, partner: 0, cardPoints: 74, laufende: { mit: 3 } }
  const under = { seating: session, rules: session }
  const deal = { ...base(), kind: 'deal', session, under, after: after.id, deal: { ...facts, knocks: [1] } }
  return JSON.stringify({ protocol: PROTOCOL, after, entries: [deal] })
}

/** Requests per second over all connections, each with the next deal of a phone of its own. */
async function measure(origin: string, phones: readonly Phone[], empty: boolean, seconds: number): Promise<number> {
  let next = 0
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const phone = phones[next++ % phones.length]! // there are as many as connections
      const path = empty ? '/api/bench' : `/api/tables/${phone.id}/exchange`
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${phone.key}` }
      const again = () => client.setRequest({ method: 'POST', path, headers, body: bodyOf(phone) })
      again()
      client.on('body', (text) => {
        const cursor = /"cursor":(\{[^}]*\})/.exec(text.toString())?.[1]
        if (cursor) phone.after = JSON.parse(cursor) as Cursor // of our own server
        again()
      })
    },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export type ExchangeBench = {
  readonly synchronous: 'FULL' | 'NORMAL'
  /** Per second, medians over the rounds. */
  readonly empty: number
  readonly exchange: number
  /** The median of the rounds' own ratios. */
  readonly ratio: number
}

/** An exchange with one new deal against the empty handler of the same server, in turns, so that both see the same machine. */
export async function benchExchange(synchronous: 'FULL' | 'NORMAL'): Promise<ExchangeBench> {
  const server = await appServer({ BENCH: '1', SYNCHRONOUS: synchronous, LOG: 'error' })
  try {
    const phones = await Promise.all(Array.from({ length: CONNECTIONS }, () => openPhone(server.origin)))
    for (const empty of [true, false]) await measure(server.origin, phones, empty, 2)
    const rounds: { empty: number; exchange: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const first = round % 2 === 0
      const one = await measure(server.origin, phones, first, SECONDS)
      const other = await measure(server.origin, phones, !first, SECONDS)
      rounds.push(first ? { empty: one, exchange: other } : { empty: other, exchange: one })
    }
    return {
      synchronous,
      empty: median(rounds.map(({ empty }) => empty)),
      exchange: median(rounds.map(({ exchange }) => exchange)),
      ratio: median(rounds.map(({ empty, exchange }) => exchange / empty)),
    }
  } finally {
    await server.stop()
  }
}

/** The lines of `npm run bench`; the ratio under FULL is the one with a budget. */
export async function exchangeLines(): Promise<readonly string[]> {
  const lines: string[] = []
  for (const synchronous of ['FULL', 'NORMAL'] as const) {
    const { empty, exchange, ratio } = await benchExchange(synchronous)
    const budget = synchronous === 'FULL' ? ` (budget ${BUDGET * 100} %: ${ratio >= BUDGET ? 'kept' : 'missed'})` : ''
    lines.push(
      `exchange, ${CONNECTIONS} connections, synchronous=${synchronous}: ${(ratio * 100).toFixed(0)} % of an empty handler` +
        `${budget}; ${exchange.toFixed(0)} against ${empty.toFixed(0)} per s`,
    )
  }
  return lines
}

if (process.argv[1] === import.meta.filename) for (const line of await exchangeLines()) console.log(line)
