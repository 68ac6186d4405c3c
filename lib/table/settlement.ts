import { cents, type Cents } from '../score'
import { cashed } from './cash'
import { settleUp, splitStock } from './settle-up'
import type { PlayerId } from './entry'
import type { LedgerEvening } from './evening'
import type { AgreedTransfer, Coin, StockSplit, Terms } from './money-entry'

type Stand = Pick<LedgerEvening, 'balance' | 'stock' | 'seats'>
type Sums = ReadonlyMap<PlayerId, Cents>

/** What each of them gets out of an amount in the stock; odd units go one each in the order of the list. */
export function stockShares({ balance, seats }: Stand, stock: Cents, split: StockSplit): Map<PlayerId, Cents> {
  const people = split.to === 'seats' ? seats : split.to === 'everyone' ? [...balance.keys()] : [split.person]
  const parts = splitStock(stock, people.length)
  return new Map(people.map((person, at) => [person, parts[at] ?? cents(0)]))
}

/** What everybody gets or gives after the stock was split. Adds up to 0. */
export function owedOf(evening: Stand, split: StockSplit): Map<PlayerId, Cents> {
  const owed = new Map(evening.balance)
  for (const [person, part] of stockShares(evening, evening.stock, split)) move(owed, person, part)
  return owed
}

function move(sums: Map<PlayerId, Cents>, person: PlayerId, amount: number): void {
  sums.set(person, cents((sums.get(person) ?? 0) + amount))
}

/** What is left of these sums when the transfers have been made. */
export function leftAfter(owed: Sums, transfers: readonly Omit<AgreedTransfer, 'paid'>[]): Map<PlayerId, Cents> {
  const left = new Map(owed)
  for (const { from, to, amount } of transfers) {
    move(left, from, amount)
    move(left, to, -amount)
  }
  return left
}

export type Settlement = { readonly terms: Terms; readonly transfers: readonly AgreedTransfer[] }

/**
 * How the table settles up by these terms. What has been paid stays paid: the fewest transfers for the rest follow it.
 * Rounded are the sums of the people and then what is left of them, for something may have been paid to the cent.
 */
export function settlementOf(
  evening: Stand,
  { stock, coin }: { readonly stock: StockSplit; readonly coin: Coin },
  settled: readonly AgreedTransfer[] = [],
): Settlement {
  const owed = owedOf(evening, stock)
  const paid = settled.filter((transfer) => transfer.paid)
  const open = settleUp(cashed(leftAfter(cashed(owed, coin), paid), coin))
  return {
    terms: { stock, coin, owed: [...owed].map(([player, amount]) => ({ player, amount })) },
    transfers: [...paid, ...open.map((transfer) => ({ ...transfer, paid: false }))],
  }
}

/** What was agreed, and by which terms; of an entry without terms they follow from its transfers. */
export function termsOf({ settled, agreement }: Pick<LedgerEvening, 'settled' | 'agreement'>): Terms | null {
  if (settled === null) return null
  if (agreement?.terms) return agreement.terms
  const owed = [...leftAfter(new Map(), settled)].map(([player, left]) => ({ player, amount: cents(0 - left) }))
  return { stock: { to: 'seats' }, coin: 1, owed }
}

/** By how much the evening now says something else than what was agreed, for each person; empty: it still holds. */
export function differenceOf(evening: Stand, terms: Terms): Map<PlayerId, Cents> {
  const difference = owedOf(evening, terms.stock)
  for (const { player, amount } of terms.owed) move(difference, player, 0 - amount)
  for (const [player, amount] of difference) if (amount === 0) difference.delete(player)
  return difference
}
