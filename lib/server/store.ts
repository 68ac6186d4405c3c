import type { KeyHashes } from '../sync'
import type { Entry, UnknownEntry } from '../table'
import { openDb, type Db, type Synchronous } from './db'
import { addEntries, ROWS_PER_STATEMENT, type Addition, type Placement } from './entry-log'
import { groupCommit } from './group-commit'
import { liveRooms, type LiveRooms } from './live-rooms'
import { lru, type Lru } from './lru'

/** One database, and what this process remembers of it. What is remembered for good are entries, which never change. */
export type Store = {
  readonly db: Db
  readonly add: (addition: Addition) => Promise<Placement>
  /** Sessions, seatings, rules and people, by table and id: what deals are checked against. */
  readonly entries: Lru<Entry | UnknownEntry>
  /** The mark of the writing at a clock that was handed out as a cursor, by table and clock. */
  readonly stamps: Lru<string>
  /** By table. Another process may change them, so they are remembered for a moment only. */
  readonly keys: Lru<{ readonly hashes: KeyHashes; readonly until: number }>
  readonly live: LiveRooms
  readonly close: () => Promise<void>
}

/** `streams`: so many phones may listen at once. */
export function openStore(url: string, synchronous: Synchronous = 'FULL', streams = 2000): Store {
  const db = openDb(url, synchronous)
  const live = liveRooms(streams)
  return {
    db,
    add: groupCommit(
      (additions: readonly Addition[]) => addEntries(db, additions),
      ({ entries }) => entries.length,
      ROWS_PER_STATEMENT,
    ),
    entries: lru(10_000),
    stamps: lru(20_000),
    keys: lru(10_000),
    live,
    close: async () => {
      live.closeAll()
      await db.$disconnect()
    },
  }
}
