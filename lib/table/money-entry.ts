import type { Base, EntryId, InSession, PlayerId, SessionId, TERMS_VERSION } from './entry'

export type AgreedTransfer = {
  readonly from: PlayerId
  readonly to: PlayerId
  readonly amount: number
  readonly paid: boolean
}

/** Who gets what lies in the stock: those who sit at the table at the end, all who ever sat down, or one person. */
export type StockSplit =
  { readonly to: 'seats' } | { readonly to: 'everyone' } | { readonly to: 'person'; readonly person: PlayerId }

/** The smallest coin people pay with, in units of the session; 1: to the cent. */
export const COINS = [1, 5, 10, 50] as const
export type Coin = (typeof COINS)[number]

/** What somebody gets (above 0) or gives; over all people it adds up to 0. */
export type Owed = { readonly player: PlayerId; readonly amount: number }

/** How it was reckoned, and from what. */
export type Terms = { readonly stock: StockSplit; readonly coin: Coin; readonly owed: readonly Owed[] }

/**
 * What the people agreed when they settled up; the newest holds. `paid` is what had been paid before; what is paid of it
 * afterwards is said by `paid` entries. Version 2 says the terms too.
 */
export type SettledEntry = InSession & { readonly kind: 'settled'; readonly transfers: readonly AgreedTransfer[] } & (
    (Base & { readonly terms?: undefined }) | (Base<typeof TERMS_VERSION> & { readonly terms: Terms })
  )

/** One of the agreed transfers, by its place, is paid or not after all; the newest holds. Two phones that mark two of them both count. */
export type PaidEntry = Base &
  InSession & {
    readonly kind: 'paid'
    readonly settled: EntryId
    readonly transfer: number
    readonly paid: boolean
  }

/** How somebody can be paid, shared with the table by its owner; the newest holds, and null takes it out of sight again. */
export type PaymentEntry = Base & {
  readonly kind: 'payment'
  readonly player: PlayerId
  readonly details: PaymentDetails | null
}
export type PaymentDetails = {
  /** As it stands on the account. */
  readonly name: string
  /** Without spaces, capital letters. */
  readonly iban: string | null
  /** What comes after `paypal.me/`. */
  readonly payPal: string | null
}

/** By what the kitty is fed; all amounts in units of the table's currency. */
export type KittyRule = {
  /** Percent of what lies in the stock at the end. */
  readonly stock: number
  /** For each Solo that its declarer lost. */
  readonly lostSolo: number
  /** Of everybody who sat down. */
  readonly evening: number
}

/** What somebody owes the kitty for one evening, by reason. */
export type Due = {
  readonly player: PlayerId
  readonly stock: number
  readonly lostSolo: number
  readonly evening: number
}

/**
 * The book of the kitty. `rule` holds from then on; `dues` is what an evening brings, the newest for it holds; `in` is money
 * put in, for the dues of an evening or as a gift (null); `out` is what the table decided to spend; `undo` takes one of
 * these back, or an undo. Evenings are named by `evening`: with `session` these entries would belong to it.
 */
export type KittyEntry = Base & { readonly kind: 'kitty' } & (
    | ({ readonly act: 'rule' } & KittyRule)
    | { readonly act: 'dues'; readonly evening: SessionId; readonly dues: readonly Due[] }
    | { readonly act: 'in'; readonly player: PlayerId; readonly amount: number; readonly evening: SessionId | null }
    | { readonly act: 'out'; readonly amount: number; readonly what: string }
    | { readonly act: 'undo'; readonly target: EntryId }
  )

/** Evenings from one day to another, both included, counted together; null: until further notice. */
export type SeasonSpan = { readonly name: string; readonly from: string; readonly to: string | null }
/** The id of the `add` is the season. */
export type SeasonEntry = Base & { readonly kind: 'season' } & (
    | ({ readonly act: 'add' } & SeasonSpan)
    | ({ readonly act: 'change'; readonly season: EntryId } & SeasonSpan)
    | { readonly act: 'remove'; readonly season: EntryId }
  )
