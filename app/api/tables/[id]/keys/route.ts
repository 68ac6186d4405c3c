import { answer, endpoint, guestOf, readBody, rotateKey } from '@/lib/server'

export const POST = endpoint<{ id: string }>('POST /api/tables/:id/keys', async (visit, { id }) => {
  const guest = await guestOf(visit, id)
  if ('code' in guest) return guest
  const body = await readBody(visit.request)
  if ('code' in body) return body
  const rotated = await rotateKey(visit.store, guest, body.json)
  return 'code' in rotated ? rotated : answer(rotated)
})
