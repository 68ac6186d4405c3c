import { dealt, isNextDeal, placed as placedAt, standingOf } from './append'
import { derived } from './derive'
import { isKnown, type AnyEntry, type EntryId, type Placed, type SessionEntry, type SessionId } from './entry'
import { eveningLogOf, type EveningLog } from './evening-log'
import { BAVARIAN, GERMAN, gameOf } from './game'
import { itemAt, itemsOf } from './list'
import { isReadable } from './readable'
import { placeIn } from './register'
import { bavarianEvening, germanEvening, relativeEvening } from './show'
import type { Family } from '../score'
import type { Evening } from './evening'

/**
 * What the entries of one evening say, whatever order they come in; entries of other evenings are passed over. Null if
 * the `session` entry is not among them, or its rules cannot be read. An evening of a relative needs the family that
 * knows its rules; null without it.
 */
export function eveningOf(
  entries: readonly Placed<AnyEntry>[],
  session: SessionId,
  family: Family | null = null,
): Evening | null {
  const log = eveningLogOf(entries, session)
  const place = placeIn(log.register, session)
  const opening = place === undefined ? undefined : log.entries[place]?.entry
  if (!opening || !isKnown(opening) || opening.kind !== 'session' || !isReadable(opening, family)) return null
  return eveningFrom(opening, log, family)
}

function eveningFrom(session: SessionEntry, log: EveningLog, family: Family | null): Evening | null {
  if (session.game === 'bavarian') return bavarianEvening(derived(BAVARIAN, session, log))
  if (session.game === 'german') return germanEvening(derived(GERMAN, session, log))
  if (family === null) return null
  const relative = family(session.game)
  return relativeEvening(session.game, relative, derived(gameOf(relative), session, log))
}

/**
 * The evening with one more entry. Law: the same as deriving it anew from all entries. A new deal at the end costs the
 * same however long the evening is; so does a place for the first of those that wait for one. All else derives anew.
 */
export function appendTo(evening: Evening, placed: Placed<AnyEntry>): Evening {
  switch (standingOf(evening.fold, placed)) {
    case 'foreign':
    case 'known':
      return evening
    case 'waiting':
      return withPlace(evening, placed) ?? anew(evening, placed)
    case 'moved':
      return anew(evening, placed)
    case 'new':
      return withDeal(evening, placed) ?? anew(evening, placed)
  }
}

/** The evening in which an unsent entry has got its place in the server's order. */
export function placedIn(evening: Evening, id: EntryId, clock: number): Evening {
  const place = placeIn(evening.fold.register, id)
  const own = place === undefined ? undefined : itemAt(evening.fold.entries, place)
  return own ? appendTo(evening, { entry: own.entry, clock }) : evening
}

function anew(evening: Evening, placed: Placed<AnyEntry>): Evening {
  const family: Family | null = 'relative' in evening ? () => evening.relative : null
  const entries = [...itemsOf<Placed<AnyEntry>>(evening.fold.entries), placed]
  return eveningFrom(evening.session, eveningLogOf(entries, evening.session.id), family) ?? evening // it was read once
}

function withPlace(evening: Evening, placed: Placed<AnyEntry>): Evening | null {
  if (evening.game === 'german') {
    const fold = placedAt(evening.fold, placed)
    return fold && germanEvening(fold)
  }
  if (evening.game === 'bavarian') {
    const fold = placedAt(evening.fold, placed)
    return fold && bavarianEvening(fold)
  }
  const fold = placedAt(evening.fold, placed)
  return fold && relativeEvening(evening.game, evening.relative, fold)
}

function withDeal(evening: Evening, placed: Placed<AnyEntry>): Evening | null {
  if (evening.game === 'german')
    return isNextDeal(evening.fold, placed) ? germanEvening(dealt(GERMAN, evening.fold, placed)) : null
  if (evening.game === 'bavarian')
    return isNextDeal(evening.fold, placed) ? bavarianEvening(dealt(BAVARIAN, evening.fold, placed)) : null
  const { game, relative, fold } = evening
  return isNextDeal(fold, placed) ? relativeEvening(game, relative, dealt(gameOf(relative), fold, placed)) : null
}
