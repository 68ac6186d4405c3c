import { dealt, isNextDeal, placed as placedAt, standingOf } from './append'
import { derived } from './derive'
import {
  isKnown,
  sessionOf,
  type AnyEntry,
  type EntryId,
  type Placed,
  type SessionEntry,
  type SessionId,
} from './entry'
import { BAVARIAN, GERMAN } from './game'
import { itemAt, itemsOf } from './list'
import { logOf, ordered } from './order'
import { isReadable } from './readable'
import { placeIn, registerOf } from './register'
import { balanceOf, bavarianEvening, germanEvening, pay } from './show'
import type { Evening } from './evening'

/**
 * What the entries of one evening say, whatever order they come in; entries of other evenings are passed over. Null if
 * the `session` entry is not among them, or its rules cannot be read.
 */
export function eveningOf(entries: readonly Placed<AnyEntry>[], session: SessionId): Evening | null {
  const log = ordered(entries.filter(({ entry }) => sessionOf(entry) === session))
  const opening = log.find(({ entry }) => entry.id === session)?.entry
  if (!opening || !isKnown(opening) || opening.kind !== 'session' || !isReadable(opening)) return null
  return eveningFrom(opening, log)
}

function eveningFrom(session: SessionEntry, entries: readonly Placed<AnyEntry>[]): Evening {
  const register = registerOf(entries)
  const isTwice = register.size < entries.length
  const log = isTwice ? logOf(entries) : entries
  const known = isTwice ? registerOf(log) : register
  if (session.game === 'german') return germanEvening(derived(GERMAN, session, log, known))
  const fold = derived(BAVARIAN, session, log, known)
  return bavarianEvening(fold, balanceOf(fold))
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

const anew = (evening: Evening, placed: Placed<AnyEntry>): Evening =>
  eveningFrom(evening.session, ordered([...itemsOf(evening.fold.entries), placed]))

function withPlace(evening: Evening, placed: Placed<AnyEntry>): Evening | null {
  if (evening.game === 'german') {
    const fold = placedAt(evening.fold, placed)
    return fold && germanEvening(fold)
  }
  const fold = placedAt(evening.fold, placed)
  return fold && bavarianEvening(fold, evening.balance)
}

function withDeal(evening: Evening, placed: Placed<AnyEntry>): Evening | null {
  if (evening.game === 'german')
    return isNextDeal(evening.fold, placed) ? germanEvening(dealt(GERMAN, evening.fold, placed).fold) : null
  if (!isNextDeal(evening.fold, placed)) return null
  const { fold, row } = dealt(BAVARIAN, evening.fold, placed)
  const balance = new Map(evening.balance)
  if (row.state === 'counted') pay(balance, row.seats, row.played.scores)
  return bavarianEvening(fold, balance)
}
