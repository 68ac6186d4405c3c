import type { AnyEntry, DealEntry, EntryId, Placed, PlayerId, SessionEntry } from './entry'
import { lastDealerAmong } from './dealer'
import type { Balance } from './balance'
import type { Agreement, Row } from './evening'
import type { AgreedTransfer } from './money-entry'
import type { Chain } from './chain'
import type { Game, Handing } from './game'
import type { List } from './list'
import type { Register } from './register'
import type { Setting, Settings } from './setting'

/** What the last deal that counts hands on, in the seats of the table it was played at. */
export type Handed<H> = {
  readonly round: H
  readonly seats: readonly PlayerId[]
  /** The seatings whose named dealer has dealt: from there on it goes round. */
  readonly heeded: ReadonlySet<EntryId>
}

export const NONE_HEEDED: ReadonlySet<EntryId> = new Set()

/** What an evening was derived from, and what goes on from it: for `appendTo`, not for the screen. */
export type Fold<D, R, P, H> = {
  readonly session: SessionEntry
  /** The evening's log, in order. */
  readonly entries: List<Placed<AnyEntry>>
  readonly register: Register
  /** How many of the entries are on the server; those after them are unsent. */
  readonly sent: number
  readonly settings: Settings<R>
  readonly rows: List<Row<D, R, P>>
  /** In a game without money all have 0. */
  readonly balance: Balance
  readonly handed: Handed<H>
  readonly lastDeal: EntryId | null
  readonly count: number
  readonly forked: number
  /** See `Forks`. */
  readonly scattered: boolean
  readonly closings: readonly EntryId[]
  readonly settled: readonly AgreedTransfer[] | null
  readonly agreement: Agreement | null
  readonly unknown: number
  readonly astray: readonly EntryId[]
}

type Seating = Pick<Setting<unknown>, 'seats' | 'named'>

/** The round as the people of this seating see it. */
export function roundFor<H extends Handing>(handed: Handed<H>, { seats, named }: Seating): H {
  if (named && !handed.heeded.has(named.by))
    return { ...handed.round, lastDealer: (named.seat + seats.length - 1) % seats.length }
  if (handed.seats === seats) return handed.round
  const lastDealer = lastDealerAmong(seats, handed.seats, handed.round.lastDealer)
  return { ...handed.round, lastDealer }
}

/** A deal as it is read at its place in the evening, or what is wrong with it there. */
export const readAt = <D, R, P, H extends Handing>(
  game: Game<D, R, P, H>,
  { deal }: DealEntry,
  setting: Setting<R>,
  before: H,
): ReturnType<Game<D, R, P, H>['read']> =>
  // Of the evening's game: if it is not, it has faults.
  setting.faults.length > 0 ? setting : game.read(deal as D, setting.rules, setting.seats.length, before)

/** One deal at its place: what it costs, or why it cannot have been played. `number`: the one it has if it counts. */
export function rowOf<D, R, P, H extends Handing>(
  game: Game<D, R, P, H>,
  chain: Chain,
  setting: Setting<R>,
  handed: Handed<H>,
  number: number,
): Row<D, R, P> {
  const { seats, rules } = setting
  const row = { ...said(chain), seats, forks: NO_FORKS, rules }
  const written = chain.holds.deal as D // the same
  if (chain.voided) return { ...row, deal: written, state: 'voided' }
  const before = roundFor(handed, setting)
  const read = readAt(game, chain.holds, setting, before)
  if ('faults' in read) return { ...row, deal: written, state: 'faulty', faults: read.faults }
  const played = game.play(read.deal, rules, seats.length, before)
  return { ...row, deal: read.deal, state: 'counted', number, played }
}

const said = ({ root, holds, history, unsent }: Chain) => ({ id: root.id, entry: holds, history, unsent })

const NO_FORKS: readonly EntryId[] = []

/** What a deal that counts hands on. */
export function handedOn<H>(round: H, { heeded }: Handed<H>, { seats, named }: Setting<unknown>): Handed<H> {
  const more = named && !heeded.has(named.by)
  return { round, seats, heeded: more ? new Set(heeded).add(named.by) : heeded }
}
