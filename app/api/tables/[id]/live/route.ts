import { endpoint, guestOf, liveStream } from '@/lib/server'

export const dynamic = 'force-dynamic'

/** no-transform: compressing a stream that only pokes would triple its memory. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

export const GET = endpoint<{ id: string }>('GET /api/tables/:id/live', async (visit, { id }) => {
  const guest = await guestOf(visit, id)
  if ('code' in guest) return guest
  const stream = liveStream(visit.store, guest, visit.request, visit.address)
  return stream ? new Response(stream, { headers: HEADERS }) : { code: 'too_many' }
})
