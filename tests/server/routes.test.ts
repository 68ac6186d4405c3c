import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { POST as exchangePost } from '@/app/api/tables/[id]/exchange/route'
import { POST as keysPost } from '@/app/api/tables/[id]/keys/route'
import { GET as liveGet } from '@/app/api/tables/[id]/live/route'
import { DELETE as tableDelete } from '@/app/api/tables/[id]/route'
import { POST as tablesPost } from '@/app/api/tables/route'
import { POST as benchPost } from '@/app/api/bench/route'
import { GET as healthGet } from '@/app/api/health/route'
import { closeStreams, server } from '@/lib/server'
import { hashOf } from '@/lib/server/keys'
import { parseLiveEvent, parseReply, PROTOCOL, REFUSALS, type Refusal } from '@/lib/sync'
import { testDatabase } from '../support/test-db'
import { dealt, evening, newId, people } from './log-of-a-table'
import { hashesOf, newKeys } from './open-table'

// The routes open what the environment names, once in a process.
beforeAll(async () => {
  process.env.DATABASE_URL = await testDatabase()
  process.env.LOG = 'info'
  return () => server().close()
})

/** The log lines of one test. */
let said: string[] = []
const write = process.stdout.write.bind(process.stdout)
beforeEach(() => {
  said = []
  process.stdout.write = (chunk) => said.push(String(chunk)) > 0
})
afterEach(() => {
  process.stdout.write = write
})

const HOST = 'http://localhost'
type Sent = {
  readonly key?: string
  readonly body?: unknown
  readonly text?: BodyInit
  readonly headers?: HeadersInit
  readonly signal?: AbortSignal
}
const request = (method: string, path: string, { key, body, text, headers, signal }: Sent = {}) =>
  new Request(`${HOST}${path}`, {
    method,
    headers: { ...(key !== undefined && { Authorization: `Bearer ${key}` }), ...(headers as object) },
    ...(method === 'POST' && { body: text ?? JSON.stringify(body), duplex: 'half' }),
    ...(signal && { signal }),
  })
const at = (id: string) => ({ params: Promise.resolve({ id }) })
const nowhere = { params: Promise.resolve({}) }

const post = {
  table: (sent: Sent) => tablesPost(request('POST', '/api/tables', sent), nowhere),
  exchange: (id: string, sent: Sent) => exchangePost(request('POST', `/api/tables/${id}/exchange`, sent), at(id)),
  keys: (id: string, sent: Sent) => keysPost(request('POST', `/api/tables/${id}/keys`, sent), at(id)),
}
const live = (id: string, sent: Sent) => liveGet(request('GET', `/api/tables/${id}/live`, sent), at(id))
const remove = (id: string, sent: Sent) => tableDelete(request('DELETE', `/api/tables/${id}`, sent), at(id))

async function newTable() {
  const [id, keys] = [newId(), newKeys()]
  const response = await post.table({ body: { protocol: PROTOCOL, id, keys: hashesOf(keys) } })
  expect(response.status).toBe(201)
  return { id, keys }
}
async function refuses(response: Response, code: Refusal) {
  expect(await response.json()).toEqual({ code })
  expect(response.status).toBe(REFUSALS[code])
  expect(response.headers.get('cache-control')).toBe('no-store')
}
const asking = (entries: readonly object[], after: unknown = null) => ({ protocol: PROTOCOL, after, entries })

test('a table is made, written to, read, and its answers are never stored on the way', async () => {
  const { id, keys } = await newTable()
  const again = await post.table({ body: { protocol: PROTOCOL, id, keys: hashesOf(keys) } })
  expect(again.status).toBe(200)
  const four = people()
  const session = evening(four)
  const entries = [...four, session, dealt(session)]
  const sent = await post.exchange(id, { key: keys.scorer, body: asking(entries) })
  expect(sent.status).toBe(200)
  expect(sent.headers.get('cache-control')).toBe('no-store')
  const read = parseReply(await (await post.exchange(id, { key: keys.viewer, body: asking([]) })).json())
  expect(read?.entries.map(({ entry }) => entry)).toEqual(entries)
})

test('the key comes in the Authorization header and nowhere else', async () => {
  const { id, keys } = await newTable()
  const body = asking([])
  await refuses(await post.exchange(id, { body }), 'key_missing')
  await refuses(await post.exchange(id, { body, headers: { Authorization: keys.scorer } }), 'key_missing')
  await refuses(await post.exchange(id, { body, headers: { Authorization: `Basic ${keys.scorer}` } }), 'key_missing')
  await refuses(await post.exchange(id, { body, headers: { Cookie: `key=${keys.scorer}` } }), 'key_missing')
  const query = exchangePost(request('POST', `/api/tables/${id}/exchange?key=${keys.scorer}`, { body }), at(id))
  await refuses(await query, 'key_missing')
  await refuses(await post.exchange(id, { body: { ...body, key: keys.scorer }, key: keys.scorer }), 'bad_request')
})

test('every route refuses a wrong key, the key of another table, and an unknown table', async () => {
  const [one, other] = [await newTable(), await newTable()]
  for (const key of [other.keys.owner, 'x'.repeat(22)]) {
    await refuses(await post.exchange(one.id, { key, body: asking([]) }), 'key_wrong')
    await refuses(await post.keys(one.id, { key, body: {} }), 'key_wrong')
    await refuses(await live(one.id, { key }), 'key_wrong')
    await refuses(await remove(one.id, { key }), 'key_wrong')
  }
  for (const id of [newId(), '..', '%00', 'x'.repeat(5000)]) {
    await refuses(await post.exchange(id, { key: one.keys.owner, body: asking([]) }), 'table_unknown')
    await refuses(await live(id, { key: one.keys.owner }), 'table_unknown')
    await refuses(await remove(id, { key: one.keys.owner }), 'table_unknown')
  }
})

test('the owner changes keys and deletes the table', async () => {
  const { id, keys } = await newTable()
  const body = { protocol: PROTOCOL, role: 'scorer', hash: hashOf('new scorer') }
  await refuses(await post.keys(id, { key: keys.viewer, body }), 'not_allowed')
  const changed = await post.keys(id, { key: keys.owner, body })
  expect(await changed.json()).toEqual({ keys: { ...hashesOf(keys), scorer: hashOf('new scorer') } })
  await refuses(await remove(id, { key: keys.scorer }), 'key_wrong')
  expect((await remove(id, { key: keys.owner })).status).toBe(200)
  await refuses(await remove(id, { key: keys.owner }), 'table_deleted')
  await refuses(await post.exchange(id, { key: keys.owner, body: asking([]) }), 'table_deleted')
})

test('the server tells its health', async () => {
  const response = await healthGet(request('GET', '/api/health'), nowhere)
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
})

test('the empty route is there only when it is measured', async () => {
  expect((await benchPost(request('POST', '/api/bench', { body: {} }))).status).toBe(404)
})

/** Reads the stream as a phone does: the events, and whether it ended. */
function listening(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader() // the answer has a body
  let rest = ''
  return async () => {
    for (;;) {
      const line = /^data: (.*)\n\n/.exec(rest)
      if (line) {
        rest = rest.slice(line[0].length)
        return parseLiveEvent(line[1] ?? '')
      }
      const { done, value } = await reader.read()
      if (done) return 'ended'
      rest += value
    }
  }
}

test('a stream pokes at once and whenever the log grows, and not when it does not', async () => {
  const { id, keys } = await newTable()
  const leave = new AbortController()
  const stream = await live(id, { key: keys.viewer, signal: leave.signal })
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform')
  const next = listening(stream)
  expect(await next()).toEqual({ event: 'poke', clock: 0 })
  const [first, second] = [people(2), people(1)]
  await post.exchange(id, { key: keys.scorer, body: asking(first) })
  await post.exchange(id, { key: keys.scorer, body: asking(first) })
  await post.exchange(id, { key: keys.viewer, body: asking(second) })
  await post.exchange(id, { key: keys.scorer, body: asking(second) })
  expect(await next()).toEqual({ event: 'poke', clock: 2 })
  expect(await next()).toEqual({ event: 'poke', clock: 3 })
  leave.abort()
  expect(await next()).toBe('ended')
  expect(server().store.live.count()).toBe(0)
})

test('a stream ends with the table, with its key, when its phone goes, and when the server is told to end', async () => {
  const { id, keys } = await newTable()
  const [deleted, rotated, cancelled, closed] = [await newTable(), await newTable(), await newTable(), { id, keys }]
  const streams = await Promise.all([deleted, rotated, closed].map(({ id, keys }) => live(id, { key: keys.scorer })))
  const [first, second, third] = streams.map(listening) as [
    () => Promise<unknown>,
    () => Promise<unknown>,
    () => Promise<unknown>,
  ] // of three
  for (const next of [first, second, third]) expect(await next()).toEqual({ event: 'poke', clock: 0 })
  await (await live(cancelled.id, { key: cancelled.keys.owner })).body?.cancel()
  const gone = new AbortController()
  gone.abort()
  await live(id, { key: keys.owner, signal: gone.signal })
  expect(server().store.live.count()).toBe(3)

  await remove(deleted.id, { key: deleted.keys.owner })
  expect([await first(), await first()]).toEqual([{ event: 'deleted' }, 'ended'])
  const body = { protocol: PROTOCOL, role: 'scorer', hash: hashOf('other') }
  await post.keys(rotated.id, { key: rotated.keys.owner, body })
  expect([await second(), await second()]).toEqual([{ event: 'key_wrong' }, 'ended'])
  closeStreams()
  expect(await third()).toBe('ended')
  expect(server().store.live.count()).toBe(0)
})

test('a stream ends when its phone goes, however long ago the request was answered', async () => {
  const { id, keys } = await newTable()
  const leave = new AbortController()
  const next = listening(await live(id, { key: keys.viewer, signal: leave.signal }))
  expect(await next()).toEqual({ event: 'poke', clock: 0 })
  // What nobody holds any longer is gone: a request among it, whose signal would then follow no more.
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  await new Promise((resolve) => setImmediate(resolve))
  leave.abort()
  expect(await next()).toBe('ended')
})

test('a table has room for 100 streams', async () => {
  const { id, keys } = await newTable()
  const streams = await Promise.all(Array.from({ length: 100 }, () => live(id, { key: keys.viewer })))
  expect(streams.every(({ status }) => status === 200)).toBe(true)
  const one = await live(id, { key: keys.viewer })
  await refuses(one, 'too_many')
  expect(one.headers.get('retry-after')).toBe('60')
  await streams[0]?.body?.cancel()
  expect((await live(id, { key: keys.viewer })).status).toBe(200)
  closeStreams()
})

test('a log line tells what happened, and neither key nor table nor anything people wrote', async () => {
  const { id, keys } = await newTable()
  said = []
  const entries = people(1).map((person) => ({ ...person, name: 'Geheimrat' }))
  await post.exchange(id, { key: keys.scorer, body: asking([...entries, { id: 'x' }]) })
  await post.exchange(id, { key: 'wrong-key-that-is-secret', body: asking(entries) })
  const lines = said.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toMatchObject([
    { route: 'POST /api/tables/:id/exchange', status: 200, counts: [1, 1, 0] },
    { route: 'POST /api/tables/:id/exchange', status: 403, code: 'key_wrong' },
  ])
  for (const secret of [id, ...Object.values(keys), 'wrong-key', 'Geheimrat', ...entries.map((entry) => entry.id)])
    expect(said.join('')).not.toContain(secret)
})

test('a failure inside answers with its code alone, and the log says where, without what people wrote', async () => {
  const { id, keys } = await newTable()
  const { store } = server()
  said = []
  // The database itself breaks under the server.
  await store.db.$executeRaw`ALTER TABLE "Entry" RENAME TO "Away"`
  try {
    const response = await post.exchange(id, {
      key: keys.scorer,
      body: asking(people(1).map((one) => ({ ...one, name: 'Geheimrat' }))),
    })
    await refuses(response, 'server_error')
  } finally {
    await store.db.$executeRaw`ALTER TABLE "Away" RENAME TO "Entry"`
  }
  expect(said.length).toBe(1)
  expect(JSON.parse(said[0] ?? '')).toMatchObject({ status: 500, code: 'server_error' })
  expect(said[0]).toMatch(/failure.*entry-log/)
  expect(said[0]).not.toContain('Geheimrat')
  expect((await post.exchange(id, { key: keys.scorer, body: asking(people(1)) })).status).toBe(200)
})
