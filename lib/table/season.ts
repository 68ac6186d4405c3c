import { isKnown, type AnyEntry, type EntryId, type Placed } from './entry'
import { logOf } from './order'
import type { SeasonSpan } from './money-entry'

export type Season = SeasonSpan & { readonly id: EntryId }

/** The seasons of a table in the order of their first day; other entries may be among them and change nothing. */
export function seasonsOf(entries: readonly Placed<AnyEntry>[]): Season[] {
  const seasons = new Map<EntryId, Season>()
  for (const { entry } of logOf(entries)) {
    if (!isKnown(entry) || entry.kind !== 'season') continue
    if (entry.act === 'remove') seasons.delete(entry.season)
    else if (entry.act === 'add' || seasons.has(entry.season)) {
      const id = entry.act === 'add' ? entry.id : entry.season
      const { name, from, to } = entry
      seasons.set(id, { id, name, from, to })
    }
  }
  return [...seasons.values()].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/** ISO days compare as texts. */
export const isWithin = ({ from, to }: Pick<SeasonSpan, 'from' | 'to'>, day: string): boolean =>
  from <= day && (to === null || day <= to)
