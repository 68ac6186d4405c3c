import type { Deal } from '@/lib/score'
import { newId } from '@/lib/phone/ids'
import { parseReply, PROTOCOL } from '@/lib/sync'
import type { FilledTable } from './fill'
import type { Way } from './way'

const DEAL: Deal = {
  contract: 'rufspiel',
  suit: 'eichel',
  declarer: 2,
  partner: 0,
  cardPoints: 74,
  laufende: { mit: 3 },
  knocks: [1],
}

/** What became of one exchange with one new deal. */
export type Written = { readonly id: string; readonly ms: number; readonly state: 'acknowledged' | 'unanswered' }

/** Enters the next deal of a table and exchanges it. Throws if the server refuses it. */
export async function writeDeal(way: Way, table: FilledTable, id = newId()): Promise<Written> {
  const base = { id, v: 1, at: new Date().toISOString(), by: 'load' }
  const under = { seating: table.session, rules: table.session }
  const entry = { ...base, kind: 'deal', session: table.session, under, after: null, deal: DEAL }
  const began = performance.now()
  const answer = await way.send({
    path: `/api/tables/${table.id}/exchange`,
    key: table.key,
    body: { protocol: PROTOCOL, after: table.after, entries: [entry] },
  })
  const ms = performance.now() - began
  // What a server says that is being killed is no answer, as no answer is.
  if (!answer || answer.status >= 500) return { id, ms, state: 'unanswered' }
  const reply = parseReply(answer.body)
  if (answer.status !== 200 || !reply) throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.body)}`)
  if (!reply.placed.some((placed) => placed.id === id)) throw new Error(`not taken: ${JSON.stringify(reply.refused)}`)
  table.after = reply.cursor
  return { id, ms, state: 'acknowledged' }
}
