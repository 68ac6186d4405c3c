import { SUITS, type Suit } from '../suit'
import type { Seat } from '../seat'

/** The ranks of the German game from the highest to the lowest: a Unter is always a trump, and the Ten is low. */
export const RANKS = ['unter', 'sau', 'koenig', 'ober', 'zehn', 'neun', 'acht', 'sieben', 'sechs'] as const
export type Rank = (typeof RANKS)[number]
export type Card = { readonly suit: Suit; readonly rank: Rank }

/** The card that somebody drew to find partners. */
export type Drawn = { readonly seat: Seat; readonly card: Card }

export type Partners =
  /** The highest half sits together; each list from the highest card to the lowest. */
  | { readonly teams: readonly [readonly Seat[], readonly Seat[]] }
  /** These drew the same card (there are two of each in a double pack), and which side they are on hangs on it. */
  | { readonly redraw: readonly Seat[] }

/** Lower is higher. Of equal ranks the suits decide, in the order of the Unters. */
const heightOf = ({ suit, rank }: Card): number => RANKS.indexOf(rank) * SUITS.length + SUITS.indexOf(suit)

/** Who sits with whom after everybody drew a card: the two highest are partners and sit opposite each other. */
export function partnersOf(drawn: readonly Drawn[]): Partners {
  const order = drawn.toSorted((one, other) => heightOf(one.card) - heightOf(other.card) || one.seat - other.seat)
  const half = Math.ceil(order.length / 2)
  const last = order[half - 1]
  const next = order[half]
  if (last && next && heightOf(last.card) === heightOf(next.card)) {
    const tied = order.filter(({ card }) => heightOf(card) === heightOf(last.card))
    return { redraw: tied.map(({ seat }) => seat).toSorted((one, other) => one - other) }
  }
  const seats = order.map(({ seat }) => seat)
  return { teams: [seats.slice(0, half), seats.slice(half)] }
}

/** Where people sit so that partners alternate: the first of the first team, the first of the second, and so on. */
export const crosswise = ([one, other]: readonly [readonly Seat[], readonly Seat[]]): Seat[] =>
  one.flatMap((seat, at) => {
    const opposite = other[at]
    return opposite === undefined ? [seat] : [seat, opposite]
  })

/** The other way: who holds the Obers of Eichel and Laub are partners. null: both are in one hand. */
export function holdersOfBlackObers(
  eichel: Seat,
  laub: Seat,
  players: number,
): readonly [readonly Seat[], readonly Seat[]] | null {
  if (eichel === laub) return null
  const rest = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== eichel && seat !== laub)
  return [[eichel, laub].toSorted((one, other) => one - other), rest]
}
