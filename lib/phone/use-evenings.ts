'use client'

import { useMemo, useSyncExternalStore } from 'react'
import type { Evening } from '../table'
import { eveningLog } from './log'

/** Several evenings watched as one value, the same one until one of them changes. */
function together(tableId: string, sessions: readonly string[]) {
  const logs = sessions.map((session) => eveningLog(tableId, session))
  let last: readonly Evening[] = []
  return {
    subscribe: (listener: () => void) => {
      const ends = logs.map((log) => log.subscribe(listener))
      return () => ends.forEach((end) => end())
    },
    get: (): readonly Evening[] | undefined => {
      const read = logs.map((log) => log.get())
      if (read.includes(undefined)) return undefined
      const now = read.flatMap((log) => log?.evening ?? [])
      if (now.length !== last.length || now.some((evening, at) => evening !== last[at])) last = now
      return last
    },
  }
}

/** Several evenings of a table, in the order of their ids; undefined while one of them is loading. */
export function useEvenings(tableId: string, sessions: readonly string[]): readonly Evening[] | undefined {
  const ids = sessions.join()
  const watch = useMemo(() => together(tableId, ids === '' ? [] : ids.split(',')), [tableId, ids])
  return useSyncExternalStore(watch.subscribe, watch.get, () => undefined)
}
