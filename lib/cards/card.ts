import { CARD_POINTS, CARD_RANKS as RANKS, SUITS, type CardRank as Rank, type Suit } from '../score'

export { CARD_POINTS, RANKS, type Rank }

export type Card = { readonly suit: Suit; readonly rank: Rank }

/** The long pack of 32 cards, or the short one without the Sevens and Eights. */
export type Pack = 32 | 24

export const ranksOf = (pack: Pack): readonly Rank[] =>
  pack === 32 ? RANKS : RANKS.filter((rank) => rank !== 'acht' && rank !== 'sieben')

/** All cards, each once: suit by suit, the ace first. */
export const packOf = (pack: Pack): readonly Card[] =>
  SUITS.flatMap((suit) => ranksOf(pack).map((rank) => ({ suit, rank })))

export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((points, card) => points + CARD_POINTS[card.rank], 0)

export const isSameCard = (one: Card, other: Card): boolean => one.suit === other.suit && one.rank === other.rank
