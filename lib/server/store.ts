import type { KeyHashes } from '../sync'
import type { Entry, UnknownEntry } from '../table'
import { again } from './again'
import { noBus, postgresBus, type Bus, type Message } from './bus'
import { openDb, providerOf, type Db, type Provider, type Synchronous } from './db'
import { addEntries, ROWS_PER_STATEMENT, type Addition, type Placement } from './entry-log'
import { groupCommit } from './group-commit'
import { liveRooms, type LiveRooms, type Room } from './live-rooms'
import { lru, type Lru } from './lru'

/** One database, and what this process remembers of it. What is remembered for good are entries, which never change. */
export type Store = {
  readonly db: Db
  readonly provider: Provider
  readonly add: (addition: Addition) => Promise<Placement>
  /** Sessions, seatings, rules and people, by table and id: what deals are checked against. */
  readonly entries: Lru<Entry | UnknownEntry>
  /** The mark of the writing at a clock that was handed out as a cursor, by table and clock. */
  readonly stamps: Lru<string>
  /** By table. Another process may change them, so they are remembered for a moment only. */
  readonly keys: Lru<{ readonly hashes: KeyHashes; readonly until: number }>
  /** Who listens here. What is told them is told those of the other processes too. */
  readonly live: LiveRooms
  readonly close: () => Promise<void>
}

export function openStore(url: string, synchronous: Synchronous = 'FULL', room: Partial<Room> = {}): Store {
  const db = openDb(url, synchronous)
  const provider = providerOf(url)
  const here = liveRooms(room)
  const keys: Store['keys'] = lru(10_000)
  const hear = ({ table, event, role }: Message) => {
    if (event.event === 'poke') return here.poke(table, event.clock)
    keys.delete(table)
    here.end(table, event, role)
  }
  const bus = provider === 'postgresql' ? postgresBus(db, url, hear) : noBus
  return {
    db,
    provider,
    add: groupCommit(
      (additions: readonly Addition[]) => again(() => addEntries(db, additions)),
      ({ entries }) => entries.length,
      ROWS_PER_STATEMENT,
    ),
    entries: lru(10_000),
    stamps: lru(20_000),
    keys,
    live: everywhere(here, bus),
    close: async () => {
      here.closeAll()
      await bus.close()
      await db.$disconnect()
    },
  }
}

const everywhere = (here: LiveRooms, bus: Bus): LiveRooms => ({
  ...here,
  poke: (table, clock) => {
    here.poke(table, clock)
    bus.tell({ table, event: { event: 'poke', clock } })
  },
  end: (table, event, role) => {
    here.end(table, event, role)
    bus.tell({ table, event, ...(role && { role }) })
  },
})
