import { partedBySuit, partnersOf, type Card, type Drawn, type Partners, type Seat, type Suit } from '@/lib/score'
import type { GermanTexts, Texts } from '@/lib/i18n'

/** The cards of each seat, the first drawn first; those after it were drawn because of a tie. */
export type Cards = readonly (readonly Card[])[]

export const cardWords = ({ suit, rank }: Card, words: GermanTexts['draw'], suits: Readonly<Record<Suit, string>>) =>
  words.card(suits[suit], words.ranks[rank])

export const drawnOf = (cards: Cards): readonly Drawn[] =>
  cards.flatMap(([card, ...again], seat) => (card ? [{ seat, card, again }] : []))

/** What the cards say so far, and who has to draw next. */
export type Stage = { readonly partners: Partners | null; readonly waiting: readonly Seat[] }

export function stageOf(cards: Cards, sides: number): Stage {
  const waiting = cards.flatMap((drawn, seat) => (drawn.length === 0 ? [seat] : []))
  if (waiting.length > 0) return { partners: null, waiting }
  const partners = partnersOf(drawnOf(cards), sides)
  if ('teams' in partners) return { partners, waiting: [] }
  const many = (seat: Seat) => cards[seat]?.length ?? 0
  const fewest = Math.min(...partners.redraw.map(many))
  return { partners, waiting: partners.redraw.filter((seat) => many(seat) === fewest) }
}

/** Why these are partners: their cards, and the suit where only it parted them from the next. */
export function whyHighest(cards: Cards, sides: number, words: GermanTexts['draw'], texts: Texts): string {
  const name = (card: Card) => cardWords(card, words, texts.suits)
  const partners = partnersOf(drawnOf(cards), sides)
  const best = 'teams' in partners ? (partners.teams[0] ?? []) : []
  const theirs = best.flatMap((seat) => cards[seat]?.slice(0, 1) ?? []).map(name)
  const suit = partedBySuit(drawnOf(cards), sides)
  const why = words.whyHighest(texts.common.and(theirs))
  return suit === null ? `${why}.` : `${why}; ${words.whySuit(name(suit.higher), name(suit.lower))}.`
}
