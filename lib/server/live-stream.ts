import type { LiveEvent } from '../sync'
import { headOf } from './entry-log'
import type { Store } from './store'
import type { Guest } from './tables'

/** Shorter than the minute after which a phone, or a proxy, takes silence for a lost stream. */
const HEARTBEAT = 25_000
/** So many messages may wait for a client that does not read. */
const WAITING = 256

/**
 * Server-sent events that only poke; null where there is no room for another. It ends with the request's signal.
 * The request is kept as long as the stream: its signal follows the client's only while the request itself is held.
 */
export function liveStream(
  store: Store,
  { tableId, role }: Guest,
  request: Request,
  address?: string,
): ReadableStream<Uint8Array> | null {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const send = (text: string) => {
    if ((controller?.desiredSize ?? 0) < -WAITING) return close()
    try {
      controller?.enqueue(encoder.encode(text))
    } catch {
      close() // the client has gone
    }
  }
  const tell = (event: LiveEvent) => send(`data: ${JSON.stringify(event)}\n\n`)
  let close = () => {}
  const leave = store.live.enter(tableId, { role, tell, close: () => close() }, address)
  if (!leave) return null

  const beat = setInterval(() => send(': \n\n'), HEARTBEAT)
  close = () => {
    clearInterval(beat)
    leave()
    request.signal.removeEventListener('abort', close)
    const open = controller
    controller = null
    try {
      open?.close()
    } catch {
      // It was cancelled from the other side.
    }
  }
  return new ReadableStream({
    start: async (opened) => {
      controller = opened
      request.signal.addEventListener('abort', close)
      if (request.signal.aborted) return close()
      // Only now, as a listener, so that nothing falls between this reading and the first poke.
      const clock = await headOf(store.db, tableId).catch(() => null)
      if (clock === null) return close()
      tell({ event: 'poke', clock })
    },
    cancel: close,
  })
}
