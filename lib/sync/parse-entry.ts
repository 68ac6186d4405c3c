import { ENTRY_VERSION, TERMS_VERSION, type Entry, type UnknownEntry } from '../table'
import { ENTRY_SCHEMAS, isKnownKind, SETTLED_WITH_TERMS, UNKNOWN_ENTRY } from './entry-schema'
import { LIMITS, type EntryFault } from './protocol'
import { bytesOf, fieldOf, isStorable } from './word'

/** `text` is the entry as JSON, whole: what is stored and passed on. */
export type ParsedEntry = { readonly entry: Entry | UnknownEntry; readonly text: string }

const schemaOf = (json: object) => {
  const { kind, v } = json as { kind?: unknown; v?: unknown } // nothing is known of them yet
  if (v === TERMS_VERSION && kind === 'settled') return SETTLED_WITH_TERMS
  return v === ENTRY_VERSION && isKnownKind(kind) ? ENTRY_SCHEMAS[kind] : UNKNOWN_ENTRY
}

/**
 * Reads one entry. A kind or version that is not known here is taken as it is and passed on unharmed.
 * The shape of `deal` and `rules` is not read here: `checkEntry` judges them beside the rules they name.
 */
export function parseEntry(json: unknown): ParsedEntry | EntryFault {
  if (typeof json !== 'object' || json === null) return { code: 'bad_entry' }
  const read = schemaOf(json).safeParse(json)
  if (!read.success) return { code: 'bad_entry', field: fieldOf(read.error) }
  const text = JSON.stringify(json)
  if (text.length > LIMITS.entryBytes || bytesOf(text) > LIMITS.entryBytes) return { code: 'entry_too_large' }
  if (!isStorable(text)) return { code: 'bad_entry' }
  return { entry: json as Entry | UnknownEntry, text } // the schema has just said so
}
