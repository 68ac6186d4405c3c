import { Agent, request, type RequestOptions } from 'node:http'
import type { Answer, Send } from '@/lib/phone/exchange'
import { parseLiveEvent } from '@/lib/sync'

/** A way to a server over HTTP, on sockets that stay open as a browser's do. */
export type Way = {
  readonly send: Send
  /** Listens to a table as a phone does, until it is let go. `ended`: the stream has ended from the other side. */
  readonly listen: (id: string, key: string, hear: { poke: (clock: number) => void; ended: () => void }) => () => void
  readonly close: () => void
}

const PATIENCE = 30_000

export function wayTo(port: number): Way {
  const agent = new Agent({ keepAlive: true })
  const to = (path: string, key: string | null): RequestOptions => ({
    port,
    host: '127.0.0.1',
    path,
    headers: { 'Content-Type': 'application/json', ...(key !== null && { Authorization: `Bearer ${key}` }) },
  })
  const send: Send = ({ path, key, body }) =>
    new Promise<Answer | null>((done) => {
      const asked = request({ ...to(path, key), method: 'POST', agent }, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', () => done(null))
        reply.on('end', () => done({ status: reply.statusCode ?? 0, body: jsonOf(Buffer.concat(chunks).toString()) }))
      })
      asked.setTimeout(PATIENCE, () => asked.destroy())
      asked.on('error', () => done(null))
      asked.end(JSON.stringify(body))
    })
  return {
    send,
    listen: (id, key, { poke, ended }) => {
      let left = false
      const end = () => {
        if (!left) ended()
        left = true
      }
      // Every stream holds a socket of its own.
      const asked = request({ ...to(`/api/tables/${id}/live`, key), agent: false }, (reply) => {
        reply.setEncoding('utf8')
        reply.on('data', (text: string) => {
          for (const [, data] of text.matchAll(/^data: (.*)$/gm)) {
            const event = parseLiveEvent(data ?? '')
            if (event?.event === 'poke') poke(event.clock)
          }
        })
        reply.on('error', end)
        reply.on('end', end)
      })
      asked.on('error', end)
      asked.end()
      return () => {
        left = true
        asked.destroy()
      }
    },
    close: () => agent.destroy(),
  }
}

/** What an interrupted server has half said is no answer. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
