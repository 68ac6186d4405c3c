import { server } from '@/lib/server'

/** What an exchange is measured against: reads a body, and answers. There only when the server is started to be measured. */
export async function POST(request: Request): Promise<Response> {
  if (!server().env.BENCH) return new Response(null, { status: 404 })
  await request.json()
  return Response.json({ clock: 0 }, { headers: { 'Cache-Control': 'no-store' } })
}
