import { SUITS, type Suit } from '../score'

/** From the ace down, in the order of the pack as it is bought: Ober and Unter rank elsewhere where they are trumps. */
export const RANKS = ['ass', 'zehn', 'koenig', 'ober', 'unter', 'neun', 'acht', 'sieben'] as const
export type Rank = (typeof RANKS)[number]

export type Card = { readonly suit: Suit; readonly rank: Rank }

/** Card points of one card; the four suits together have 120. */
export const CARD_POINTS: Readonly<Record<Rank, number>> = {
  ass: 11,
  zehn: 10,
  koenig: 4,
  ober: 3,
  unter: 2,
  neun: 0,
  acht: 0,
  sieben: 0,
}

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
