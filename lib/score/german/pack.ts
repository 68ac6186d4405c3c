import { SUITS, type Suit } from '../suit'
import { CARD_POINTS } from '../rank'
import { RANKS, type Card, type Rank } from './draw'
import { playersOf } from './variants'
import type { Variant } from './rules'

type PackFacts = {
  /** Cards of each suit. */
  readonly ranks: readonly Rank[]
  readonly packs: 1 | 2
  /** The permanent trumps: Unters only, with the Obers of Eichel and Laub, or with all Obers. */
  readonly wenzels: 'unters' | 'blackObers' | 'allObers'
  /** null: named for each deal. */
  readonly trump: Suit | null
}

const UP_TO: Readonly<Record<24 | 32 | 36, readonly Rank[]>> = {
  24: RANKS.slice(0, 6),
  32: RANKS.slice(0, 8),
  36: RANKS,
}

/** Six Wenzels in two packs are twelve, eight are sixteen. */
const FACTS: Readonly<Record<Variant, PackFacts>> = {
  A: { ranks: UP_TO[32], packs: 1, wenzels: 'unters', trump: null },
  B: { ranks: UP_TO[32], packs: 1, wenzels: 'unters', trump: 'schellen' },
  C: { ranks: UP_TO[32], packs: 1, wenzels: 'blackObers', trump: null },
  D: { ranks: UP_TO[32], packs: 1, wenzels: 'allObers', trump: null },
  E: { ranks: UP_TO[32], packs: 1, wenzels: 'blackObers', trump: 'schellen' },
  F: { ranks: UP_TO[36], packs: 1, wenzels: 'blackObers', trump: 'schellen' },
  G: { ranks: UP_TO[24], packs: 2, wenzels: 'blackObers', trump: 'schellen' },
  H: { ranks: UP_TO[24], packs: 2, wenzels: 'blackObers', trump: 'schellen' },
  I: { ranks: UP_TO[32], packs: 2, wenzels: 'allObers', trump: 'schellen' },
}

const { ass: sau, ...others } = CARD_POINTS
const VALUES: Readonly<Record<Rank, number>> = { ...others, sau, sechs: 0 }

/** What a card counts. The Ten is low in rank, but counts ten. */
export const valueOf = ({ rank }: Card): number => VALUES[rank]

/** Every card of the variant's pack, or of both its packs. */
export function packOf(variant: Variant): Card[] {
  const { ranks, packs } = FACTS[variant]
  const one = SUITS.flatMap((suit) => ranks.map((rank) => ({ suit, rank })))
  return packs === 2 ? [...one, ...one] : one
}

/** The suit that is always trump in this variant; null: it is named for each deal. */
export const fixedTrumpOf = (variant: Variant): Suit | null => FACTS[variant].trump

function isWenzel({ suit, rank }: Card, variant: Variant): boolean {
  if (rank === 'unter') return true
  const { wenzels } = FACTS[variant]
  return (
    rank === 'ober' && (wenzels === 'allObers' || (wenzels === 'blackObers' && (suit === 'eichel' || suit === 'gras')))
  )
}

/** The permanent trumps, from the highest to the lowest: Obers above Unters, each in the order of the suits. */
export function wenzelsOf(variant: Variant): Card[] {
  const height = ({ suit, rank }: Card) => (rank === 'ober' ? 0 : SUITS.length) + SUITS.indexOf(suit)
  return packOf(variant)
    .filter((card) => isWenzel(card, variant))
    .toSorted((one, other) => height(one) - height(other))
}

/** All trumps while this suit is trump. */
export const trumpsOf = (variant: Variant, suit: Suit): Card[] =>
  packOf(variant).filter((card) => isWenzel(card, variant) || card.suit === suit)

/** How many trumps there can be, each number once: with six Wenzels it hangs on the suit. */
export function trumpCountsOf(variant: Variant, trump: Suit | null = fixedTrumpOf(variant)): readonly number[] {
  const suits = trump === null ? SUITS : [trump]
  return [...new Set(suits.map((suit) => trumpsOf(variant, suit).length))].toSorted((one, other) => one - other)
}

/** The most trumps that one hand can hold. */
export function mostTrumpsOf(variant: Variant): number {
  const hand = packOf(variant).length / playersOf(variant)
  return Math.min(hand, Math.max(...SUITS.map((suit) => trumpsOf(variant, suit).length)))
}
