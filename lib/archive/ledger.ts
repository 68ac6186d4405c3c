import { cents, type Cents } from '../score'
import { settleUp, splitStock, type BavarianEvening, type PlayerId } from '../table'
import { bookOf } from './book'
import type { Cell } from './csv'
import type { Listed } from './deals-list'

/** `stock`: a share of what lay in the stock. `paid` and `open`: of a transfer, both ends. */
export const LEDGER_KINDS = ['deal', 'stock', 'paid', 'open'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** What moved on one person's account, and what stood there after it. */
export type LedgerLine = {
  readonly kind: LedgerKind
  /** Of the deal; null: of none. */
  readonly number: number | null
  readonly person: PlayerId
  readonly amount: Cents
  readonly balance: Cents
}

/**
 * Everything that moved on the accounts of an evening: the deals, the stock split among who sat there at the end, and the
 * transfers, agreed ones as agreed. Law: whatever was corrected, taken back or agreed, each account ends at 0.
 */
export function ledgerOf(evening: BavarianEvening): readonly LedgerLine[] {
  const lines: LedgerLine[] = []
  const accounts = new Map<PlayerId, Cents>()
  const move = (kind: LedgerKind, number: number | null, person: PlayerId, amount: number) => {
    if (amount === 0) return
    const balance = cents((accounts.get(person) ?? 0) + amount)
    accounts.set(person, balance)
    lines.push({ kind, number, person, amount: cents(amount), balance })
  }
  const { people, lines: deals } = bookOf(evening)
  for (const { number, gains } of deals) people.forEach((person, at) => move('deal', number, person, gains[at] ?? 0))
  splitStock(evening.stock, evening.seats.length).forEach((share, seat) => {
    move('stock', null, evening.seats[seat] ?? '', share)
  })
  const transfer = (kind: LedgerKind, from: PlayerId, to: PlayerId, amount: number) => {
    move(kind, null, from, amount)
    move(kind, null, to, -amount)
  }
  for (const { from, to, amount, paid } of evening.settled ?? []) if (paid) transfer('paid', from, to, amount)
  for (const { from, to, amount } of settleUp(accounts)) transfer('open', from, to, amount)
  return lines
}

export type LedgerWords = {
  readonly columns: {
    readonly [Column in 'date' | 'evening' | 'kind' | 'number' | 'person' | 'amount' | 'balance']: string
  }
  readonly kinds: Readonly<Record<LedgerKind, string>>
}

/** The ledger of some evenings of one unit: one account each evening for each person. */
export function ledgerList(
  evenings: readonly BavarianEvening[],
  { columns, kinds }: LedgerWords,
  { nameOf, digits }: Listed,
): Cell[][] {
  const { date, evening: title, kind, number, person, amount, balance } = columns
  return [
    [date, title, kind, number, person, amount, balance],
    ...evenings.flatMap((evening) => {
      const money = (units: number): Cell => ({ units, digits: evening.rules.unit === 'cent' ? digits : 0 })
      return ledgerOf(evening).map((line): Cell[] => [
        evening.session.playedOn,
        evening.session.title ?? null,
        kinds[line.kind],
        line.number === null ? null : { units: line.number, digits: 0 },
        nameOf(line.person),
        money(line.amount),
        money(line.balance),
      ])
    }),
  ]
}
