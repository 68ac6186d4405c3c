import type { Seat } from '../score'
import type { PlayerId } from './entry'

/**
 * The last dealer's seat as another seating of the table has it, so that the seat after it deals next. If the last dealer
 * still sits, that is the neighbour he has now. If he left, the first one after him who stayed deals next; and if nobody
 * stayed, seat 0 does (null).
 */
export function lastDealerAmong(
  seats: readonly PlayerId[],
  before: readonly PlayerId[],
  lastDealer: Seat | null,
): Seat | null {
  if (lastDealer === null || seats === before) return lastDealer
  for (let step = 0; step < before.length; step++) {
    const person = before[(lastDealer + step) % before.length]
    const seat = seats.findIndex((other) => other === person)
    if (seat >= 0) return step === 0 ? seat : (seat + seats.length - 1) % seats.length
  }
  return null
}
