import type { DealEntry, EntryId, Placed } from './entry'

/** What of the first entry of a deal is needed to see a fork. */
export type Forkable = Pick<DealEntry, 'id' | 'after' | 'by'>

/** Of two deals that count. */
export const isForked = (a: Forkable, b: Forkable): boolean => a !== b && a.after === b.after && a.by !== b.by

export type Forks = {
  /** By its id, for each deal that has forks. */
  readonly forks: ReadonlyMap<EntryId, readonly EntryId[]>
  /** A deal was entered after one that does not come before it: then a fork may lie anywhere. */
  readonly scattered: boolean
}

export const NO_FORKS: Forks = { forks: new Map(), scattered: false }

/** The forks among these deals; those in the places of `idle` do not count. */
export function forksAmong(roots: readonly Placed<Forkable>[], idle: ReadonlySet<number>): Forks {
  const placeOf = new Map(roots.map(({ entry }, place) => [entry.id, place]))
  const groups = new Map<EntryId | null, Forkable[]>()
  let scattered = false
  roots.forEach(({ entry }, place) => {
    const { after } = entry
    if (after !== null && (placeOf.get(after) ?? place) >= place) scattered = true
    if (idle.has(place)) return
    const group = groups.get(after)
    if (group) group.push(entry)
    else groups.set(after, [entry])
  })

  const forks = new Map<EntryId, readonly EntryId[]>()
  for (const group of groups.values()) {
    if (new Set(group.map(({ by }) => by)).size < 2) continue
    for (const one of group)
      forks.set(
        one.id,
        group.filter((other) => isForked(one, other)).map(({ id }) => id),
      )
  }
  return { forks, scattered }
}
