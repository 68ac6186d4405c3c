import type { Seat } from '../seat'
import type { Suit } from '../suit'
import type { Level } from '../level'
import type { Outcome } from '../outcome'
import type { Contract } from './contract'

/** The side that held the n highest trumps: the declaring side (`mit`) or the defenders together (`ohne`). */
export type Laufende = { readonly mit: number } | { readonly ohne: number }

/** What every deal may say, whatever was played. */
export type DealBase = {
  /** Left out: the seat after the last deal's dealer. */
  readonly dealer?: Seat
  /** Who plays, ascending. Left out: everybody, or the next seats after the dealer. */
  readonly playing?: readonly Seat[]
  readonly knocks?: readonly Seat[]
  /** A factor for this deal alone, in place of the one that the Bock rule gives. */
  readonly bock?: 1 | 2 | 4 | 8
  readonly note?: string
}

export type Tout = { readonly tout: 'won' | 'lost' }
export type Sie = { readonly sie: true }

type Doubled = { readonly kontra?: number }
type Running = { readonly laufende?: Laufende }
type Announced = DealBase & Doubled & { readonly declarer: Seat }

export type Rufspiel = Announced &
  Running &
  Outcome & { readonly contract: 'rufspiel'; readonly suit?: Suit; readonly partner: Seat; readonly muss?: boolean }
export type Hochzeit = Announced & Running & Outcome & { readonly contract: 'hochzeit'; readonly partner: Seat }
export type Kreuz = Announced & Running & Outcome & { readonly contract: 'kreuz' }
export type Farbsolo =
  | (Announced & Running & (Outcome | Tout) & { readonly contract: 'farbsolo'; readonly suit: Suit })
  | (DealBase & Sie & { readonly contract: 'farbsolo'; readonly declarer: Seat; readonly suit: Suit })
export type SuitSolo = Announced &
  Running &
  (Outcome | Tout) & { readonly contract: 'farbwenz' | 'farbgeier'; readonly suit: Suit }
export type PlainSolo = Announced & Running & (Outcome | Tout) & { readonly contract: 'wenz' | 'geier' }
export type Bettel = Announced & { readonly contract: 'bettel'; readonly won: boolean }
export type RamschResult = {
  /** Card points for each playing seat, in the order of `playing`. */
  readonly cardPoints?: readonly number[]
  readonly jungfrauen?: readonly Seat[]
  readonly loser?: Seat
  readonly durchmarsch?: Seat
}
export type Ramsch = DealBase & { readonly contract: 'ramsch'; readonly ramsch: RamschResult }
export type Passed = DealBase & { readonly contract: 'passed' }
export type Manual = DealBase & { readonly contract: 'manual'; readonly scores: readonly number[] }

/** The facts of one deal as the table saw them, without faults and without any money but what was written by hand. */
export type Deal = Rufspiel | Hochzeit | Kreuz | Farbsolo | SuitSolo | PlainSolo | Bettel | Ramsch | Passed | Manual

/** A deal with a declarer. */
export type Declared = Exclude<Deal, Ramsch | Passed | Manual>

/**
 * Any deal, seen as one record of all that a deal may say. Reading a key of it costs no question of which contract it is,
 * and a key that the contract does not have is simply not there.
 */
export type AnyDeal = DealBase & {
  readonly contract: Contract
  readonly suit?: Suit
  readonly declarer?: Seat
  readonly partner?: Seat
  readonly cardPoints?: number
  readonly won?: boolean
  readonly level?: Level
  readonly schwarz?: boolean
  readonly tout?: 'won' | 'lost'
  readonly sie?: boolean
  readonly laufende?: Laufende
  readonly kontra?: number
  readonly muss?: boolean
  readonly ramsch?: RamschResult
  readonly scores?: readonly number[]
}
