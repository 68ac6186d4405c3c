import { dealt, isNextDeal, placed as placedAt, standingOf } from './append'
import { derived } from './derive'
import { isKnown, type AnyEntry, type EntryId, type Placed, type SessionEntry, type SessionId } from './entry'
import { eveningLogOf, type EveningLog } from './evening-log'
import { BAVARIAN, GERMAN } from './game'
import { itemAt, itemsOf } from './list'
import { isReadable } from './readable'
import { placeIn } from './register'
import { bavarianEvening, germanEvening } from './show'
import type { Evening } from './evening'

/**
 * What the entries of one evening say, whatever order they come in; entries of other evenings are passed over. Null if
 * the `session` entry is not among them, or its rules cannot be read.
 */
export function eveningOf(entries: readonly Placed<AnyEntry>[], session: SessionId): Evening | null {
  const log = eveningLogOf(entries, session)
  const place = placeIn(log.register, session)
  const opening = place === undefined ? undefined : log.entries[place]?.entry
  if (!opening || !isKnown(opening) || opening.kind !== 'session' || !isReadable(opening)) return null
  return eveningFrom(opening, log)
}

const eveningFrom = (session: SessionEntry, log: EveningLog): Evening =>
  session.game === 'german'
    ? germanEvening(derived(GERMAN, session, log))
    : bavarianEvening(derived(BAVARIAN, session, log))

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

const anew = (evening: Evening, placed: Placed<AnyEntry>): Evening =>
  eveningFrom(evening.session, eveningLogOf([...itemsOf(evening.fold.entries), placed], evening.session.id))

function withPlace(evening: Evening, placed: Placed<AnyEntry>): Evening | null {
  if (evening.game === 'german') {
    const fold = placedAt(evening.fold, placed)
    return fold && germanEvening(fold)
  }
  const fold = placedAt(evening.fold, placed)
  return fold && bavarianEvening(fold)
}

function withDeal(evening: Evening, placed: Placed<AnyEntry>): Evening | null {
  if (evening.game === 'german')
    return isNextDeal(evening.fold, placed) ? germanEvening(dealt(GERMAN, evening.fold, placed)) : null
  return isNextDeal(evening.fold, placed) ? bavarianEvening(dealt(BAVARIAN, evening.fold, placed)) : null
}
