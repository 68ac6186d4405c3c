import { PLACES, seatedOf, type Decided, type Facts, type IdOf } from './facts'
import type { SessionFile } from '../session-file'
import type { EntryId, GameRules, SessionId } from '../table'

/** More than any table plays in one evening. */
export const MOST_DEALS = 5_000

/** The id an evening of a file gets: if the table has it already, the file was taken before. */
export const sessionIdOf = (idOf: IdOf): SessionId => idOf('session', PLACES.session)

/**
 * An evening of a file as the entries that a table would have written: who is new, the session, its deals one after the
 * other, and its end. `playedOn` holds where the file says nothing.
 */
export function eveningEntries(file: SessionFile, decided: Decided, playedOn: string, idOf: IdOf): readonly Facts[] {
  const { seats, added } = seatedOf(file.players, decided, idOf)
  const session = sessionIdOf(idOf)
  const title = file.title?.trim().slice(0, 80)
  const base = {
    kind: 'session',
    id: session,
    playedOn: file.playedOn ?? playedOn,
    seats,
    ...(title && { title }),
  } as const
  const opening: Facts = { ...base, ...gameOf(file) }
  const under = { seating: session, rules: session }
  let after: EntryId | null = null
  const deals = file.deals.map((deal, at): Facts => {
    const id = idOf('deal', PLACES.deal + at)
    const written: Facts = { kind: 'deal', id, session, under, after, deal }
    after = id
    return written
  })
  return [...added, opening, ...deals, { kind: 'closed', id: idOf('closed', PLACES.closed), session }]
}

function gameOf({ game, rules }: SessionFile): GameRules {
  if (game === 'bavarian') return { game, rules }
  return game === 'german' ? { game, rules } : { game, rules }
}
