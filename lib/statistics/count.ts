import type { EntryId, PlayerId, SessionId } from '../table'
import type { Kind } from './kind'
import type { PersonCount } from './person-count'
import type { GameName } from './play'
import type { Sum } from './sum'

/** How often something was played, and how the declaring side fared; in a draw, and where nobody declares, neither. */
export type GameCount = {
  readonly game: GameName
  readonly deals: number
  readonly won: number
  readonly lost: number
}

/** Two who had to play together; `gain` is what both got. The smaller id comes first. */
export type PairCount = Sum & { readonly people: readonly [PlayerId, PlayerId] }

/** What one deal brought one person. */
export type Moment = {
  readonly session: SessionId
  /** The first entry of its chain. */
  readonly deal: EntryId
  readonly number: number
  readonly person: PlayerId
  readonly gain: number
}

/** All that is counted of one evening: small, without any entry, and made anew from the log whenever that changes. */
export type EveningCount = {
  readonly session: SessionId
  readonly playedOn: string
  readonly kind: Kind
  /** Deals that count. */
  readonly deals: number
  /** Everybody who ever sat down. */
  readonly people: readonly PersonCount[]
  readonly games: readonly GameCount[]
  readonly pairs: readonly PairCount[]
  /** The most that one person got by a deal, and lost; deals by hand explain nothing and are left out. */
  readonly best: Moment | null
  readonly worst: Moment | null
}

export const pairKey = ([one, other]: readonly [PlayerId, PlayerId]): string => `${one} ${other}`
