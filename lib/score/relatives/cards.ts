import { CARD_POINTS, CARD_RANKS, type CardRank } from '../rank'
import { SUITS, type Suit } from '../suit'
import type { CardFacts, FamilyCard } from './relative'

/** What a card counts. */
export const valueOf = ({ rank }: FamilyCard): number => CARD_POINTS[rank]

const ranksIn = ({ pack }: CardFacts): readonly CardRank[] => CARD_RANKS.slice(0, pack / SUITS.length)

/** Every card of the pack, suit by suit, the highest first. */
export const packOf = (facts: CardFacts): readonly FamilyCard[] =>
  SUITS.flatMap((suit) => ranksIn(facts).map((rank) => ({ suit, rank })))

/** All trumps, the highest first, where this suit is named if one is. */
export function trumpsOf(facts: CardFacts, named: Suit = 'eichel'): readonly FamilyCard[] {
  const pictures = facts.pictures.flatMap((rank) => SUITS.map((suit) => ({ suit, rank })))
  const trump = facts.trump === 'named' ? named : facts.trump
  return trump === null ? pictures : [...pictures, ...suitOf(facts, trump)]
}

/** A suit without the ranks that are trumps in all suits, the highest first. */
export const suitOf = (facts: CardFacts, suit: Suit): readonly FamilyCard[] =>
  ranksIn(facts)
    .filter((rank) => !facts.pictures.includes(rank))
    .map((rank) => ({ suit, rank }))

/** Card points in all: those of the cards, and what the last trick counts. */
export const pointsIn = (facts: CardFacts): number =>
  packOf(facts).reduce((points, card) => points + valueOf(card), facts.lastTrick ?? 0)
