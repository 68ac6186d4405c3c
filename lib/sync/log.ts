import { isKnown, type Entry, type EntryId, type PlayerId, type SessionId, type UnknownEntry } from '../table'
import type { EntryFault } from './protocol'

export type Stored = Entry | UnknownEntry
export type Kind = Entry['kind']

/** What an entry is judged by: the log of its own table before it. */
export type Log = {
  readonly entry: (id: EntryId) => Stored | undefined
  /** Everybody who ever sat down in that session. */
  readonly peopleOf: (session: SessionId) => ReadonlySet<PlayerId>
}

/** Whether this app knows what the entry says: its kind and its version. */
export const isReadable = (entry: Stored): entry is Entry => isKnown(entry)

export const isOf = <K extends Kind>(entry: Stored | undefined, kind: K): entry is Extract<Entry, { kind: K }> =>
  entry !== undefined && isReadable(entry) && entry.kind === kind

export function unknownPlayer(people: readonly PlayerId[], log: Log, field: string): EntryFault | null {
  const stranger = people.some((id) => {
    const person = log.entry(id)
    return !(isOf(person, 'player') && person.act === 'add')
  })
  return stranger ? { code: 'player_unknown', field } : null
}

/** A target of a version not known here counts too: its kind and its session are words that stay. */
export function targetFault(
  target: Stored | undefined,
  session: SessionId,
  kinds: readonly Kind[],
  field: string,
): EntryFault | null {
  const found = target !== undefined && kinds.some((kind) => kind === target.kind)
  return found && (target as UnknownEntry)['session'] === session ? null : { code: 'target_unknown', field } // any entry may be read as one of unknown keys
}
