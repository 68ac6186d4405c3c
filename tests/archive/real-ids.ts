import { idsOf } from '@/lib/phone/ids'
import type { IdOf } from '@/lib/archive'
import type { AnyEntry, Placed } from '@/lib/table'

const IDS = /"(?:[abc]\d{4}|person-\d|nowhere)"/g

/** The entries of a generated log with the ids, times and writers of real ones, so that a server would take them. */
export function realLog(log: readonly Placed<AnyEntry>[]): readonly Placed<AnyEntry>[] {
  const newId = idsOf(
    () => Date.UTC(2026, 10, 29),
    (bytes) => bytes.fill(7),
  )
  // In their old order, because what is unsent is ordered by id.
  const old = [...new Set(JSON.stringify(log).match(IDS))].sort()
  const ids = new Map(old.map((id) => [id, `"${newId()}"`]))
  const real = JSON.parse(JSON.stringify(log).replace(IDS, (id) => ids.get(id) ?? id)) as Placed<AnyEntry>[] // with other ids
  return real.map(({ entry, clock }) => ({ clock, entry: { at: '2026-11-26T20:00:00Z', by: 'phone-a', ...entry } }))
}

/** Ids for what is taken from a file, as a phone makes them; other makers make other ones. */
export function fileIds(maker = 0): IdOf {
  const known = new Map<string, string>()
  const newId = idsOf(
    () => Date.UTC(2026, 10, 30),
    (bytes) => bytes.fill(8 + maker),
  )
  return (what, place) => {
    const key = `${what} ${place}`
    const id = known.get(key) ?? newId()
    known.set(key, id)
    return id
  }
}
