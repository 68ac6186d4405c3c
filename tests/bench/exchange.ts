import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { PROTOCOL, type Cursor } from '../../lib/sync'
import { appServer } from '../support/app-server'
import { median, type Row } from './row'
import { postTable, season } from './table'

const CONNECTIONS = 10
const ROUNDS = 5
const SECONDS = 4
/** What the design asks of an exchange, of the empty handler of the same server in the same run. */
const BUDGET = 0.8

/** Entries made in the bench's own process have ids of no order; the server does not mind. */
const base = () => ({ id: randomUUID(), v: 1, at: new Date().toISOString(), by: 'bench' })

/** A table with an open evening, and how far its phone has read. */
type Phone = { readonly id: string; readonly key: string; readonly session: string; after: Cursor | null }

async function openPhone(origin: string): Promise<Phone> {
  const { entries, lastSession } = season(1, 0)
  const { id, keys, cursor } = await postTable(origin, entries)
  return { id, key: keys.scorer, session: lastSession, after: cursor }
}

const bodyOf = ({ session, after }: Phone) => {
  const facts = { contract: 'rufspiel', suit: 'eichel', declarer: 2, partner: 0, cardPoints: 74, laufende: { mit: 3 } }
  const under = { seating: session, rules: session }
  const deal = { ...base(), kind: 'deal', session, under, after: null, deal: { ...facts, knocks: [1] } }
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

/** The ratio under FULL is the one with a budget. */
export async function exchangeRows(): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const synchronous of ['FULL', 'NORMAL'] as const) {
    const { empty, exchange, ratio } = await benchExchange(synchronous)
    rows.push({
      what: `exchange with one new deal, ${CONNECTIONS} connections, synchronous=${synchronous}`,
      budget: synchronous === 'FULL' ? `≥ ${BUDGET * 100} % of an empty handler` : '–',
      measured: `${(ratio * 100).toFixed(0)} % (${exchange.toFixed(0)} against ${empty.toFixed(0)} per s)`,
      met: synchronous === 'FULL' ? ratio >= BUDGET : null,
    })
  }
  return rows
}
