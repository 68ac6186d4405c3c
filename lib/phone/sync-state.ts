import type { Refusal } from '../sync'
import type { AnyEntry } from '../table'
import type { Store } from './store'

/** An entry the server did not take: kept, not counted, until it is dismissed. */
export type RefusedEntry = { readonly entry: AnyEntry; readonly code: string; readonly field?: string }

/** Where the entries of a table are: the honest line. */
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

export const LOADING: SyncState = {
  onPhone: 0,
  onServer: 0,
  unsent: 0,
  lastExchange: null,
  state: 'loading',
  refusal: null,
  refused: [],
  live: false,
}

/** What goes on in this moment, and is not kept. */
export type Moment = { readonly busy: boolean; readonly live: boolean; readonly onLine: boolean }

export async function loadSync(store: Store, id: string, { busy, live, onLine }: Moment): Promise<SyncState> {
  const { table, counts, refused: set } = await store.standing(id)
  if (!table) return LOADING
  const refused = set.flatMap(({ entry, status }) => {
    if (status.state !== 'refused') return []
    return [{ entry, code: status.code, ...(status.field === undefined ? {} : { field: status.field }) }]
  })
  const { contact } = table
  const offline = !onLine || contact.state === 'unreached'
  return {
    onPhone: counts.all,
    onServer: counts.all - counts.unsent - counts.refused,
    unsent: counts.unsent,
    lastExchange: table.lastExchange,
    state: contact.state === 'refused' ? 'refused' : offline ? 'offline' : busy ? 'busy' : 'idle',
    refusal: contact.state === 'refused' ? contact.code : null,
    refused,
    live,
  }
}
