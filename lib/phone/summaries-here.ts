import type { SessionId } from '../table'
import { store } from './here'
import { bundlesFrom, eveningFrom, summariesFrom, type Told } from './summaries'
import type { Join } from './summary'

/** For a worker: all of these read this browser's log by themselves, without a screen that watches it. */
export const eveningNow = (table: string, session: SessionId) => eveningFrom(store, table, session)
export const summariesOf = (table: string, sessions: readonly SessionId[], told: Told) =>
  summariesFrom(store, table, sessions, told)
export const bundlesOf = (table: string, sessions: readonly SessionId[], told: Told & { readonly join: Join }) =>
  bundlesFrom(store, table, sessions, told)
