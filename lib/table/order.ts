import type { AnyEntry, EntryId, Placed } from './entry'

/** The order of a log: the server's clock, then id; what is unsent comes last, by id. Never the phones' clocks. */
export function compared(a: Placed<AnyEntry>, b: Placed<AnyEntry>): number {
  if (a.clock !== b.clock) {
    if (a.clock === null) return 1
    if (b.clock === null) return -1
    return a.clock - b.clock
  }
  return a.entry.id < b.entry.id ? -1 : a.entry.id > b.entry.id ? 1 : 0
}

/** In the order of the log; a list that is so already is not sorted again. */
export function ordered<E extends AnyEntry>(placed: readonly Placed<E>[]): readonly Placed<E>[] {
  const isOrdered = placed.every((one, at) => {
    const former = placed[at - 1]
    return former === undefined || compared(former, one) <= 0
  })
  return isOrdered ? placed : [...placed].sort(compared)
}

/** In order, each entry once: of two copies the one that has a place, of two places the lower. */
export function logOf<E extends AnyEntry>(placed: readonly Placed<E>[]): readonly Placed<E>[] {
  const ids = new Set<EntryId>()
  return ordered(placed).filter(({ entry }) => ids.size < ids.add(entry.id).size)
}

/** All entries of both logs, each once, in order: a set union, so that it does not matter who merges what when. */
export const merge = <E extends AnyEntry>(a: readonly Placed<E>[], b: readonly Placed<E>[]): readonly Placed<E>[] =>
  logOf([...a, ...b])
