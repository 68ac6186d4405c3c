import type { Entry, EntryId, GameRules, PlayerId, SessionEntry, Under } from './entry'
import type { Fault, Seat } from '../score'
import type { Game } from './game'

/** The seatings and rules of an evening by the entry that says them. */
export type Settings<R> = {
  readonly seatings: ReadonlyMap<EntryId, readonly PlayerId[]>
  /** The seatings that say who deals the first deal under them. */
  readonly dealers: ReadonlyMap<EntryId, Seat>
  readonly rules: ReadonlyMap<EntryId, R>
  /** The newest that hold: what the next deal is written under. */
  readonly now: Under
  /** Changes of rules that this evening cannot follow. */
  readonly unfit: number
}

/** An entry, and whether it was not taken back. */
export type Standing = { readonly entry: Entry; readonly holds: boolean }

/** What one deal is played under. Where there are faults, no deal can be played under it. */
export type Setting<R> = {
  readonly seats: readonly PlayerId[]
  /** null: the dealer follows from the last one. */
  readonly named: NamedDealer | null
  readonly rules: R
  readonly faults: readonly Fault[]
}

/** Who deals first under a seating, because the table said so there. */
export type NamedDealer = { readonly by: EntryId; readonly seat: Seat }

/** Reads them from the log of an evening, in order. */
export function settingsOf<D, R, P, H>(
  game: Game<D, R, P, H>,
  session: SessionEntry,
  log: readonly Standing[],
): Settings<R> {
  const read = (rules: GameRules): R => rules.rules as R // asked only of rules of the session's game
  const seatings = new Map([[session.id, session.seats]])
  const dealers = new Map<EntryId, Seat>()
  const rules = new Map([[session.id, read(session)]])
  let now: Under = { seating: session.id, rules: session.id }
  let unfit = 0
  for (const { entry, holds } of log) {
    if (entry.kind === 'seating') {
      seatings.set(entry.id, entry.seats)
      if (entry.dealer !== undefined && entry.dealer < entry.seats.length) dealers.set(entry.id, entry.dealer)
      if (holds) now = { ...now, seating: entry.id }
    } else if (entry.kind === 'rules') {
      if (entry.game === session.game && game.follows(read(session), read(entry))) {
        rules.set(entry.id, read(entry))
        if (holds) now = { ...now, rules: entry.id }
      } else if (holds) unfit += 1
    }
  }
  return { seatings, dealers, rules, now, unfit }
}

/** What was written under this, with the session's own seats and rules in place of what is not in the log. */
export function settingOf<D, R, P, H>(
  game: Game<D, R, P, H>,
  settings: Settings<R>,
  session: SessionEntry,
  under: Under,
): Setting<R> {
  const seats = settings.seatings.get(under.seating)
  const rules = settings.rules.get(under.rules)
  const missing: Fault[] = []
  if (!seats) missing.push({ code: 'bad_shape', field: 'under.seating' })
  if (!rules) missing.push({ code: 'bad_shape', field: 'under.rules' })
  const dealer = settings.dealers.get(under.seating)
  const setting = {
    seats: seats ?? session.seats,
    named: dealer === undefined ? null : { by: under.seating, seat: dealer },
    rules: rules ?? (session.rules as R), // its game is the evening's
  }
  return { ...setting, faults: missing.length > 0 ? missing : faultsOf(game, setting.seats, setting.rules) }
}

function faultsOf<D, R, P, H>(game: Game<D, R, P, H>, seats: readonly PlayerId[], rules: R): readonly Fault[] {
  if (new Set(seats).size !== seats.length) return [{ code: 'player_names_not_unique', field: 'players' }]
  return game.tableFaultsOf(rules, seats.length)
}
