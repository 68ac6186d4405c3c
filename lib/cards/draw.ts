import { SUITS } from '../score'
import { packOf, RANKS, type Card, type Pack } from './card'
import { dice } from './dice'

/** A card that was drawn, and the place it gives: 1 sits down first and deals first, the others follow clockwise. */
export type Drawn = { readonly card: Card; readonly place: number }

/** The pack shuffled by a seed, every order as likely as any other (Fisher and Yates). */
export function shuffled(pack: Pack, seed: number): readonly Card[] {
  const roll = dice(seed)
  const cards = [...packOf(pack)]
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(roll() * (last + 1))
    const [a, b] = [cards[last], cards[other]]
    if (a === undefined || b === undefined) throw new Error('a card beyond the pack')
    cards[last] = b
    cards[other] = a
  }
  return cards
}

/** By rank from the ace down, cards of one rank by suit from Eichel down: of two cards one is always higher. */
export const isHigher = (one: Card, other: Card): boolean => height(one) < height(other)
const height = ({ rank, suit }: Card): number => RANKS.indexOf(rank) * SUITS.length + SUITS.indexOf(suit)

/** As many cards as there are people, from a pack shuffled by that seed. The highest card has place 1. */
export function drawSeats(people: number, seed: number): readonly Drawn[] {
  const cards = shuffled(32, seed).slice(0, people)
  return cards.map((card) => ({ card, place: 1 + cards.filter((other) => isHigher(other, card)).length }))
}
