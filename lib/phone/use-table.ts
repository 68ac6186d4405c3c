'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { AnyEntry, Evening, Placed } from '../table'
import { eveningLog, syncOf, tableLog } from './log'
import type { OpenTable } from './open-log'
import { noteOpened, openTable } from './open-table'
import { LOADING, type SyncState } from './sync-state'

const nowhere = () => () => {}

/** null: not on this phone; undefined: loading. While a screen uses it, the table is kept in step with the server. */
export function useTable(tableId: string | null): OpenTable | null | undefined {
  const log = tableId === null ? null : tableLog(tableId)
  const value = useSyncExternalStore(
    log?.subscribe ?? nowhere,
    () => log?.get(),
    () => undefined,
  )
  const isHere = value !== null && value !== undefined
  useEffect(() => {
    if (tableId === null || !isHere) return
    void noteOpened(tableId)
    return openTable(tableId)
  }, [tableId, isHere])
  return value === null ? null : value?.open
}

/** What lies in the book of the table: its kitty, its seasons, how people can be paid; empty while it is loading. */
export function useBook(tableId: string): readonly Placed<AnyEntry>[] {
  const log = tableLog(tableId)
  const value = useSyncExternalStore(
    log.subscribe,
    () => log.get(),
    () => undefined,
  )
  return useMemo(() => value?.book() ?? [], [value])
}

/** null: not on this phone; undefined: loading. */
export function useEvening(tableId: string | null, sessionId: string | null): Evening | null | undefined {
  const log = tableId === null || sessionId === null ? null : eveningLog(tableId, sessionId)
  return useSyncExternalStore(
    log?.subscribe ?? nowhere,
    () => log?.get()?.evening,
    () => undefined,
  )
}

/** Where the entries of this table are. */
export function useSync(tableId: string | null): SyncState {
  const sync = tableId === null ? null : syncOf(tableId)
  return useSyncExternalStore(
    sync?.subscribe ?? nowhere,
    () => sync?.get() ?? LOADING,
    () => LOADING,
  )
}
