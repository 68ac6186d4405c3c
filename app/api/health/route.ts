import { ailmentOf, answer, endpoint } from '@/lib/server'

export const dynamic = 'force-dynamic'

/** For whoever watches over the server or stands before it: 200, or 503 with what is wrong. */
export const GET = endpoint('GET /api/health', async (visit) => {
  const code = await ailmentOf(visit)
  return code === null ? answer({ ok: true }) : answer({ code }, 503)
})
