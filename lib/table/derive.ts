import { chainsOf, type Chain } from './chain'
import { isKnown, type AgreedTransfer, type AnyEntry, type EntryId, type Placed, type SessionEntry } from './entry'
import { handedOn, rowOf, type Fold, type Handed } from './fold'
import { forksAmong, type Forks } from './fork'
import { listOf } from './list'
import { registerOf } from './register'
import { settingOf, settingsOf, type Setting, type Settings } from './setting'
import type { Row } from './evening'
import type { Game, Handing } from './game'

/** Derives an evening from its whole log, which must be in order and hold each entry once. */
export function derived<D, R, P extends { readonly after: H }, H extends Handing>(
  game: Game<D, R, P, H>,
  session: SessionEntry,
  log: readonly Placed<AnyEntry>[],
): Fold<D, R, P, H> {
  const register = registerOf(log)
  const { chains, takenBack, astray } = chainsOf(log, register)
  const settings = settingsOf<R>(log, session, takenBack)
  const played = playedInTurn(game, chains, settings, session)
  const { forks, scattered } = forksAmong(played.rows)
  return {
    session,
    entries: listOf(log),
    register,
    sent: log.filter(({ clock }) => clock !== null).length,
    settings,
    rows: listOf(withForks(played.rows, forks)),
    handed: played.handed,
    lastDeal: played.lastDeal,
    count: played.count,
    forked: forks.size,
    scattered,
    ...endOf(log, takenBack),
    unknown: log.filter(({ entry }) => !isKnown(entry)).length + settings.unfit + astray.length,
    astray,
  }
}

type Played<D, R, P, H> = {
  readonly rows: Row<D, R, P>[]
  readonly handed: Handed<H>
  readonly lastDeal: EntryId | null
  readonly count: number
}

function playedInTurn<D, R, P extends { readonly after: H }, H extends Handing>(
  game: Game<D, R, P, H>,
  chains: readonly Chain[],
  settings: Settings<R>,
  session: SessionEntry,
): Played<D, R, P, H> {
  const rows: Row<D, R, P>[] = []
  let under = settings.now
  let setting = settingOf(game, settings, session, under)
  let handed: Handed<H> = { round: game.start(setting.rules), seats: session.seats }
  let lastDeal: EntryId | null = null
  let count = 0
  for (const chain of chains) {
    const asked = chain.holds.under
    if (asked.seating !== under.seating || asked.rules !== under.rules) {
      under = asked
      setting = settingOf(game, settings, session, under)
    }
    const row = rowOf(game, chain, setting, handed, count + 1)
    handed = handedOn(row, handed)
    if (row.state === 'counted') count += 1
    if (row.state !== 'voided') lastDeal = row.id
    rows.push(row)
  }
  return { rows, handed, lastDeal, count }
}

const withForks = <D, R, P>(rows: readonly Row<D, R, P>[], forks: Forks['forks']): readonly Row<D, R, P>[] =>
  forks.size === 0 ? rows : rows.map((row) => ({ ...row, forks: forks.get(row.id) ?? row.forks }))

type End = { readonly closed: boolean; readonly settled: readonly AgreedTransfer[] | null }

function endOf(log: readonly Placed<AnyEntry>[], takenBack: ReadonlySet<number>): End {
  let end: End = { closed: false, settled: null }
  log.forEach(({ entry }, place) => {
    if (!isKnown(entry) || takenBack.has(place)) return
    if (entry.kind === 'closed') end = { ...end, closed: true }
    if (entry.kind === 'settled') end = { ...end, settled: entry.transfers }
  })
  return end
}
