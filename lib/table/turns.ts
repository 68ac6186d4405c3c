import { purseOf, startOf, type Balance } from './balance'
import { amendedOf, chainFrom, type Chains } from './chain'
import { handedOn, NONE_HEEDED, readAt, roundFor, rowOf, type Handed } from './fold'
import { forksAmong, NO_FORKS } from './fork'
import { laterPiece, PIECE, type List } from './list'
import { settingOf, type Setting, type Settings } from './setting'
import type { DealEntry, EntryId, Placed, SessionEntry, Under } from './entry'
import type { Row } from './evening'
import type { Game, Handing } from './game'

/** What lies before one deal of an evening. */
type Turn<H> = { readonly handed: Handed<H>; readonly lastDeal: EntryId | null; readonly count: number }

type Played<D, R, P, H> = Turn<H> & {
  readonly rows: List<Row<D, R, P>>
  readonly balance: Balance
  readonly forked: number
  readonly scattered: boolean
}

/**
 * Plays the deals of an evening in turn, and keeps no rows but those after its last whole piece: to hold a hundred
 * thousand costs far more than to play a few once more when somebody looks at them.
 */
export function playedInTurn<D, R, P extends { readonly after: H }, H extends Handing>(
  game: Game<D, R, P, H>,
  session: SessionEntry,
  settings: Settings<R>,
  roots: readonly Placed<DealEntry>[],
  chains: Chains,
): Played<D, R, P, H> {
  const settingAt = settingsInTurn(game, session, settings)
  const balance = startOf(settings)
  const purse = purseOf(balance)
  const idle = new Set<number>()
  const starts: Turn<H>[] = []
  let handed: Handed<H> = {
    round: game.start(settingAt(settings.now).rules),
    seats: session.seats,
    heeded: NONE_HEEDED,
  }
  let lastDeal: EntryId | null = null
  let count = 0
  let straight = true
  let former: EntryId | null = null
  roots.forEach((root, place) => {
    if (place % PIECE === 0) starts.push({ handed, lastDeal, count })
    const { id, after } = root.entry
    straight &&= after === former
    former = id
    const chain = amendedOf(chains, root)
    if (chain?.voided) return void idle.add(place)
    lastDeal = id
    const { holds } = chain ?? { holds: root.entry }
    const setting = settingAt(holds.under)
    const before = roundFor(handed, setting)
    const read = readAt(game, holds, setting, before)
    if ('faults' in read) return void idle.add(place)
    const played = game.play(read.deal, setting.rules, setting.seats.length, before)
    purse.put(setting.seats, game.scoresOf(played))
    handed = handedOn(played.after, handed, setting)
    count += 1
  })
  purse.empty()

  const { forks, scattered } = straight ? NO_FORKS : forksAmong(roots, idle)
  const rowsFrom = (start: Turn<H>, from: number): readonly Row<D, R, P>[] => {
    let { handed, count } = start
    return roots.slice(from, from + PIECE).map((root) => {
      const chain = chainFrom(chains, root)
      const setting = settingAt(chain.holds.under)
      const row = rowOf(game, chain, setting, handed, count + 1)
      if (row.state === 'counted') {
        handed = handedOn(row.played.after, handed, setting)
        count += 1
      }
      return forks.size === 0 ? row : { ...row, forks: forks.get(row.id) ?? row.forks }
    })
  }
  const pieces = starts.map((start, piece) => laterPiece(() => rowsFrom(start, piece * PIECE)))
  const isWhole = roots.length % PIECE === 0
  const rows = {
    length: roots.length,
    full: isWhole ? pieces : pieces.slice(0, -1),
    tail: isWhole ? [] : (pieces.at(-1)?.items ?? []),
  }
  return { handed, lastDeal, count, rows, balance, forked: forks.size, scattered }
}

/** Finds what each deal is played under: mostly the same as the deal before it. */
function settingsInTurn<D, R, P, H>(game: Game<D, R, P, H>, session: SessionEntry, settings: Settings<R>) {
  let under = settings.now
  let setting = settingOf(game, settings, session, under)
  return (asked: Under): Setting<R> => {
    if (asked.seating !== under.seating || asked.rules !== under.rules) {
      under = asked
      setting = settingOf(game, settings, session, under)
    }
    return setting
  }
}
