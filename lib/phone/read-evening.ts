import type { Evening, SessionId } from '../table'
import { store } from './here'
import { loadEvening } from './open-log'

/** An evening as it lies on this phone now, without watching it: for sums over many. */
export const readEvening = async (table: string, session: SessionId): Promise<Evening | null> =>
  (await loadEvening(store, table, session)).evening
