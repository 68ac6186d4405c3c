import { isObject, isWhole, type Json } from '../score'
import { isTableId, parseEntry, ROLES, type KeyHashes, type Role } from '../sync'
import { ARCHIVE_FORMAT, ARCHIVE_LIMITS, ARCHIVE_VERSION, type Archive, type ArchivedKeys } from './archive'
import type { AnyEntry } from '../table'

/** Why a file cannot be taken as an archive. */
export const ARCHIVE_FAULTS = [
  'not_an_archive',
  'unsupported_version',
  'file_too_large',
  'bad_head',
  'entries_missing',
  'too_many_entries',
  'not_json',
  'bad_entry',
  'entry_too_large',
  'entry_twice',
] as const
export type ArchiveFaultCode = (typeof ARCHIVE_FAULTS)[number]

/** `line` counts from 1; null where it is the file as a whole. */
export type ArchiveFault = { readonly line: number | null; readonly code: ArchiveFaultCode; readonly field?: string }
export type ReadArchive = { readonly archive: Archive } | { readonly faults: readonly ArchiveFault[] }

/** A file with more faults than this is not read to its end. */
const MOST_FAULTS = 50

const whole = (code: ArchiveFaultCode): ReadArchive => ({ faults: [{ line: null, code }] })

/** Reads an archive, or says what is wrong with it: nothing of a file with a fault is taken. */
export function readArchive(text: string): ReadArchive {
  if (text.length > ARCHIVE_LIMITS.characters) return whole('file_too_large')
  const lines = text.replace(/^\ufeff/, '').split('\n')
  // Every line ends with a line break; whoever opened the file in an editor may have made them longer, or cut off the last one.
  if (lines.at(-1) === '') lines.pop()
  const head = jsonOf(lines[0] ?? '')
  if (!isObject(head) || head.format !== ARCHIVE_FORMAT) return whole('not_an_archive')
  if (head.version !== ARCHIVE_VERSION) return whole('unsupported_version')
  const said = headOf(head)
  if (!said) return { faults: [{ line: 1, code: 'bad_head' }] }
  if (said.count > ARCHIVE_LIMITS.entries || lines.length - 1 > said.count) return whole('too_many_entries')
  const { entries, faults } = entriesOf(lines.slice(1))
  if (faults.length > 0) return { faults }
  if (entries.length < said.count) return whole('entries_missing')
  return { archive: { table: said.table, keys: said.keys, entries } }
}

type Head = { readonly table: string; readonly count: number; readonly keys: ArchivedKeys | null }
const HEAD_KEYS = ['format', 'version', 'table', 'entries', 'keys', 'hashes']

function headOf(head: Json): Head | null {
  const { table, entries: count, keys, hashes } = head
  if (Object.keys(head).some((key) => !HEAD_KEYS.includes(key))) return null
  if (typeof table !== 'string' || !isTableId(table) || !isWhole(count) || count < 0) return null
  if (keys === undefined) return hashes === undefined ? { table, count, keys: null } : null
  if (!isByRole(keys, /^[\w-]{22}$/)) return null
  if (hashes !== undefined && !(isByRole(hashes, /^[\w-]{43}$/) && ROLES.every((role) => role in hashes))) return null
  return { table, count, keys: { known: keys, hashes: (hashes as KeyHashes | undefined) ?? null } } // of all roles, as was just seen
}

const isByRole = (value: unknown, shape: RegExp): value is Partial<Record<Role, string>> =>
  isObject(value) &&
  Object.entries(value).every(
    ([role, text]) => ROLES.some((known) => known === role) && typeof text === 'string' && shape.test(text),
  )

function entriesOf(lines: readonly string[]): { entries: AnyEntry[]; faults: ArchiveFault[] } {
  const entries: AnyEntry[] = []
  const faults: ArchiveFault[] = []
  const ids = new Set<string>()
  for (const [at, text] of lines.entries()) {
    if (faults.length >= MOST_FAULTS) break
    const line = at + 2
    const json = jsonOf(text)
    if (json === undefined) {
      faults.push({ line, code: 'not_json' })
      continue
    }
    const read = parseEntry(json)
    if (!('entry' in read)) {
      const code = read.code === 'entry_too_large' ? 'entry_too_large' : 'bad_entry'
      faults.push({ line, code, ...(read.field !== undefined && { field: read.field }) })
    } else if (ids.has(read.entry.id)) faults.push({ line, code: 'entry_twice' })
    else {
      ids.add(read.entry.id)
      entries.push(read.entry)
    }
  }
  return { entries, faults }
}

/** undefined, which no JSON text has: it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
