import { ZERO, type Cents } from '../cents'
import type { Seat } from '../seat'

/** One period of Bock: how many more deals count double. */
export type BockPeriod = { readonly left: number }

/** What one deal hands on to the next. */
export type Round = {
  /** Null before the first deal: then seat 0 deals. */
  readonly lastDealer: Seat | null
  readonly stock: Cents
  /** Under `append` only the first counts; under `multiply` all do. */
  readonly bock: readonly BockPeriod[]
}

/** Before the first deal of an evening. */
export const ROUND_START: Round = { lastDealer: null, stock: ZERO, bock: [] }

/** A deal as it was played at its place in the evening. */
export type PlayedDeal = {
  readonly dealer: Seat
  readonly playing: readonly Seat[]
  /** What one payer owes one payee; null for `passed` and `manual`. */
  readonly stake: Cents | null
  /** The Bock factor in force. */
  readonly bock: number
  /** What each seat gains by this deal, with its part in the stock. Σ scores + Δ stock = 0. */
  readonly scores: readonly Cents[]
  /** The stock after the deal. */
  readonly stock: Cents
  readonly after: Round
}
