import { isKnown, type AnyEntry, type Placed, type PlayerId } from './entry'
import { logOf } from './order'
import type { PaymentDetails } from './money-entry'

/** How people can be paid, as far as they have told the table; other entries may be among them and change nothing. */
export function sharedPayments(entries: readonly Placed<AnyEntry>[]): Map<PlayerId, PaymentDetails> {
  const shared = new Map<PlayerId, PaymentDetails>()
  for (const { entry } of logOf(entries)) {
    if (!isKnown(entry) || entry.kind !== 'payment') continue
    if (entry.details === null) shared.delete(entry.player)
    else shared.set(entry.player, entry.details)
  }
  return shared
}

export const isSamePayment = (a: PaymentDetails, b: PaymentDetails | undefined): boolean =>
  b !== undefined && a.name === b.name && a.iban === b.iban && a.payPal === b.payPal
