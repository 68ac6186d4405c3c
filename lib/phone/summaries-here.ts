import type { SessionId } from '../table'
import { store } from './here'
import { eveningFrom, summariesFrom, type Told } from './summaries'

/** For a worker: both read this browser's log by themselves, without a screen that watches it. */
export const eveningNow = (table: string, session: SessionId) => eveningFrom(store, table, session)
export const summariesOf = (table: string, sessions: readonly SessionId[], told: Told) =>
  summariesFrom(store, table, sessions, told)
