import type { FaultCode } from '../score'
import type { Entry, UnknownEntry } from '../table'

/** The version of the words below. A server answers an older client `client_too_old`, a newer one `server_too_old`. */
export const PROTOCOL = 1

export const LIMITS = {
  bodyBytes: 256 * 1024,
  entriesPerRequest: 500,
  entryBytes: 8 * 1024,
  entriesPerReply: 500,
} as const

export const ROLES = ['owner', 'scorer', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** SHA-256 of the text of each key of a table, base64url: what the server knows of them, and enough to register the table anew. */
export type KeyHashes = Readonly<Record<Role, string>>

/**
 * How far a phone has read: the clock of the last entry it has, and the mark of the writing that put it there. A server that was
 * restored from a backup has another mark there, or none, even if the same entry came to lie at the same clock again.
 */
export type Cursor = { readonly clock: number; readonly stamp: string }

/** `POST /api/tables` */
export type CreateRequest = { readonly protocol: number; readonly id: string; readonly keys: KeyHashes }

/** `POST /api/tables/:id/keys`, by the owner: from now on the role has the key with this hash. */
export type RotateRequest = { readonly protocol: number; readonly role: Role; readonly hash: string }
export type RotateReply = { readonly keys: KeyHashes }

/**
 * What `GET /api/tables/:id/live` tells, one JSON text in each `data:` line. `poke`: the log has grown to this clock;
 * it comes once at the beginning too. After `deleted` and `key_wrong` (the key was changed) the stream ends.
 */
export type LiveEvent =
  { readonly event: 'poke'; readonly clock: number } | { readonly event: 'deleted' } | { readonly event: 'key_wrong' }

/** `POST /api/tables/:id/exchange` */
export type ExchangeRequest = {
  readonly protocol: number
  /** null: from the beginning. */
  readonly after: Cursor | null
  /** In the order they were written. */
  readonly entries: readonly (Entry | UnknownEntry)[]
}

/** Why the server did not take an entry. A fault code of the deal may stand here too. */
export const ENTRY_REFUSALS = [
  'bad_entry',
  'entry_too_large',
  'session_unknown',
  'seating_unknown',
  'rules_unknown',
  'rules_cannot_follow',
  'player_unknown',
  'target_unknown',
  'read_only',
] as const
export type EntryRefusal = (typeof ENTRY_REFUSALS)[number]

/** What is wrong with one entry, and at which key of it. */
export type EntryFault = { readonly code: EntryRefusal | FaultCode; readonly field?: string }

export type Refused = { readonly id: string; readonly code: string; readonly field?: string }

/** `unread`: the phone could not make sense of it (set by `parseReply`, never sent). It is kept as it came, and not trusted. */
export type NewsEntry = { readonly clock: number; readonly entry: Entry | UnknownEntry; readonly unread?: 1 }

export type ExchangeReply = {
  readonly protocol: number
  readonly role: Role
  readonly keys: KeyHashes
  /** Where each accepted entry of the request lies, also those already known. */
  readonly placed: readonly { readonly id: string; readonly clock: number }[]
  readonly refused: readonly Refused[]
  /** Entries after the cursor that were not in the request, in order. */
  readonly entries: readonly NewsEntry[]
  readonly cursor: Cursor | null
  /** There is more after the new cursor. */
  readonly more: boolean
}

/** Why a request was not taken, as `{ code }` with the status beside it. */
export const REFUSALS = {
  bad_request: 400,
  key_missing: 401,
  key_wrong: 403,
  not_allowed: 403,
  table_unknown: 404,
  /** The body took too long to come. */
  too_slow: 408,
  table_exists: 409,
  /** The cursor is not in the server's log: it was restored from a backup. Send everything, read from the beginning. */
  rewound: 409,
  table_deleted: 410,
  body_too_large: 413,
  client_too_old: 426,
  too_many: 429,
  server_error: 500,
  disk_full: 507,
  server_too_old: 501,
} as const
export type Refusal = keyof typeof REFUSALS
