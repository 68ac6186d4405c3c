import type { Kind, Statistics } from '@/lib/statistics'
import type { SessionId } from '@/lib/table'

/** From this day to that, as ISO dates. */
export type Period = { readonly from: string; readonly to: string | null }

/** What the page asks of the worker: one evening, or those of a table. */
export type About =
  | { readonly evening: SessionId }
  | { readonly evenings: readonly SessionId[]; readonly period: Period | null; readonly kind: Kind | null }
export type Question = { readonly id: number; readonly table: string; readonly about: About }

/** How far the worker is. */
export type Progress = { readonly done: number; readonly of: number }
export type Told = {
  /** null: nothing was played. */
  readonly statistics: Statistics | null
  readonly kinds: readonly Kind[]
  readonly years: readonly string[]
  /** Evenings that this app cannot read: they are missing in the statistics. */
  readonly unread: number
}
export type Answer = { readonly id: number } & ({ readonly progress: Progress } | { readonly told: Told })
