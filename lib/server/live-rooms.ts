import type { LiveEvent, Role } from '../sync'

/** A phone that listens to a table. */
export type Listener = {
  readonly role: Role
  readonly tell: (event: LiveEvent) => void
  readonly close: () => void
}

/** Enough for a club. */
const PER_TABLE = 100

export type LiveRooms = {
  /** Gives back how to leave, or null where there is no room. */
  readonly enter: (tableId: string, listener: Listener) => (() => void) | null
  readonly poke: (tableId: string, clock: number) => void
  /** Tells the listeners of a table, or of one role there, why it ends, and closes their streams. */
  readonly end: (tableId: string, event: LiveEvent, role?: Role) => void
  readonly closeAll: () => void
  readonly count: () => number
}

/** `most`: so many streams in all. One costs some 90 kB, so that it is the memory of the machine that says how many. */
export function liveRooms(most: number): LiveRooms {
  const rooms = new Map<string, Set<Listener>>()
  let listening = 0

  const leave = (tableId: string, listener: Listener) => {
    const room = rooms.get(tableId)
    if (!room?.delete(listener)) return
    listening -= 1
    if (room.size === 0) rooms.delete(tableId)
  }
  return {
    enter: (tableId, listener) => {
      const room = rooms.get(tableId) ?? new Set()
      if (room.size >= PER_TABLE || listening >= most) return null
      rooms.set(tableId, room.add(listener))
      listening += 1
      return () => leave(tableId, listener)
    },
    poke: (tableId, clock) => {
      for (const listener of rooms.get(tableId) ?? []) listener.tell({ event: 'poke', clock })
    },
    end: (tableId, event, role) => {
      for (const listener of [...(rooms.get(tableId) ?? [])].filter((one) => role === undefined || one.role === role)) {
        listener.tell(event)
        listener.close()
      }
    },
    closeAll: () => {
      for (const listener of [...rooms.values()].flatMap((room) => [...room])) listener.close()
    },
    count: () => listening,
  }
}
