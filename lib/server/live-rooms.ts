import type { LiveEvent, Role } from '../sync'

/** A phone that listens to a table. */
export type Listener = {
  readonly role: Role
  readonly tell: (event: LiveEvent) => void
  readonly close: () => void
}

/** How many may listen. A stream costs some 90 kB, so that it is the memory of the machine that says how many `inAll`. */
export type Room = { readonly perTable: number; readonly perAddress: number; readonly inAll: number }

/** Enough for a club behind one address. */
const ROOM: Room = { perTable: 100, perAddress: 1000, inAll: 2000 }

export type LiveRooms = {
  /** Gives back how to leave, or null where there is no room. */
  readonly enter: (tableId: string, listener: Listener, address?: string) => (() => void) | null
  readonly poke: (tableId: string, clock: number) => void
  /** Tells the listeners of a table, or of one role there, why it ends, and closes their streams. */
  readonly end: (tableId: string, event: LiveEvent, role?: Role) => void
  readonly closeAll: () => void
  readonly count: () => number
}

export function liveRooms(room: Partial<Room> = {}): LiveRooms {
  const { perTable, perAddress, inAll } = { ...ROOM, ...room }
  const rooms = new Map<string, Set<Listener>>()
  const addresses = new Map<string, number>()
  let listening = 0

  const leave = (tableId: string, listener: Listener, address: string) => {
    const room = rooms.get(tableId)
    if (!room?.delete(listener)) return
    listening -= 1
    if (room.size === 0) rooms.delete(tableId)
    const others = (addresses.get(address) ?? 1) - 1
    if (others > 0) addresses.set(address, others)
    else addresses.delete(address)
  }
  return {
    enter: (tableId, listener, address = '') => {
      const room = rooms.get(tableId) ?? new Set()
      const sameAddress = addresses.get(address) ?? 0
      if (room.size >= perTable || sameAddress >= perAddress || listening >= inAll) return null
      rooms.set(tableId, room.add(listener))
      addresses.set(address, sameAddress + 1)
      listening += 1
      return () => leave(tableId, listener, address)
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
