import type { RelativeLine, RelativeName } from '../../score'

/** A custom: what is asked, and each answer. A number that is only counted needs no answers. */
export type CustomWords = { readonly label: string; readonly options?: Readonly<Record<string, string>> }

/** A game of the family in words. */
export type GameWords = {
  readonly name: string
  /** Where and by how many, in a line. */
  readonly short: string
  readonly contracts: Readonly<Record<string, string>>
  /** The one thing that opens the sheet: who won, who played, who named trumps. */
  readonly who: string
  /** What a won game, and a won match, are called. */
  readonly games: (count: number) => string
  readonly matches: (count: number) => string
  /** For the reference page, a paragraph each. */
  readonly trumps: string
  readonly sides: string
  readonly written: string
  readonly history: string
}

/** The historic German game in the words of its reference page. */
export type GermanReference = Pick<GameWords, 'name' | 'short' | 'trumps' | 'sides' | 'written' | 'history'> & {
  readonly variants: string
  readonly variant: (letter: string) => string
  /** "4 Spieler, 32 Karten, 8 Wenzel, 14 Trümpfe, 120 Augen" */
  readonly row: (players: number, cards: number, wenzels: number, trumps: string, points: number) => string
}

export type RelativesTexts = {
  readonly family: string
  readonly which: string
  readonly customs: Readonly<Record<string, CustomWords>>
  readonly games: Readonly<Record<RelativeName, GameWords>>
  readonly german: GermanReference
  readonly board: {
    readonly slate: string
    readonly strokesOf: (strokes: number, target: number) => string
    readonly strokes: (count: number) => string
    readonly first: string
    readonly carried: (count: number) => string
    readonly won: (names: string, game: string, several: boolean) => string
    readonly next: string
    readonly made: string
    readonly done: string
  }
  readonly sheet: {
    readonly contract: string
    readonly result: (won: boolean, level: 'plain' | 'schneider' | 'schwarz') => string
    readonly points: (names: string) => string
    readonly noTrick: string
    readonly announced: string
    readonly announcedNothing: string
    readonly levels: Readonly<Record<'schneider' | 'schwarz', string>>
    readonly flags: Readonly<Record<'tout' | 'solo', string>>
    readonly counts: Readonly<Record<'laufende' | 'doublings', string>>
    readonly none: string
    readonly chalk: string
    readonly nobody: string
    readonly melds: (names: string) => string
    readonly byHand: string
    readonly countResult: string
    readonly strokesOf: (names: string) => string
    /** The card points that were typed are those of the other side: "105 : 15". */
    readonly otherWay: (points: string) => string
    readonly missing: { readonly who: string; readonly partner: string; readonly result: string }
    readonly details: string
  }
  readonly receipt: {
    readonly wins: (names: string, several: boolean) => string
    readonly draw: string
    readonly carries: string
    readonly byHand: string
    readonly withPoints: (own: number, other: number) => string
    readonly bill: string
    readonly total: string
    readonly lines: Readonly<Record<RelativeLine['code'], (count: number) => string>>
    readonly strokesFor: (names: string, strokes: string) => string
  }
  readonly settle: string
  readonly reference: {
    readonly title: string
    readonly under: string
    readonly open: string
    readonly trumps: string
    readonly order: string
    readonly values: string
    readonly valuesOf: (card: string, points: number) => string
    readonly pack: (cards: number, trumps: number, points: number) => string
    readonly lastTrick: (points: number) => string
    readonly named: string
    readonly sides: string
    readonly written: string
    readonly choices: string
    readonly history: string
    readonly plain: string
    readonly contract: string
  }
}
