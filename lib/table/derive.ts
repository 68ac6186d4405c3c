import { chainsOf } from './chain'
import { endOf } from './end'
import { isKnown, type AnyEntry, type Placed, type SessionEntry } from './entry'
import { listOf } from './list'
import { settingsOf, type Standing } from './setting'
import { playedInTurn } from './turns'
import type { EveningLog } from './evening-log'
import type { Fold } from './fold'
import type { Game, Handing } from './game'

/** Derives an evening from its whole log. */
export function derived<D, R, P extends { readonly after: H }, H extends Handing>(
  game: Game<D, R, P, H>,
  session: SessionEntry,
  log: EveningLog,
): Fold<D, R, P, H> {
  const { entries, register, roots } = log
  const chains = chainsOf(log)
  const { astray, aside } = chains
  const standing = standingAmong(entries, aside, chains.takenBack)
  const settings = settingsOf(game, session, standing)
  return {
    session,
    entries: listOf(entries),
    register,
    sent: sentAmong(entries),
    settings,
    ...playedInTurn(game, session, settings, roots, chains),
    ...endOf(standing),
    unknown: aside.length - standing.length + settings.unfit + astray.length,
    astray,
  }
}

/** What is unsent comes last. */
function sentAmong(log: readonly Placed<AnyEntry>[]): number {
  let sent = log.length
  while (log[sent - 1]?.clock === null) sent -= 1
  return sent
}

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
