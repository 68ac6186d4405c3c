import { answer, createTable, endpoint, readBody } from '@/lib/server'

export const POST = endpoint('POST /api/tables', async (visit) => {
  if (!visit.limits.tables.take(visit.address)) return { code: 'too_many' }
  const body = await readBody(visit.request)
  if ('code' in body) return body
  const table = await createTable(visit.store, body.json, new Date())
  return 'code' in table ? table : answer({}, table.made ? 201 : 200)
})
