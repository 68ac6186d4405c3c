import type { Deal } from '@/lib/score'
import type { SimulatedPhone } from './simulated-phone'
import type { Step } from './steps'

export type Report = Record<'deals' | 'corrections' | 'voids' | 'forks' | 'lost' | 'late' | 'rewinds', number>

type Writing = Extract<Step, { readonly pick: number; readonly phone: number }>

/** One phone enters, corrects or takes back a deal, or says who sits where. */
export async function write(phone: SimulatedPhone, { what, pick }: Writing, people: readonly string[], report: Report) {
  const evening = await phone.shown()
  if (!evening || evening.game !== 'bavarian') return
  const { under, lastDeal: after, rows } = evening
  const session = evening.session.id
  const row = rows[pick % Math.max(1, rows.length)]
  if (what === 'deal') {
    report.deals++
    await phone.write({ kind: 'deal', session, under, after, deal: dealNumber(pick) })
  } else if (what === 'seating') {
    const seats = [...people.slice(pick % 5), ...people.slice(0, pick % 5)].slice(0, 4 + (pick % 2))
    await phone.write({ kind: 'seating', session, seats })
  } else if (row && what === 'correct') {
    report.corrections++
    await phone.write({
      kind: 'deal',
      session,
      under: row.entry.under,
      after,
      replaces: row.id,
      deal: dealNumber(pick + 1),
    })
  } else if (row) {
    report.voids++
    // Sometimes the last thing said about the deal, which may be a void itself.
    const target = pick % 2 === 0 ? row.id : (row.history.at(-1)?.id ?? row.id)
    await phone.write({ kind: 'void', session, target })
  }
}

/** Deals that can be played by whoever sits at the table. */
function dealNumber(pick: number): Deal {
  const seats = { declarer: pick % 4, partner: (pick + 1 + (pick % 3)) % 4 }
  if (pick % 5 === 0) return { contract: 'passed' }
  if (pick % 5 === 1) return { contract: 'wenz', declarer: seats.declarer, won: pick % 2 === 0, level: 'plain' }
  return { contract: 'rufspiel', suit: 'eichel', ...seats, won: pick % 2 === 0, level: 'plain' }
}
