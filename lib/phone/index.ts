import type { Refusal, Role } from '../sync'
import type { Entry, Evening, TableView, UnknownEntry } from '../table'
import type { Draft } from './draft'
import type { MyTable } from './my-table'

export type { Draft } from './draft'
export type { MyTable } from './my-table'

export type StorageFault = 'quota' | 'storage'
export type WriteResult =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly code: StorageFault | 'read_only' }

/** One write is stored whole or not at all, and shown before this resolves. Drafts may name each other by an `id` of `newId`. */
export declare function write(tableId: string, ...drafts: readonly Draft[]): Promise<WriteResult>
/** UUIDv7; those of one phone ascend. */
export declare function newId(): string

/** Newest first; undefined while loading. */
export declare function useTables(): readonly MyTable[] | undefined
export type OpenTable = { readonly view: TableView; readonly role: Role | null }
/** null: not on this phone; undefined: loading. `role` is null until the first reply. While it is shown, the table exchanges. */
export declare function useTable(tableId: string | null): OpenTable | null | undefined
/** null: not on this phone; undefined: loading. */
export declare function useEvening(tableId: string | null, sessionId: string | null): Evening | null | undefined

/** An entry the server did not take: kept, not counted, until it is dismissed. */
export type RefusedEntry = { readonly entry: Entry | UnknownEntry; readonly code: string; readonly field?: string }
export type SyncState = {
  readonly onPhone: number
  readonly onServer: number
  readonly unsent: number
  /** ISO 8601, by this phone's clock. */
  readonly lastExchange: string | null
  readonly state: 'loading' | 'idle' | 'busy' | 'offline' | 'refused'
  /** Why the whole exchange is refused, when `state` is `refused`. */
  readonly refusal: Refusal | null
  readonly refused: readonly RefusedEntry[]
  readonly live: boolean
}
export declare function useSync(tableId: string | null): SyncState
/** Exchanges now, whatever the back-off says. */
export declare function exchangeNow(tableId: string): void
export declare function dismissRefused(tableId: string, entryId: string): Promise<void>

export type NewTable = { readonly name: string; readonly language: string; readonly currency: string }
export type ActionResult =
  { readonly ok: true } | { readonly ok: false; readonly code: Refusal | StorageFault | 'offline' }
/** Works without network: the server is told when it is reached. */
export declare function createTable(
  table: NewTable,
): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly code: StorageFault }>
/** Keeps the table and its key; what is in it comes with the first exchange. */
export declare function joinTable(
  id: string,
  key: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly code: StorageFault | 'key_malformed' }>
/** Removes the table from this phone only. */
export declare function forgetTable(id: string): Promise<void>
/** Deletes it on the server, for everybody; needs the owner's key and the server. This phone keeps its copy until it forgets it. */
export declare function deleteTable(id: string): Promise<ActionResult>
/** Makes a new key for the role: links of that role given away before are dead. Needs the owner's key and the server. */
export declare function rotateKey(id: string, role: Role): Promise<ActionResult>
/** A link for that role, or null if this phone does not know its key. Absolute, with the key in the fragment. */
export declare function linkTo(id: string, role: Role): Promise<string | null>

export declare function keepDraft(key: string, value: unknown): Promise<void>
export declare function readDraft(key: string): Promise<unknown>
export declare function dropDraft(key: string): Promise<void>
/**
 * State that survives reload, Back, a killed tab and a new version of the app. `read` checks what an older version may have kept.
 * The value is undefined while loading. `drop` forgets it and goes back to `initial`.
 */
export declare function useRestored<T>(
  key: string,
  initial: T,
  read: (kept: unknown) => T | null,
): { readonly value: T | undefined; readonly set: (value: T) => void; readonly drop: () => void }

/** Keeps the screen on while true; taken again when the page comes back; silent where the browser refuses. */
export declare function useWakeLock(on: boolean): void
/** Registers the worker; `waiting` when a new version is ready; `apply` reloads into it. */
export declare function useUpdate(): { readonly waiting: boolean; readonly apply: () => void }

/** An evening as texts for a series of QR codes (or, joined by line breaks, a file), each within one code. null: not on this phone. */
export declare function packEvening(tableId: string, sessionId: string): Promise<readonly string[] | null>
export type Unpacked =
  | { readonly ok: true; readonly tableId: string; readonly sessionId: string; readonly added: number }
  /** 0-based numbers of the texts that are still to come, of `total`. */
  | { readonly ok: false; readonly code: 'incomplete'; readonly missing: readonly number[]; readonly total: number }
  | { readonly ok: false; readonly code: 'not_an_evening' | 'damaged' | 'too_new' | StorageFault }
/** Takes the texts in any order, with repeats; stores the evening (and its table, if it is new here) when all are there. */
export declare function unpackEvening(texts: readonly string[]): Promise<Unpacked>
