declare const unit: unique symbol

/**
 * An amount in the smallest unit of a session: a cent, or a point.
 * Always a whole number; positive is what one gains.
 */
export type Cents = number & { readonly [unit]: 'Cents' }

/** Makes an amount of a number that is one already. A fraction is a bug, so it throws. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount: ${amount}`)
  return (amount === 0 ? 0 : amount) as Cents // the one place where the brand is put on; -0 becomes 0
}

export const ZERO: Cents = cents(0)
