import { receiptOf, type Cents, type Receipt } from '../score'
import { itemAt, type List } from './list'
import { pay, type Balance } from './balance'
import type { BavarianRow, Evening, LedgerEvening, RelativeRow, Row } from './evening'

/** A line of the score pad: a deal, and what each person had after it. */
export type PadLine<R extends BavarianRow | RelativeRow = BavarianRow> = {
  readonly row: R
  readonly balance: Balance
  readonly stock: Cents
}

/** The last so many lines of the score pad, newest first. Costs as much as it shows. */
export function padOf<E extends LedgerEvening>(evening: E, lines: number): PadLine<E['rows'][number]>[] {
  let stock: Cents = evening.stock
  const balance = new Map(evening.balance)
  return lastRowsOf(evening, lines).map((row) => {
    const line = { row, balance: new Map(balance), stock }
    stock = stockBefore(row) ?? stock
    if (row.state === 'counted')
      pay(
        balance,
        row.seats,
        row.played.scores.map((score) => 0 - score),
      )
    return line
  })
}

/** The last so many rows, newest first, without laying out them all. */
export function lastRowsOf<E extends Evening>(evening: E, count: number): E['rows'][number][] {
  const rows: List<Row<unknown, unknown, unknown>> = evening.fold.rows
  const from = Math.max(0, rows.length - count)
  return Array.from({ length: rows.length - from }, (_, back) =>
    itemAt(rows, rows.length - 1 - back),
  ) as E['rows'][number][] // the fold of an evening has its rows
}

/** What lay in the stock before a deal that counts: Σ scores + Δ stock = 0. */
function stockBefore(row: BavarianRow | RelativeRow): Cents | null {
  if (row.state !== 'counted') return null
  const { scores, stock } = row.played
  return scores.reduce<number>((sum, score) => sum + score, stock) as Cents // whole amounts added up
}

/** Why a deal costs what it costs; null for one that does not count. */
export function receiptFor(row: BavarianRow): Receipt | null {
  if (row.state !== 'counted') return null
  const { dealer, playing, bock } = row.played
  return receiptOf(row.deal, row.rules, {
    players: row.seats.length,
    playing,
    dealer,
    bock,
    stock: stockBefore(row) ?? row.played.stock,
  })
}
