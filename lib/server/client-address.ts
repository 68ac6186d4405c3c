import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** A route handler does not see the socket, so its address travels in a header that no client can set. */
const PEER = 'x-anschreiber-peer'

/** From now on each request that comes in names the address at the other end of its socket. Called once, at the start. */
export function nameClients(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage } // as Node documents this channel
    request.headers[PEER] = request.socket.remoteAddress ?? ''
  })
}

/**
 * Whom the limits count: the other end of the socket, or, behind a proxy of ours, whom that proxy names: the last one in
 * `X-Forwarded-For`, since what stands before it anybody may have written.
 */
export function clientAddress(headers: Headers, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return networkOf(forwarded || headers.get(PEER) || 'unknown')
}

/** An IPv6 client has 2^64 addresses: its network counts as one. */
function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 !== undefined || !address.includes(':')) return v4 ?? address.slice(0, 64)
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0')
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(':')}::/64`.slice(0, 64)
}
