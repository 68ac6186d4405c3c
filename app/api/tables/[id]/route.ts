import { answer, deleteTable, endpoint, guestOf } from '@/lib/server'

export const DELETE = endpoint<{ id: string }>('DELETE /api/tables/:id', async (visit, { id }) => {
  const guest = await guestOf(visit, id)
  if ('code' in guest) return guest
  const gone = await deleteTable(visit.store, guest, new Date())
  return 'code' in gone ? gone : answer({})
})
