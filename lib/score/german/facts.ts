import { saysNothing } from '../shape'
import type { Level } from '../level'
import type { Seat } from '../seat'
import type { Json } from '../shape'

/** A deal while it is being written: every key of the session file may be there or not. */
export type GermanFacts = {
  readonly dealer?: Seat
  readonly chooser?: Seat
  readonly forced?: boolean
  readonly cardPoints?: number
  readonly won?: boolean
  readonly level?: Level
  readonly schwarz?: boolean
  readonly strokes?: readonly number[]
  readonly note?: string
}

/** Keys of a deal where 0 is a seat or a count of points, and not the same as nothing. */
const ZERO_COUNTS: ReadonlySet<string> = new Set(['dealer', 'chooser', 'cardPoints'])

/** The keys that say something: without those that may as well be left out. */
export function saidIn(facts: Json): Json {
  return Object.fromEntries(Object.entries(facts).filter(([key, value]) => says(key, value)))
}

function says(key: string, value: unknown): boolean {
  if (value === 0) return ZERO_COUNTS.has(key)
  if (value === false) return key === 'won'
  return !saysNothing(value)
}
