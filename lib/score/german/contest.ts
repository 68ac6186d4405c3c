import { SUITS, type Suit } from '../suit'
import type { Seat } from '../seat'

/** What one player says before play: the most trumps they could have, and more only where it is asked for. */
export type Declaration = {
  readonly seat: Seat
  /** Unters and the longest suit. */
  readonly trumps: number
  /** Card points in these trumps. */
  readonly points?: number
  /** The highest Unter among them; null: none. */
  readonly unter?: Suit | null
}

export type ContestRules = {
  /** Fewer trumps are no declaration. The sources disagree: five, or more than five. */
  readonly least: 5 | 6
}

/** Who names trumps, and what decided it; or what still has to be said, and by whom. */
export type Contest =
  | { readonly kind: 'names'; readonly seat: Seat; readonly by: 'trumps' | 'points' | 'unter' | 'turn' }
  /** Nobody has enough: whoever holds the Eichel-Unter, the Old One, must. */
  | { readonly kind: 'mustOfOldOne' }
  | { readonly kind: 'ask'; readonly what: 'points' | 'unter'; readonly among: readonly Seat[] }

/**
 * The contest of declarations: most trumps; of equal numbers most card points in them; of these the highest trump,
 * which is the highest Unter, and an Unter there is once. Where none of them holds one, the old rules are silent:
 * then whoever spoke first keeps it. Declarations stand in the order in which they were said.
 */
export function contestOf(said: readonly Declaration[], { least }: ContestRules): Contest {
  const enough = said.filter(({ trumps }) => trumps >= least)
  const most = bestBy(enough, ({ trumps }) => trumps)
  const [first] = most
  if (first === undefined) return { kind: 'mustOfOldOne' }
  if (most.length === 1) return { kind: 'names', seat: first.seat, by: 'trumps' }
  if (most.some(({ points }) => points === undefined)) return ask('points', most)
  const richest = bestBy(most, ({ points }) => points ?? 0)
  const [rich] = richest
  if (rich !== undefined && richest.length === 1) return { kind: 'names', seat: rich.seat, by: 'points' }
  if (richest.some(({ unter }) => unter === undefined)) return ask('unter', richest)
  const [highest = first] = bestBy(richest, ({ unter }) => (unter ? SUITS.length - SUITS.indexOf(unter) : 0))
  return { kind: 'names', seat: highest.seat, by: highest.unter ? 'unter' : 'turn' }
}

const ask = (what: 'points' | 'unter', among: readonly Declaration[]): Contest => ({
  kind: 'ask',
  what,
  among: among.map(({ seat }) => seat),
})

/** Those with the most, in the order in which they spoke. */
function bestBy(said: readonly Declaration[], worth: (declaration: Declaration) => number): readonly Declaration[] {
  const most = Math.max(...said.map(worth))
  return said.filter((declaration) => worth(declaration) === most)
}
