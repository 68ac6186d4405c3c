import { isSameCard, type Card } from './card'

/** With the side that was asked about, or without it: then its opponents hold them together. */
export type Run = { readonly held: 'mit' | 'ohne'; readonly count: number }

/**
 * The unbroken run of the highest trumps from the top one, which one side holds together. Whoever holds the top trump,
 * the run is at least one; null only where nothing is trump.
 */
export function runOf(trumps: readonly Card[], isOurs: (card: Card) => boolean): Run | null {
  const [top] = trumps
  if (top === undefined) return null
  const ours = isOurs(top)
  const end = trumps.findIndex((card) => isOurs(card) !== ours)
  return { held: ours ? 'mit' : 'ohne', count: end === -1 ? trumps.length : end }
}

export const isAmong =
  (cards: readonly Card[]) =>
  (card: Card): boolean =>
    cards.some((other) => isSameCard(card, other))
