import type { Deal, GermanDeal, GermanRules, RelativeDeal, RelativeName, RelativeRules, Rules, Seat } from '../score'
import type { KittyEntry, PaidEntry, PaymentEntry, SeasonEntry, SettledEntry } from './money-entry'

/** UUIDv7, made on the phone; those of one phone ascend. */
export type EntryId = string
export type PlayerId = EntryId
export type SessionId = EntryId

/** The version of the facts below; an entry of another version is kept and passed on, but not read. */
export const ENTRY_VERSION = 1
/** A `settled` entry of this version says by which terms it was reckoned. */
export const TERMS_VERSION = 2

export type Base<V extends number = typeof ENTRY_VERSION> = {
  readonly id: EntryId
  readonly v: V
  /** The phone's clock, ISO 8601, for display only: never for order. */
  readonly at: string
  /** The device that wrote it. */
  readonly by: string
}

/** Name, language and currency of the table; the newest holds. */
export type TableEntry = Base & {
  readonly kind: 'table'
  readonly name: string
  readonly language: string
  /** ISO 4217. */
  readonly currency: string
}

/** A person is never deleted; the id of the `add` is the person. */
export type PlayerEntry = Base & { readonly kind: 'player' } & (
    | { readonly act: 'add'; readonly name: string }
    | { readonly act: 'rename'; readonly player: PlayerId; readonly name: string }
    | { readonly act: 'retire'; readonly player: PlayerId }
  )

/** The game that is played and its rules in full. */
export type GameRules =
  | { readonly game: 'bavarian'; readonly rules: Rules }
  | { readonly game: 'german'; readonly rules: GermanRules }
  | { readonly game: RelativeName; readonly rules: RelativeRules }
export type Game = GameRules['game']

/** Opens an evening; its id is the session. */
export type SessionEntry = Base & {
  readonly kind: 'session'
  /** ISO date of the evening. */
  readonly playedOn: string
  readonly title?: string
  /** Deals planned, if the table fixed a number. */
  readonly planned?: number
  readonly seats: readonly PlayerId[]
} & GameRules

export type InSession = { readonly session: SessionId }

/** Who sits where from here on: the whole round, clockwise. `dealer`: who deals next, where the table says so itself. */
export type SeatingEntry = Base &
  InSession & { readonly kind: 'seating'; readonly seats: readonly PlayerId[]; readonly dealer?: Seat }

/** The rules from here on; earlier deals keep theirs. */
export type RulesEntry = Base & InSession & { readonly kind: 'rules' } & GameRules

/** What a deal was written under: the newest seating and rules its author saw. Its seats index that seating. */
export type Under = {
  /** A `session` or `seating` entry. */
  readonly seating: EntryId
  /** A `session` or `rules` entry. */
  readonly rules: EntryId
}

/** The facts of one deal. A correction names the deal it replaces (the first entry of its chain) and takes its place. */
export type DealEntry = Base &
  InSession & {
    readonly kind: 'deal'
    readonly under: Under
    /** The last deal (first entry of its chain) that its author had seen; null: none. */
    readonly after: EntryId | null
    readonly replaces?: EntryId
    readonly deal: Deal | GermanDeal | RelativeDeal
  }

/**
 * Takes back an entry of this evening that came before it: a deal, a correction, a void, a change of seats or rules,
 * a settling, a payment, the closing. Taking back the first entry of a chain takes back the deal; on a correction the version
 * before it holds again; a void that was itself taken back does nothing.
 */
export type VoidEntry = Base & InSession & { readonly kind: 'void'; readonly target: EntryId }

/** The evening is over. */
export type ClosedEntry = Base & InSession & { readonly kind: 'closed' }

export type Entry =
  | TableEntry
  | PlayerEntry
  | SessionEntry
  | SeatingEntry
  | RulesEntry
  | DealEntry
  | VoidEntry
  | SettledEntry
  | PaidEntry
  | ClosedEntry
  | PaymentEntry
  | KittyEntry
  | SeasonEntry

export type Kind = Entry['kind']
/** Every kind of entry this app knows. */
export const KINDS = [
  'table',
  'player',
  'session',
  'seating',
  'rules',
  'deal',
  'void',
  'settled',
  'paid',
  'closed',
  'payment',
  'kitty',
  'season',
] as const satisfies readonly Kind[]

/** An entry of a kind or version this app does not know. */
export type UnknownEntry = { readonly id: EntryId; readonly kind: string; readonly v: unknown } & Readonly<
  Record<string, unknown>
>

/** An entry and its place in the order: the server's clock, or null while it is unsent. */
export type Placed<E = Entry> = { readonly entry: E; readonly clock: number | null }

/** Any entry of a log: one that is read, or one that is only kept and passed on. */
export type AnyEntry = Entry | UnknownEntry

const KNOWN: ReadonlySet<string> = new Set(KINDS)

/** Of a kind and version that this app reads. What shape it has is not asked here. */
export const isKnown = (entry: AnyEntry): entry is Entry =>
  (entry.v === ENTRY_VERSION && KNOWN.has(entry.kind)) || (entry.v === TERMS_VERSION && entry.kind === 'settled')

/** The version in which an entry with these facts is written. */
export const versionOf = (facts: { readonly kind: Kind; readonly terms?: unknown }): number =>
  facts.terms === undefined ? ENTRY_VERSION : TERMS_VERSION

/** The evening an entry belongs to, known or not; null: it is about the whole table. */
export function sessionOf(entry: AnyEntry): SessionId | null {
  if (entry.kind === 'session' && isKnown(entry)) return entry.id
  return 'session' in entry && typeof entry.session === 'string' ? entry.session : null
}
