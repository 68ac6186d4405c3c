import type { Cursor, KeyHashes, Refusal, Role } from '../sync'

/** How the last attempt to reach the server ended. */
export type Contact =
  | { readonly state: 'none' }
  | { readonly state: 'reached' }
  | { readonly state: 'unreached' }
  | { readonly state: 'refused'; readonly code: Refusal }

/** A table as this phone keeps it. */
export type TableRecord = {
  readonly id: string
  /** The newest name in the log, '' until the first entries have come. */
  readonly name: string
  /** The key this phone uses. */
  readonly key: string
  /** Keys by role, as far as this phone knows them: the phone that made the table knows all. */
  readonly keys: Readonly<Partial<Record<Role, string>>>
  /** null until the server, or the making of the table, has told. */
  readonly role: Role | null
  /** null until the first reply. */
  readonly hashes: KeyHashes | null
  /** false: the server has not yet been told of this table. */
  readonly registered: boolean
  readonly cursor: Cursor | null
  /** Counts how often the server had lost entries: a reply to a question of an earlier era is not used. */
  readonly era: number
  readonly lastOpened: string
  readonly lastExchange: string | null
  readonly contact: Contact
  /** A key that the server was told of, but has not confirmed. */
  readonly pending: { readonly role: Role; readonly key: string } | null
  /** So many entries are here: the store keeps step with them. Absent where an earlier app kept them: then they are counted. */
  readonly size?: number
}

/** A table in the list of the start page. */
export type MyTable = Pick<TableRecord, 'id' | 'name' | 'role' | 'lastOpened' | 'lastExchange'>
