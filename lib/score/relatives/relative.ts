import type { Cents } from '../cents'
import type { Fault } from '../fault'
import type { Level } from '../level'
import type { CardRank } from '../rank'
import type { Seat } from '../seat'
import type { Suit } from '../suit'
import type { RelativeName } from './names'

/** The customs a table has agreed on, every key given: see `Customs` of the game. */
export type RelativeRules = Readonly<Record<string, string | number>>

/** What a table may agree on: one of a few, the usual one first; or a number. */
export type Custom =
  | { readonly options: readonly [string | number, ...(string | number)[]] }
  | {
      readonly least: number
      readonly most: number
      readonly step: number
      readonly usual: number
      /** An amount of the unit that is played for. */
      readonly money?: true
    }
export type Customs = Readonly<Record<string, Custom>>

/** The facts of one deal as the table saw them. Which of them are asked, and what they may be, the game says. */
export type RelativeDeal = {
  readonly dealer?: Seat
  readonly note?: string
  readonly contract?: string
  /** The side whose result is told: where somebody chose, the choosing one. */
  readonly side?: number
  readonly declarer?: Seat
  readonly partner?: Seat
  readonly cardPoints?: number
  readonly won?: boolean
  readonly level?: Level
  /** The losing side took no trick. */
  readonly schwarz?: boolean
  readonly announced?: 'schneider' | 'schwarz'
  readonly tout?: boolean
  readonly solo?: boolean
  readonly laufende?: number
  readonly doublings?: number
  /** The side that has the chalk. */
  readonly chalk?: number
  /** Melds of each side. */
  readonly melds?: readonly number[]
  /** Strokes for each side, or amounts for each seat, instead of all that. */
  readonly byHand?: readonly number[]
}
export type FactKey = keyof RelativeDeal

/** One thing that is asked of a deal, in the order in which it is asked. */
export type Ask =
  | { readonly ask: 'contract'; readonly options: readonly string[] }
  | { readonly ask: 'side' }
  | { readonly ask: 'declarer' }
  /** `alone`: contracts without a partner; `free`: with one or without. */
  | { readonly ask: 'partner'; readonly alone: readonly string[]; readonly free?: true }
  /** `tricks`: whether a side took no trick is asked beside the card points. */
  | { readonly ask: 'result'; readonly tricks: boolean }
  | { readonly ask: 'announced' }
  | { readonly ask: 'flag'; readonly key: 'tout' | 'solo' }
  | { readonly ask: 'count'; readonly key: 'laufende' | 'doublings'; readonly least: number; readonly most: number }
  | { readonly ask: 'chalk' }
  | { readonly ask: 'melds'; readonly most: number }

/** A card, its rank called as on German cards. */
export type FamilyCard = { readonly suit: Suit; readonly rank: CardRank }

/** The pack, and what is trump in it. */
export type CardFacts = {
  readonly pack: 20 | 24 | 32
  /** Ranks that are trumps in all suits, the higher first. */
  readonly pictures: readonly CardRank[]
  /** The suit whose other cards are trumps; `named`: one is chosen for each deal. */
  readonly trump: Suit | 'named' | null
  /** What the last trick counts beside its cards. */
  readonly lastTrick?: number
}

/** A line of the receipt: an amount that is added, a factor, or something worth knowing. */
export type RelativeLine = {
  readonly code:
    | 'win'
    | 'schneider'
    | 'schwarz'
    | 'beaten'
    | 'announced'
    | 'doublings'
    | 'carried'
    | 'solo'
    | 'melds'
    | 'laufende'
    | 'tout'
    | 'alone'
    | 'chalk'
  readonly kind: 'add' | 'times' | 'note'
  readonly value: number
  /** How many there were of it. */
  readonly count?: number
}

/** What one deal hands on to the next. */
export type Standing = {
  readonly lastDealer: Seat | null
  /** Strokes of the game in work, one number for each side; none where money is played for. */
  readonly tally: readonly number[]
  /** Games won, of the match in work. */
  readonly games: readonly number[]
  readonly matches: readonly number[]
  /** Draws carried to the next winner. */
  readonly carried: number
  readonly stock: Cents
}

/** A deal at its place in the evening. */
export type PlayedRelative = {
  readonly dealer: Seat
  /** The side that won: those whose result was told, or the others; null: nobody, or written by hand. */
  readonly winner: 'own' | 'other' | null
  readonly level: Level
  /** What the deal is worth: strokes, or what one payer owes one payee. */
  readonly worth: number
  readonly lines: readonly RelativeLine[]
  /** Strokes for each side. */
  readonly made: readonly number[]
  readonly tally: readonly number[]
  readonly games: readonly number[]
  readonly matches: readonly number[]
  /** The side that won the game by this deal. */
  readonly doneBy: number | null
  readonly scores: readonly Cents[]
  readonly stock: Cents
  readonly after: Standing
}

/** Whoever reached the target has won the game, or (`against`: penalty points) lost it. */
export type Target = { readonly strokes: number; readonly against: boolean; readonly gamesInMatch: number | null }

/** The rule object of one relative: all that the table, the file, the server and the screens ask of it. */
export type Relative = {
  readonly name: RelativeName
  /** How many play; nobody sits out. */
  readonly players: number
  readonly customs: Customs
  readonly usual: RelativeRules
  /** Two fixed sides; null: each deal says who plays with whom. */
  readonly sides: readonly (readonly Seat[])[] | null
  /** Card points in all. */
  readonly total: number
  readonly contracts: (rules: RelativeRules) => readonly string[]
  readonly cards: (rules: RelativeRules, contract?: string) => CardFacts
  readonly asks: (rules: RelativeRules) => readonly Ask[]
  /** What is played to; null: money is played for. */
  readonly target: (rules: RelativeRules) => Target | null
  /** Rules in full; `players` of null: not known. */
  readonly rulesFaultsOf: (rules: unknown, players: number | null) => Fault[]
  /** Rules as a file writes them: what differs from the usual ones. */
  readonly readRules: (written: unknown) => { readonly rules: RelativeRules } | { readonly faults: readonly Fault[] }
  readonly writtenOf: (rules: RelativeRules) => RelativeRules
  readonly faultsOf: (facts: unknown, rules: RelativeRules | null, players: number | null) => Fault[]
  /** The deal with nothing written that may be left out, or all that is wrong with it. */
  readonly dealOf: (
    facts: unknown,
    rules: RelativeRules,
    players: number | null,
  ) => { readonly deal: RelativeDeal } | { readonly faults: readonly Fault[] }
  readonly start: (rules: RelativeRules) => Standing
  /** A deal without faults. */
  readonly play: (deal: RelativeDeal, rules: RelativeRules, players: number, before: Standing) => PlayedRelative
}

/** Where to find the rule object of a game. It comes in as an argument: most tables never need one. */
export type Family = (name: RelativeName) => Relative
