import { SUITS, type Contract, type Suit } from '../score'
import { isSameCard, ranksOf, type Card, type Pack, type Rank } from './card'

/** A contract that is played with cards: not thrown in, not written by hand. */
export type CardContract = Exclude<Contract, 'passed' | 'manual'>

type Trumps = {
  /** Ranks that are trumps in all suits, the higher first. */
  readonly pictures: readonly Rank[]
  /** Whose other cards are trumps: Herz, the suit that is named, or none. */
  readonly suit: 'herz' | 'named' | null
}

const HERZ: Trumps = { pictures: ['ober', 'unter'], suit: 'herz' }

/** What is trump, as rules of play have it. In a Bettel there is none. */
const TRUMPS: Readonly<Record<CardContract, Trumps>> = {
  rufspiel: HERZ,
  hochzeit: HERZ,
  kreuz: HERZ,
  ramsch: HERZ,
  farbsolo: { pictures: ['ober', 'unter'], suit: 'named' },
  wenz: { pictures: ['unter'], suit: null },
  geier: { pictures: ['ober'], suit: null },
  farbwenz: { pictures: ['unter'], suit: 'named' },
  farbgeier: { pictures: ['ober'], suit: 'named' },
  bettel: { pictures: [], suit: null },
}

/** What is played: a named suit counts only in a contract that has one. */
export type Played = { readonly contract: CardContract; readonly suit: Suit; readonly pack: Pack }

export const namesTrumps = (contract: CardContract): boolean => TRUMPS[contract].suit === 'named'

function trumpSuit({ contract, suit }: Pick<Played, 'contract' | 'suit'>): Suit | null {
  const which = TRUMPS[contract].suit
  return which === 'named' ? suit : which
}

/** Cards of one kind, the highest first: the four Ober, or what is left of a suit. */
export type CardRow = { readonly of: 'ober' | 'unter' | Suit; readonly cards: readonly Card[] }

const picturesOf = (rank: Rank): readonly Card[] => SUITS.map((suit) => ({ suit, rank }))

/** A suit without the ranks that are trumps in all suits: ace, Zehn, König, then down. */
const restOf = (suit: Suit, { contract, pack }: Pick<Played, 'contract' | 'pack'>): readonly Card[] =>
  ranksOf(pack)
    .filter((rank) => !TRUMPS[contract].pictures.includes(rank))
    .map((rank) => ({ suit, rank }))

/** All trumps, the highest first, a row for each kind. Ober and Unter rank Eichel, Gras, Herz, Schellen. */
export function trumpRows(played: Played): readonly CardRow[] {
  const pictures = TRUMPS[played.contract].pictures.flatMap((rank): readonly CardRow[] =>
    rank === 'ober' || rank === 'unter' ? [{ of: rank, cards: picturesOf(rank) }] : [],
  )
  const suit = trumpSuit(played)
  return suit === null ? pictures : [...pictures, { of: suit, cards: restOf(suit, played) }]
}

/** All trumps, the highest first. */
export const trumpsOf = (played: Played): readonly Card[] => trumpRows(played).flatMap((row) => row.cards)

/** The suits that are not trump, each with its highest card first. */
export const plainRows = (played: Played): readonly CardRow[] =>
  SUITS.filter((suit) => suit !== trumpSuit(played)).map((suit) => ({ of: suit, cards: restOf(suit, played) }))

export const isTrump = (card: Card, played: Played): boolean =>
  trumpsOf(played).some((trump) => isSameCard(trump, card))

/** The suits whose ace may be called in a Rufspiel: Herz is trump. */
export const CALLED_SUITS: readonly Suit[] = SUITS.filter((suit) => suit !== 'herz')

/** How many cards a player gets. */
export const handSize = (pack: Pack, seats: 3 | 4): number => (pack === 24 && seats === 4 ? 6 : 8)
