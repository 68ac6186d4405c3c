import type { KeptHeads, Kind, Statistics } from '@/lib/statistics'
import type { EveningSum, SessionId } from '@/lib/table'

type Evenings = { readonly evenings: readonly SessionId[] }
/** What a page asks of the worker: the statistics of one evening, or something of many. */
export type About =
  | { readonly what: 'evening'; readonly evening: SessionId }
  /** `whole`: of all evenings that there are. */
  | (Evenings & { readonly what: 'statistics'; readonly whole: boolean; readonly kind: Kind | null })
  | (Evenings & { readonly what: 'standings' })
  | (Evenings & { readonly what: 'heads' })
export type Question = { readonly id: number; readonly table: string; readonly about: About }

export type ToldStatistics = {
  /** null: nothing was played. */
  readonly statistics: Statistics | null
  readonly kinds: readonly Kind[]
}
type ToldOf = {
  readonly evening: ToldStatistics
  readonly statistics: ToldStatistics
  readonly standings: { readonly sums: readonly EveningSum[] }
  readonly heads: { readonly heads: KeptHeads }
}
/** `unread`: evenings that this app cannot read: they are missing in what is told. */
export type Told<A extends About = About> = ToldOf[A['what']] & { readonly unread: number }

/** How far the worker is. */
export type Progress = { readonly done: number; readonly of: number }
export type Answer<A extends About = About> = { readonly id: number } & (
  { readonly progress: Progress } | { readonly told: Told<A> }
)
