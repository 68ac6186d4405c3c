import type { EntryId, Evening } from '@/lib/table'

/** The voids that take this deal back now: those of the deal itself which no later one took back in turn. */
export function holdingVoids(row: Evening['rows'][number]): EntryId[] {
  const takenBack = new Set<EntryId>()
  const holding: EntryId[] = []
  for (const said of row.history.toReversed()) {
    if (said.kind !== 'void' || takenBack.has(said.id)) continue
    takenBack.add(said.target)
    if (said.target === row.id) holding.push(said.id)
  }
  return holding
}
