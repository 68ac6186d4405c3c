import type { TableRecord } from './my-table'
import type { Stored } from './stored'
import type { Summary } from './summary'

/** A part of a table's entries: one evening ('' for what is table-wide), or those in a certain state. */
export type Part = 'all' | 'outbox' | 'refused' | 'unread' | { readonly session: string }

/** What is kept, within one transaction. Nothing else may be awaited before it ends. */
export type Shelf = {
  readonly table: (id: string) => Promise<TableRecord | undefined>
  readonly tables: () => Promise<readonly TableRecord[]>
  readonly putTable: (table: TableRecord) => Promise<unknown>
  /** With all its entries and summaries. */
  readonly dropTable: (id: string) => Promise<unknown>
  readonly entry: (table: string, id: string) => Promise<Stored | undefined>
  /** The outbox in its order; the others in any. */
  readonly entries: (table: string, part: Part, limit?: number) => Promise<readonly Stored[]>
  readonly count: (table: string, part: Part) => Promise<number>
  /** The summaries it touches go with both: they were of another log. */
  readonly putEntry: (stored: Stored) => Promise<unknown>
  readonly dropEntry: (stored: Stored) => Promise<unknown>
  readonly summary: (table: string, session: string) => Promise<Summary | undefined>
  readonly putSummary: (summary: Summary) => Promise<unknown>
  readonly setting: (name: Setting) => Promise<string | number | undefined>
  readonly putSetting: (name: Setting, value: string | number) => Promise<unknown>
}

export type Setting = 'device' | 'outbox' | 'persist'

/** `durable`: on the disk before it resolves, not only with the operating system. */
export type Access = 'read' | 'write' | 'durable'

/** One transaction: all of its writes or none, and no other writes between its reads and its writes. Throws when the storage fails. */
export type Shelves = <T>(access: Access, work: (shelf: Shelf) => Promise<T>) => Promise<T>
