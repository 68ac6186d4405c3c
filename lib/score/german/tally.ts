import type { Seat } from '../seat'

/** What one deal of the German game hands on to the next. */
export type Tally = {
  readonly lastDealer: Seat | null
  /** Strokes of the head that each team is drawing. */
  readonly strokes: readonly number[]
  readonly heads: readonly number[]
  /** Draws carried to the next winner. */
  readonly carried: number
}

/** A deal of the German game at its place in the evening. */
export type PlayedGermanDeal = {
  readonly dealer: Seat
  /** Strokes each team made by this deal. */
  readonly strokes: readonly number[]
  /** Strokes of the head in work after it. */
  readonly tally: readonly number[]
  /** Heads finished so far. */
  readonly heads: readonly number[]
  /** The team that finished a head by this deal. */
  readonly headBy: number | null
  readonly after: Tally
}
