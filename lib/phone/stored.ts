import { isKnown, sessionOf, type AnyEntry, type EntryId, type Placed } from '../table'

export type Status =
  /** `outbox` ascends in the order of writing, over all tables. */
  | { readonly state: 'unsent'; readonly outbox: number }
  | { readonly state: 'placed'; readonly clock: number }
  /** Not taken by the server: kept and shown, but not counted. `was` is its place in the outbox. */
  | { readonly state: 'refused'; readonly code: string; readonly field?: string; readonly was: number }

/** An entry as the phone keeps it. */
export type Stored = {
  readonly table: string
  readonly id: EntryId
  /** '' for what belongs to the whole table, the entries that open an evening among them. */
  readonly session: string
  readonly entry: AnyEntry
  readonly status: Status
  /** Set while the app did not know this kind or version: a newer app reads it again before it trusts it. */
  readonly unread?: 1
}

/** What opens an evening lies with what is table-wide: the list of evenings is read without opening any. */
export const drawerOf = (entry: AnyEntry): string => (entry.kind === 'session' ? '' : (sessionOf(entry) ?? ''))

export const isRefused = (stored: Stored): boolean => stored.status.state === 'refused'

/** As the folds of a log want it: what has not been read by this version of the app goes in as unknown, whatever it is called. */
export const placedOf = ({ entry, status, unread }: Stored): Placed<AnyEntry> => ({
  entry: unread && isKnown(entry) ? { ...entry, kind: `unread ${entry.kind}` } : entry,
  clock: status.state === 'placed' ? status.clock : null,
})

/** What lay on the server as it lay there, then what did not, as it was written. */
export function byOrder(a: Stored, b: Stored): number {
  const rank = ({ status }: Stored) => (status.state === 'placed' ? 0 : 1)
  const place = ({ status }: Stored) =>
    status.state === 'placed' ? status.clock : status.state === 'unsent' ? status.outbox : status.was
  return rank(a) - rank(b) || place(a) - place(b)
}
