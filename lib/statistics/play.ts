import type { Contract, Level, RelativeName, Seat } from '../score'
import type { EntryId, PlayerId } from '../table'

/** What was played: a contract, or in the German game trumps named by someone, or strokes by hand; or a relative. */
export type GameName = Contract | 'named' | 'strokes' | RelativeName

/** A deal that counts as statistics see it, whatever the game. */
export type Play = {
  readonly deal: EntryId
  /** Its number in the evening. */
  readonly number: number
  readonly game: GameName
  /** Who sat where. */
  readonly seats: readonly PlayerId[]
  readonly dealer: Seat
  /** What each seat gained: amounts, or the strokes of its team. */
  readonly gains: readonly number[]
  /** 1 for each seat that won, −1 for each that lost, 0 for who sat out; null: nobody can win such a deal. */
  readonly results: readonly number[] | null
  readonly declarer: Seat | null
  readonly partner: Seat | null
  /** How the declaring side fared; null: there was none, or it was a draw. */
  readonly won: boolean | null
  /** How clearly the losers lost. */
  readonly level: Level
  readonly knocks: readonly Seat[]
  /** Those who had to play together, two or more each. */
  readonly sides: readonly (readonly Seat[])[]
  /** Heads of the German game that each seat's team finished by it; null: none. */
  readonly heads: readonly number[] | null
}

export const NOBODY: readonly Seat[] = []
export const NO_HEADS: readonly number[] = []
