import { relativeOf } from '../score/relatives'
import { eveningOf, sessionOf, tableOf, type AnyEntry, type Evening, type Placed, type TableView } from '../table'

/** A whole log, derived: the table, and its evenings in the order of the log. */
export type Opened = { readonly view: TableView; readonly evenings: readonly Evening[] }

/** Derives everything of a table. The log is laid out by evening first: each entry is looked at once. */
export function openedOf(log: readonly Placed<AnyEntry>[]): Opened {
  const view = tableOf(log)
  const bySession = new Map<string, Placed<AnyEntry>[]>()
  for (const placed of log) {
    const session = sessionOf(placed.entry)
    if (session === null) continue
    const group = bySession.get(session)
    if (group) group.push(placed)
    else bySession.set(session, [placed])
  }
  const evenings = view.sessions.flatMap(({ id }) => eveningOf(bySession.get(id) ?? [], id, relativeOf) ?? [])
  return { view, evenings }
}

/** Something is not understood, here or in the evening: then nothing that is summed up is given away. */
export const isUnderstood = ({ view, evenings }: Opened): boolean =>
  view.unknown === 0 && evenings.every(({ unknown }) => unknown === 0)
