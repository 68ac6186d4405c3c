import { chainsOf, type Chain } from './chain'
import { endOf } from './end'
import { isKnown, type AnyEntry, type EntryId, type Placed, type SessionEntry } from './entry'
import { handedOn, NONE_HEEDED, rowOf, type Fold, type Handed } from './fold'
import { forksAmong, type Forks } from './fork'
import { listOf } from './list'
import { settingOf, settingsOf, type Settings, type Standing } from './setting'
import type { Row } from './evening'
import type { Game, Handing } from './game'
import type { Register } from './register'

/** Derives an evening from its whole log, which must be in order and hold each entry once. */
export function derived<D, R, P extends { readonly after: H }, H extends Handing>(
  game: Game<D, R, P, H>,
  session: SessionEntry,
  log: readonly Placed<AnyEntry>[],
  register: Register,
): Fold<D, R, P, H> {
  const { chains, takenBack, astray, others } = chainsOf(log, register)
  const standing = standingAmong(log, others, takenBack)
  const settings = settingsOf<R>(session, standing)
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
    ...endOf(standing),
    unknown: others.length - standing.length + settings.unfit + astray.length,
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
  let handed: Handed<H> = { round: game.start(setting.rules), seats: session.seats, heeded: NONE_HEEDED }
  let lastDeal: EntryId | null = null
  let count = 0
  for (const chain of chains) {
    const asked = chain.holds.under
    if (asked.seating !== under.seating || asked.rules !== under.rules) {
      under = asked
      setting = settingOf(game, settings, session, under)
    }
    const row = rowOf(game, chain, setting, handed, count + 1)
    handed = handedOn(row, handed, setting)
    if (row.state === 'counted') count += 1
    if (row.state !== 'voided') lastDeal = row.id
    rows.push(row)
  }
  return { rows, handed, lastDeal, count }
}

const withForks = <D, R, P>(rows: readonly Row<D, R, P>[], forks: Forks['forks']): readonly Row<D, R, P>[] =>
  forks.size === 0 ? rows : rows.map((row) => ({ ...row, forks: forks.get(row.id) ?? row.forks }))

/** What is known of the entries in these places. */
function standingAmong(
  log: readonly Placed<AnyEntry>[],
  places: readonly number[],
  takenBack: ReadonlySet<number>,
): readonly Standing[] {
  return places.flatMap((place) => {
    const entry = log[place]?.entry
    return entry && isKnown(entry) ? [{ entry, holds: !takenBack.has(place) }] : []
  })
}
