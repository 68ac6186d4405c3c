import { cents, type Cents } from '../score'
import { settlementOf, stockShares, termsOf, unitOf, type LedgerEvening, type PlayerId } from '../table'
import { bookOf } from './book'
import type { Cell } from './csv'
import type { Listed } from './deals-list'

/**
 * `stock`: a share of what lay in the stock. `paid` and `open`: of a transfer, both ends. `rounded`: what the coins that people
 * have left over.
 */
export const LEDGER_KINDS = ['deal', 'stock', 'paid', 'open', 'rounded'] as const
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

/** How an evening settles up on which nothing was agreed. */
const USUAL = { stock: { to: 'seats' }, coin: 1 } as const

/**
 * Everything that moved on the accounts of an evening: the deals, the stock as the table splits it, and the transfers, paid
 * ones as they were paid. Law: whatever was corrected, taken back or agreed, each account ends at 0.
 */
export function accountsOf(evening: LedgerEvening): readonly LedgerLine[] {
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
  const terms = termsOf(evening) ?? USUAL
  for (const [person, share] of stockShares(evening, evening.stock, terms.stock)) move('stock', null, person, share)
  for (const { from, to, amount, paid } of settlementOf(evening, terms, evening.settled ?? []).transfers) {
    move(paid ? 'paid' : 'open', null, from, amount)
    move(paid ? 'paid' : 'open', null, to, -amount)
  }
  for (const [person, left] of [...accounts]) move('rounded', null, person, 0 - left)
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
  evenings: readonly LedgerEvening[],
  { columns, kinds }: LedgerWords,
  { nameOf, digits }: Listed,
): Cell[][] {
  const { date, evening: title, kind, number, person, amount, balance } = columns
  return [
    [date, title, kind, number, person, amount, balance],
    ...evenings.flatMap((evening) => {
      const money = (units: number): Cell => ({ units, digits: unitOf(evening) === 'cent' ? digits : 0 })
      return accountsOf(evening).map((line): Cell[] => [
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
