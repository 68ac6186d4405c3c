import { answer, endpoint } from '@/lib/server'

export const dynamic = 'force-dynamic'

/** Whether the database answers. */
export const GET = endpoint('GET /api/health', async ({ store }) => {
  await store.db.table.findFirst({ select: { id: true } })
  return answer({ ok: true })
})
