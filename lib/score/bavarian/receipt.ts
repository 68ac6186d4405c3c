import { cents, ZERO, type Cents } from '../cents'
import { isPair } from './contract'
import { outcomeOf, type Result } from './outcome'
import { score, type PlayedAt } from './scores'
import { stockShare, type StockShare } from './stock'
import type { Seat } from '../seat'
import type { Deal } from './deal'
import type { ReceiptLine } from './stake'
import type { Rules } from './rules'

export type Payment = { readonly from: Seat; readonly to: Seat; readonly amount: Cents }

/** Why a deal costs what it costs: the stake is its lines from the top down, and the payments are its scores. */
export type Receipt = {
  readonly lines: readonly ReceiptLine[]
  /** What one payer owes one payee; null for `passed` and `manual`. */
  readonly stake: Cents | null
  /** Who pays whom, without the stock. */
  readonly payments: readonly Payment[]
  /** Null where nobody declared, and for a Kreuz that is void. */
  readonly outcome: Result | null
  /** What goes out of the stock, or into it. */
  readonly stock: StockShare | null
}

/** The place of a deal, and what lay in the stock before it (left out: nothing). */
export type ReceiptPlace = PlayedAt & { readonly stock?: number }

/** Explains a deal that has no faults. */
export function receiptOf(deal: Deal, rules: Rules, at: ReceiptPlace): Receipt {
  const lines: ReceiptLine[] = []
  const bill = { sum: 0, lines }
  const scores = new Array<number>(at.players).fill(0)
  const outcome = outcomeOf(deal, rules)
  const staked = score(bill, scores, deal, outcome, at, rules)
  const each = isPair(deal.contract) && rules.rufspielPays === 'each'
  return {
    lines,
    stake: staked ? cents(bill.sum) : null,
    payments: each ? everyLoserPaysEveryWinner(scores, bill.sum) : paymentsOf(scores),
    outcome,
    stock: stockShare(deal, outcome, at.playing, at.stock ?? ZERO, rules),
  }
}

function everyLoserPaysEveryWinner(scores: readonly number[], stake: number): Payment[] {
  const seatsWhere = (sign: number): Seat[] =>
    [...scores.keys()].filter((seat) => Math.sign(scores[seat] ?? 0) === sign)
  const winners = seatsWhere(1)
  return seatsWhere(-1).flatMap((from) => winners.map((to) => ({ from, to, amount: cents(stake) })))
}

/** Each loser pays the winners in the order of their seats until nothing is owed. */
function paymentsOf(scores: readonly number[]): Payment[] {
  const open = [...scores]
  const payments: Payment[] = []
  for (const from of open.keys()) {
    for (const to of open.keys()) {
      const amount = Math.min(-(open[from] ?? 0), open[to] ?? 0)
      if (amount <= 0) continue
      open[from] = (open[from] ?? 0) + amount
      open[to] = (open[to] ?? 0) - amount
      payments.push({ from, to, amount: cents(amount) })
    }
  }
  return payments
}
