import type { KeyHashes, Role } from '../sync'
import type { AnyEntry } from '../table'

export const ARCHIVE_FORMAT = 'anschreiber/archive'
export const ARCHIVE_VERSION = 1

/** More than thirty years of a table that meets every week: what is larger is none of ours, and would only fill a phone. */
export const ARCHIVE_LIMITS = { characters: 96 * 1024 * 1024, entries: 250_000 } as const

/** The keys of a table, as far as the phone that wrote the archive knows them, and what a server knows of all three. */
export type ArchivedKeys = {
  readonly known: Readonly<Partial<Record<Role, string>>>
  /** null: that phone had not heard from a server yet. */
  readonly hashes: KeyHashes | null
}

/** A whole table: all of its entries, those of unknown kinds among them, in the order of its log. */
export type Archive = {
  readonly table: string
  /** null: left out, so that whoever has the file cannot write on the server's table. */
  readonly keys: ArchivedKeys | null
  readonly entries: readonly AnyEntry[]
}

/**
 * One JSON text a line: what it is, then each entry as it is. Nothing of the day or the phone stands in it, so that the
 * same table always gives the same file.
 */
export function writeArchive({ table, keys, entries }: Archive): string {
  const head = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    table,
    entries: entries.length,
    ...(keys && { keys: keys.known, ...(keys.hashes && { hashes: keys.hashes }) }),
  }
  return [head, ...entries].map((line) => `${JSON.stringify(line)}\n`).join('')
}
