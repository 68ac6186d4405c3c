import { SUITS, type Suit } from '../suit'
import type { Seat } from '../seat'

/** The ranks of the German game from the highest to the lowest: a Unter is always a trump, and the Ten is low. */
export const RANKS = ['unter', 'sau', 'koenig', 'ober', 'zehn', 'neun', 'acht', 'sieben', 'sechs'] as const
export type Rank = (typeof RANKS)[number]
export type Card = { readonly suit: Suit; readonly rank: Rank }

/** The card that somebody drew to find partners, and those they drew again because of a tie. */
export type Drawn = { readonly seat: Seat; readonly card: Card; readonly again?: readonly Card[] }

export type Teams = readonly (readonly Seat[])[]

export type Partners =
  /** Who sits together; the team of the highest card first, each list from the highest card to the lowest. */
  | { readonly teams: Teams }
  /** These drew the same card (there are two of each in a double pack), and which side they are on hangs on it. */
  | { readonly redraw: readonly Seat[] }

/** Lower is higher. Of equal ranks the suits decide, in the order of the Unters. */
const heightOf = ({ suit, rank }: Card): number => RANKS.indexOf(rank) * SUITS.length + SUITS.indexOf(suit)

/** Negative: the first is higher. 0: the same card, and so far as they drew again the same again. */
function compared(one: Drawn, other: Drawn): number {
  const others = [other.card, ...(other.again ?? [])]
  for (const [at, card] of [one.card, ...(one.again ?? [])].entries()) {
    const difference = heightOf(card) - heightOf(others[at] ?? card)
    if (difference !== 0) return difference
  }
  return 0
}

const inOrder = (drawn: readonly Drawn[]): readonly Drawn[] =>
  drawn.toSorted((one, other) => compared(one, other) || one.seat - other.seat)

/** Who sits with whom after everybody drew a card: the highest are partners, and so on for each of the sides. */
export function partnersOf(drawn: readonly Drawn[], sides = 2): Partners {
  const order = inOrder(drawn)
  const size = Math.ceil(order.length / sides)
  for (let border = size; border < order.length; border += size) {
    const last = order[border - 1]
    const next = order[border]
    if (last === undefined || next === undefined || compared(last, next) !== 0) continue
    const tied = order.filter((each) => compared(each, last) === 0)
    return { redraw: tied.map(({ seat }) => seat).toSorted((one, other) => one - other) }
  }
  const seats = order.map(({ seat }) => seat)
  return { teams: Array.from({ length: sides }, (_, side) => seats.slice(side * size, (side + 1) * size)) }
}

/** Two cards of one rank between which the sides part, so that the suit decided. null: the rank did. */
export function partedBySuit(
  drawn: readonly Drawn[],
  sides = 2,
): { readonly higher: Card; readonly lower: Card } | null {
  const order = inOrder(drawn)
  const size = Math.ceil(order.length / sides)
  for (let border = size; border < order.length; border += size) {
    const higher = order[border - 1]?.card
    const lower = order[border]?.card
    if (higher && lower && higher.rank === lower.rank && higher.suit !== lower.suit) return { higher, lower }
  }
  return null
}

/** Where people sit so that partners are as far apart as can be: the first of each team, then the second of each. */
export function crosswise(teams: Teams): Seat[] {
  const longest = Math.max(...teams.map((team) => team.length))
  return Array.from({ length: longest }, (_, place) =>
    teams.map((team) => team[place]).filter((seat) => seat !== undefined),
  ).flat()
}

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
