import { parseEntry, type EntryFault } from '../sync'
import { ENTRY_VERSION, type Entry, type EntryId, type PlayerId } from '../table'

/** An entry without what the phone that writes it adds: its version, its clock and its name. */
export type Facts = Entry extends infer E ? (E extends Entry ? Omit<E, 'v' | 'at' | 'by'> : never) : never

/**
 * The id of one thing of a file, always the same for the same file: so that taking it twice, or on two phones, writes it
 * once. Ids ascend by `place`.
 */
export type IdOf = (what: string, place: number) => EntryId

/** Who a name of a file is: someone of the table, or (null) someone new, who is added. */
export type Decided = ReadonlyMap<string, PlayerId | null>

/** The first of these that no server would take. */
export function refusedAmong(facts: readonly Facts[]): { readonly at: number; readonly fault: EntryFault } | null {
  for (const [at, fact] of facts.entries()) {
    const read = parseEntry({ ...fact, v: ENTRY_VERSION, at: '2026-01-01T00:00:00.000Z', by: 'file' })
    if (!('entry' in read)) return { at, fault: read }
  }
  return null
}

/** The places of an evening in its file, far enough from each other that its deals fit between. */
export const PLACES = { person: 0, session: 1_000, deal: 2_000, closed: 1_000_000 } as const

/** The people of a file on their seats, and the entries that add who is new. */
export function seatedOf(
  names: readonly string[],
  decided: Decided,
  idOf: IdOf,
): { readonly seats: readonly PlayerId[]; readonly added: readonly Facts[] } {
  const added: Facts[] = []
  const seats = names.map((name, seat) => {
    const known = decided.get(name)
    if (known) return known
    const id = idOf(`person ${name}`, PLACES.person + seat)
    added.push({ kind: 'player', act: 'add', id, name })
    return id
  })
  return { seats, added }
}
