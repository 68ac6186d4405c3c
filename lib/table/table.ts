import { isKnown, sessionOf, type AnyEntry, type Placed, type SessionEntry } from './entry'
import { logOf } from './order'
import { isReadable } from './readable'
import type { Person, TableView } from './evening'

/** Before the first `table` entry has arrived: no name, and the codes that stand for "undetermined" and "no currency". */
const NAMELESS = { name: '', language: 'und', currency: 'XXX' }

/**
 * What the entries about the whole table say; those of an evening may be among them and change nothing.
 * People stand in the order in which they were added. Renaming someone who was retired brings them back.
 */
export function tableOf(entries: readonly Placed<AnyEntry>[]): TableView {
  const people = new Map<string, Person>()
  const sessions: SessionEntry[] = []
  let table = NAMELESS
  let unknown = 0
  for (const { entry } of logOf(entries)) {
    if (!isKnown(entry)) {
      if (sessionOf(entry) === null) unknown += 1
    } else if (entry.kind === 'table') {
      const { name, language, currency } = entry
      table = { name, language, currency }
    } else if (entry.kind === 'player') {
      const id = entry.act === 'add' ? entry.id : entry.player
      const person = people.get(id)
      if (entry.act === 'add') people.set(id, person ?? { id, name: entry.name, retired: false })
      else if (person && entry.act === 'rename') people.set(id, { id, name: entry.name, retired: false })
      else if (person && entry.act === 'retire') people.set(id, { ...person, retired: true })
    } else if (entry.kind === 'session') {
      if (isReadable(entry)) sessions.push(entry)
      else unknown += 1
    }
  }
  return { ...table, people: [...people.values()], sessions, unknown }
}
