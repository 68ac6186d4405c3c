import type { EntryId } from './entry'
import type { Agreement } from './evening'
import type { AgreedTransfer } from './money-entry'
import type { Standing } from './setting'

type End = {
  readonly closings: readonly EntryId[]
  readonly settled: readonly AgreedTransfer[] | null
  readonly agreement: Agreement | null
}

/** How an evening ends: whether it is closed, what was agreed, and what of that is paid. */
export function endOf(log: readonly Standing[]): End {
  const closings: EntryId[] = []
  const paid = new Map<string, boolean>()
  let agreement: Agreement | null = null
  let settled: readonly AgreedTransfer[] | null = null
  for (const { entry, holds } of log) {
    if (!holds) continue
    if (entry.kind === 'closed') closings.push(entry.id)
    else if (entry.kind === 'paid') paid.set(`${entry.settled} ${entry.transfer}`, entry.paid)
    else if (entry.kind === 'settled') {
      agreement = { id: entry.id, terms: entry.terms ?? null }
      settled = entry.transfers
    }
  }
  if (agreement === null || settled === null || paid.size === 0) return { closings, settled, agreement }
  const { id } = agreement
  const marked = settled.map((one, at) => ({ ...one, paid: paid.get(`${id} ${at}`) ?? one.paid }))
  return { closings, settled: marked, agreement }
}
