import type {
  Cents,
  Deal,
  Fault,
  GermanDeal,
  GermanRules,
  PlayedDeal,
  PlayedGermanDeal,
  PlayedRelative,
  Relative,
  RelativeDeal,
  RelativeName,
  RelativeRules,
  Round,
  Rules,
  Seat,
  Standing,
  Tally,
} from '../score'
import type { Fold } from './fold'
import type { DealEntry, EntryId, PlayerId, SessionEntry, Under, VoidEntry } from './entry'
import type { AgreedTransfer, Terms } from './money-entry'

/** A person of the table. */
export type Person = { readonly id: PlayerId; readonly name: string; readonly retired: boolean }

/** What the table-wide entries say. */
export type TableView = {
  readonly name: string
  readonly language: string
  readonly currency: string
  readonly people: readonly Person[]
  /** In order of the log. */
  readonly sessions: readonly SessionEntry[]
  /** Entries this app does not understand: while there are any, no balance is shown. */
  readonly unknown: number
}

type RowBase = {
  /** The first entry of the chain: the deal's name for `replaces`, `after` and `void`. */
  readonly id: EntryId
  /** The entry that holds: the newest correction that was not taken back, or the first. */
  readonly entry: DealEntry
  /** Everything said about this deal, in order: the first entry, corrections, voids, voids of voids. */
  readonly history: readonly [DealEntry, ...(DealEntry | VoidEntry)[]]
  /** Who sat where. */
  readonly seats: readonly PlayerId[]
  /** Something of its history is not yet on the server. */
  readonly unsent: boolean
  /** Other deals that count, entered after the same last deal by another device: perhaps one deal written twice. */
  readonly forks: readonly EntryId[]
}

/** Numbers count from 1 over the deals that count. */
type Counted<P> = { readonly state: 'counted'; readonly number: number; readonly played: P }
type NotCounted =
  | { readonly state: 'voided' }
  /**
   * Under the deals before it this deal cannot have been played: shown, not counted. `under.seating` and `under.rules`
   * as fields: what it was written under is not in the log.
   */
  | { readonly state: 'faulty'; readonly faults: readonly Fault[] }

export type Row<D, R, P> = RowBase & { readonly deal: D; readonly rules: R } & (Counted<P> | NotCounted)
export type BavarianRow = Row<Deal, Rules, PlayedDeal>
export type GermanRow = Row<GermanDeal, GermanRules, PlayedGermanDeal>
export type RelativeRow = Row<RelativeDeal, RelativeRules, PlayedRelative>

/** The `settled` entry that holds, and its terms, if it says them. */
export type Agreement = { readonly id: EntryId; readonly terms: Terms | null }

type EveningBase = {
  readonly session: SessionEntry
  /** Who sits at the table now. */
  readonly seats: readonly PlayerId[]
  /** What the next deal is to be written under. A correction keeps what the deal was written under. */
  readonly under: Under
  /** For `after` of the next deal: the last one that was not taken back. */
  readonly lastDeal: EntryId | null
  /** Deals that count. */
  readonly count: number
  readonly next: { readonly number: number; readonly dealer: Seat; readonly playing: readonly Seat[] }
  readonly closed: boolean
  /** The `closed` entries that hold: taking back each of them opens the evening again. */
  readonly closings: readonly EntryId[]
  /** What was agreed, and what of it is paid; null: the table has not settled up. */
  readonly settled: readonly AgreedTransfer[] | null
  readonly agreement: Agreement | null
  /** Deals that count and stand beside a fork. */
  readonly forked: number
  /** Entries of this evening that this app does not understand, or that name a deal which is missing: while there are any, no balance is shown. */
  readonly unknown: number
  /** Those among them that correct or take back what is missing; taken back in turn, they no longer count. */
  readonly astray: readonly EntryId[]
}

/** An evening of the Bavarian game: the ledger. */
export type BavarianEvening = EveningBase & {
  readonly game: 'bavarian'
  readonly rules: Rules
  /** In the order of the log, voided ones among them. */
  readonly rows: readonly BavarianRow[]
  /** What each person who ever sat down has gained. Σ balance + stock = 0. */
  readonly balance: ReadonlyMap<PlayerId, Cents>
  readonly stock: Cents
  /** The factor of the next deal, and for how many deals Bock still holds. */
  readonly bock: { readonly factor: number; readonly left: number }
  readonly fold: Fold<Deal, Rules, PlayedDeal, Round>
}

/** An evening of the German game: the tally. */
export type GermanEvening = EveningBase & {
  readonly game: 'german'
  readonly rules: GermanRules
  readonly rows: readonly GermanRow[]
  readonly tally: readonly number[]
  readonly heads: readonly number[]
  readonly fold: Fold<GermanDeal, GermanRules, PlayedGermanDeal, Tally>
}

/** An evening of a relative: a tally of two sides, or, where money is played for, a ledger. */
export type RelativeEvening = EveningBase & {
  readonly game: RelativeName
  /** The rule object, so that whoever has the evening can go on with it. */
  readonly relative: Relative
  readonly rules: RelativeRules
  readonly rows: readonly RelativeRow[]
  /** Strokes of the game in work, games of the match in work, and matches, for each side. */
  readonly tally: readonly number[]
  readonly games: readonly number[]
  readonly matches: readonly number[]
  /** Σ balance + stock = 0; nothing but zeros where strokes are played for. */
  readonly balance: ReadonlyMap<PlayerId, Cents>
  readonly stock: Cents
  readonly fold: Fold<RelativeDeal, RelativeRules, PlayedRelative, Standing>
}

export type Evening = BavarianEvening | GermanEvening | RelativeEvening
/** An evening that keeps a ledger of amounts. */
export type LedgerEvening = BavarianEvening | RelativeEvening
