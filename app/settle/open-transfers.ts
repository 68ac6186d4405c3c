import { cents, type Cents } from '@/lib/score'
import { settleUp, transfersOf, type AgreedTransfer, type LedgerEvening, type PlayerId } from '@/lib/table'

/** What the people have after the stock was split and what was paid has been paid. */
function owedAfter(evening: LedgerEvening, paid: readonly AgreedTransfer[]): Map<PlayerId, Cents> {
  const owed = new Map<PlayerId, Cents>()
  const move = (person: PlayerId, amount: number) => owed.set(person, cents((owed.get(person) ?? 0) + amount))
  for (const { from, to, amount } of transfersOf(evening)) {
    move(from, 0 - amount)
    move(to, amount)
  }
  for (const { from, to, amount } of paid) {
    move(from, amount)
    move(to, -amount)
  }
  return owed
}

/**
 * Who still gives whom. What was agreed stands as it was, as long as it still comes out even; once deals were added or
 * corrected after a payment, what is paid stays and the fewest transfers for the rest are worked out anew.
 */
export function agreedOf(evening: LedgerEvening): {
  readonly transfers: readonly AgreedTransfer[]
  readonly changed: boolean
} {
  const agreed = evening.settled ?? []
  if (evening.settled !== null && [...owedAfter(evening, agreed).values()].every((amount) => amount === 0)) {
    return { transfers: agreed, changed: false }
  }
  const paid = agreed.filter((transfer) => transfer.paid)
  const open = settleUp(owedAfter(evening, paid)).map((transfer) => ({ ...transfer, paid: false }))
  return { transfers: [...paid, ...open], changed: paid.length > 0 }
}
