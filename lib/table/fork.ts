import type { EntryId } from './entry'

/** What of a row is needed to see a fork. */
export type Forkable = {
  readonly id: EntryId
  readonly state: 'counted' | 'voided' | 'faulty'
  readonly history: readonly [{ readonly after: EntryId | null; readonly by: string }, ...unknown[]]
}

export const isForked = (a: Forkable, b: Forkable): boolean =>
  a !== b &&
  a.state === 'counted' &&
  b.state === 'counted' &&
  a.history[0].after === b.history[0].after &&
  a.history[0].by !== b.history[0].by

export type Forks = {
  /** By its id, for each row that has forks. */
  readonly forks: ReadonlyMap<EntryId, readonly EntryId[]>
  /** A deal was entered after one that does not come before it: then a fork may lie anywhere. */
  readonly scattered: boolean
}

/** An evening that one phone wrote is a straight line: there no place of a row needs to be looked up. */
export function forksAmong(rows: readonly Forkable[]): Forks {
  let places: ReadonlyMap<EntryId, number> | null = null
  const placeOf = (id: EntryId): number | undefined => {
    places ??= new Map(rows.map((row, place) => [row.id, place]))
    return places.get(id)
  }
  /** The first deal that counts after each row, by the row's place; and all of them where there are several. */
  const first = new Array<Forkable | undefined>(rows.length)
  const groups = new Map<EntryId | null, Forkable[]>()
  let scattered = false

  rows.forEach((row, place) => {
    const { after } = row.history[0]
    const former = after === null ? undefined : rows[place - 1]?.id === after ? place - 1 : placeOf(after)
    if (after !== null && (former === undefined || former >= place)) scattered = true
    if (row.state !== 'counted') return
    const group = groups.get(after)
    const alone = former === undefined ? undefined : first[former]
    if (group) group.push(row)
    else if (alone) groups.set(after, [alone, row])
    else if (former === undefined) groups.set(after, [row])
    else first[former] = row
  })

  const forks = new Map<EntryId, readonly EntryId[]>()
  for (const group of groups.values()) {
    if (new Set(group.map((row) => row.history[0].by)).size < 2) continue
    for (const row of group)
      forks.set(
        row.id,
        group.filter((other) => isForked(row, other)).map(({ id }) => id),
      )
  }
  return { forks, scattered }
}
