import { payAll, startOf, type Balance } from './balance'
import { chainFrom, type Chains } from './chain'
import { handedOn, NONE_HEEDED, rowOf, type Handed } from './fold'
import { forksAmong, NO_FORKS, type Forks } from './fork'
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
 * Plays the deals of an evening in turn, a piece of the list of rows at a time. Only the rows of the last piece are kept:
 * to hold a hundred thousand costs far more than to play a few once more when somebody looks at them.
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
  const idle = new Set<number>()
  const starts: Turn<H>[] = []
  const playedFrom = (start: Turn<H>, from: number) => {
    const rows: Row<D, R, P>[] = []
    let { handed, lastDeal, count } = start
    for (const root of roots.slice(from, from + PIECE)) {
      const chain = chainFrom(chains, root)
      const setting = settingAt(chain.holds.under)
      const row = rowOf(game, chain, setting, handed, count + 1)
      handed = handedOn(row, handed, setting)
      if (row.state === 'counted') count += 1
      if (row.state !== 'voided') lastDeal = row.id
      rows.push(row)
    }
    return { rows, end: { handed, lastDeal, count } }
  }

  let turn: Turn<H> = {
    handed: { round: game.start(settingAt(settings.now).rules), seats: session.seats, heeded: NONE_HEEDED },
    lastDeal: null,
    count: 0,
  }
  let last: readonly Row<D, R, P>[] = []
  let straight = true
  let former: EntryId | null = null
  for (let from = 0; from < roots.length; from += PIECE) {
    starts.push(turn)
    const { rows, end } = playedFrom(turn, from)
    payAll(balance, rows, game.scoresOf)
    rows.forEach(({ id, state, history }, place) => {
      if (state !== 'counted') idle.add(from + place)
      straight &&= history[0].after === former
      former = id
    })
    turn = end
    last = rows
  }

  const { forks, scattered } = straight ? NO_FORKS : forksAmong(roots, idle)
  const full = starts
    .slice(0, Math.floor(roots.length / PIECE))
    .map((start, piece) => laterPiece(() => withForks(playedFrom(start, piece * PIECE).rows, forks)))
  const tail = roots.length % PIECE === 0 ? [] : withForks(last, forks)
  return { ...turn, rows: { length: roots.length, full, tail }, balance, forked: forks.size, scattered }
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

const withForks = <D, R, P>(rows: readonly Row<D, R, P>[], forks: Forks['forks']): readonly Row<D, R, P>[] =>
  forks.size === 0 ? rows : rows.map((row) => ({ ...row, forks: forks.get(row.id) ?? row.forks }))
