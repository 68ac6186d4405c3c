import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashesOf, newKeys } from '@/lib/phone/keys'
import { newId } from '@/lib/phone/ids'
import { PROTOCOL, REFUSALS, type Role } from '@/lib/sync'
import { evening } from '../../phone/log-of-a-phone'
import { appServer, type AppServer } from '../../support/app-server'

let server: AppServer
const open: (Socket | ClientRequest)[] = []
beforeAll(async () => {
  server = await appServer({ LOG: 'info' })
}, 120_000)
afterAll(async () => {
  for (const one of open) one.destroy()
  await server.stop()
})

type Table = { readonly id: string; readonly keys: Readonly<Record<Role, string>> }
type Answer = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly text: string }
type Sent = { readonly key?: string; readonly headers?: Record<string, string>; readonly body?: string | Buffer }

/** A request of its own connection, its answer read to the end. */
function ask(method: string, path: string, { key, headers, body }: Sent = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request({
      port: server.port,
      host: '127.0.0.1',
      agent: false,
      method,
      path,
      headers: { ...(key !== undefined && { authorization: `Bearer ${key}` }), ...headers },
    })
    open.push(asked)
    asked.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
      response.on('error', fail)
    })
    asked.on('error', fail)
    asked.end(body)
  })
}
const refuses = ({ status, text, headers }: Answer, code: keyof typeof REFUSALS) => {
  expect(JSON.parse(text)).toEqual({ code })
  expect(status).toBe(REFUSALS[code])
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
}
async function newTable(): Promise<Table> {
  const [id, keys] = [newId(), newKeys()]
  const body = JSON.stringify({ protocol: PROTOCOL, id, keys: await hashesOf(keys) })
  expect((await ask('POST', '/api/tables', { body })).status).toBe(201)
  return { id, keys }
}
const exchangeOf = ({ id }: Table) => `/api/tables/${id}/exchange`
const asking = (entries: readonly object[] = []) => JSON.stringify({ protocol: PROTOCOL, after: null, entries })

/** The server takes a new entry of a phone that means well. */
async function serves(table: Table): Promise<void> {
  const [person] = evening(0).entries
  const { status, text } = await ask('POST', exchangeOf(table), {
    key: table.keys.scorer,
    body: asking([person as object]),
  }) // an evening has people
  expect([status, (JSON.parse(text) as { placed: unknown[] }).placed.length]).toEqual([200, 1])
}
/** How many entries a table holds. */
async function held({ id, keys }: Table): Promise<number> {
  const { text } = await ask('POST', exchangeOf({ id, keys }), { key: keys.viewer, body: asking() })
  return (JSON.parse(text) as { entries: unknown[] }).entries.length
}

/** The status of a stream that is then left open. */
function listen({ id, keys }: Table): Promise<number> {
  return new Promise((done, fail) => {
    const asked = request({
      port: server.port,
      host: '127.0.0.1',
      agent: false,
      path: `/api/tables/${id}/live`,
      headers: { authorization: `Bearer ${keys.viewer}` },
    })
    open.push(asked)
    asked.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && fail(error))
    asked.on('response', (response) => {
      response.on('error', () => {})
      response.resume()
      done(response.statusCode ?? 0)
    })
    asked.end()
  })
}

test('a server full of those who mean harm refuses each by name, stores nothing of theirs, and serves the others', async () => {
  const [mine, other] = [await newTable(), await newTable()]
  const before = await held(mine)

  // 1,000 streams, as many as one address may hold, by 100 a table.
  const rooms = await Promise.all(Array.from({ length: 10 }, newTable))
  for (const room of rooms) {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => listen(room)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  }
  expect(await listen(rooms[0] as Table)).toBe(429) // there are ten
  expect(await listen(mine)).toBe(429)

  // 200 who never come to an end, in their headers or in their body.
  for (let at = 0; at < 200; at++) {
    const socket = connect(server.port, '127.0.0.1')
    open.push(socket)
    socket.on('error', () => {})
    socket.write(`POST ${exchangeOf(mine)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${mine.keys.scorer}\r\n`)
    if (at % 2 === 0) socket.write('Content-Length: 1000\r\n\r\n{"protocol":')
  }
  await serves(mine)

  const endpoints = [
    ['POST', exchangeOf(mine)],
    ['POST', `/api/tables/${mine.id}/keys`],
    ['DELETE', `/api/tables/${mine.id}`],
    ['GET', `/api/tables/${mine.id}/live`],
  ] as const
  for (const [method, path] of endpoints) {
    const body = method === 'POST' ? asking() : ''
    refuses(await ask(method, path, { body }), 'key_missing')
    refuses(await ask(method, path, { body, key: 'x'.repeat(22) }), 'key_wrong')
    refuses(await ask(method, path, { body, key: other.keys.owner }), 'key_wrong')
    refuses(await ask(method, path.replace(mine.id, newId()), { body, key: mine.keys.owner }), 'table_unknown')
  }
  refuses(await ask('DELETE', `/api/tables/${mine.id}`, { key: mine.keys.viewer }), 'not_allowed')
  refuses(await ask('POST', `/api/tables/${mine.id}/keys`, { key: mine.keys.viewer, body: asking() }), 'not_allowed')

  const key = mine.keys.scorer
  const path = exchangeOf(mine)
  const tooLarge = (headers: Record<string, string>) =>
    ask('POST', path, { key, headers, body: Buffer.alloc(10_000_000, 32) }).then(
      (answer) => refuses(answer, 'body_too_large'),
      // It hangs up while the rest is still coming.
      (error: NodeJS.ErrnoException) => expect(error.code).toMatch(/EPIPE|ECONNRESET/),
    )
  await tooLarge({ 'content-length': '10000000' })
  await tooLarge({ 'transfer-encoding': 'chunked' })
  for (const body of ['['.repeat(100_000), `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, '{"protocol":1,', '\u0000'])
    refuses(await ask('POST', path, { key, body }), 'bad_request')
  const many = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at) }))
  refuses(await ask('POST', path, { key, body: asking(many) }), 'bad_request')
  refuses(await ask('POST', '/api/tables', { body: asking() }), 'bad_request')
  for (const strange of [
    '/api/tables/%00/exchange',
    '/api/tables/..%2f..%2fetc/exchange',
    `/api/tables/${'x'.repeat(4000)}/exchange`,
  ])
    refuses(await ask('POST', strange, { key, body: asking() }), 'table_unknown')
  expect((await ask('PUT', path, { key, body: asking() })).status).toBe(405)

  await serves(mine)
  expect(await held(mine)).toBe(before + 2)
  expect(await held(other)).toBe(0)
  expect((await ask('GET', '/api/health')).text).toBe('{"ok":true}')
  for (const secret of [mine.id, ...Object.values(mine.keys), ...Object.values(other.keys), 'node_modules'])
    expect(server.log()).not.toContain(secret)
})

test('told to end, the server answers what runs, tells the streams to come back, and has what it acknowledged', async () => {
  for (const one of open.splice(0)) one.destroy()
  const table = await newTable()
  const [person] = evening(0).entries
  const body = asking([person as object]) // an evening has people
  const answered = new Promise<Answer>((done, fail) => {
    const asked = request({
      port: server.port,
      host: '127.0.0.1',
      agent: false,
      method: 'POST',
      path: exchangeOf(table),
      headers: { authorization: `Bearer ${table.keys.scorer}`, 'content-length': String(Buffer.byteLength(body)) },
    })
    asked.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    asked.on('error', fail)
    asked.write(body.slice(0, 20))
    setTimeout(() => asked.end(body.slice(20)), 1500)
  })
  expect(await listen(table)).toBe(200)
  await new Promise((done) => setTimeout(done, 500))
  const stopped = server.stop()
  const { status, text } = await answered
  expect([status, (JSON.parse(text) as { placed: unknown[] }).placed.length]).toEqual([200, 1])
  await stopped
  await expect(ask('GET', '/api/health')).rejects.toThrow()
  await server.start()
  expect(await held(table)).toBe(1)
})
