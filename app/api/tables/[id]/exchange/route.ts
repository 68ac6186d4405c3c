import { answer, endpoint, exchange, guestOf, mayWrite, readBody } from '@/lib/server'

export const POST = endpoint<{ id: string }>('POST /api/tables/:id/exchange', async (visit, { id }) => {
  const guest = await guestOf(visit, id)
  if ('code' in guest) return guest
  const body = await readBody(visit.request)
  if ('code' in body) return body
  if (!mayWrite(visit, id, body.bytes)) return { code: 'too_many' }
  const reply = await exchange(visit.store, guest, body.json)
  if ('code' in reply) return reply
  visit.note([reply.placed.length, reply.refused.length, reply.entries.length])
  return answer(reply)
})
