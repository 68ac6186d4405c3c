'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { tables } from './log'
import type { MyTable } from './my-table'
import { exchangeWaiting } from './open-table'

/** The tables of this phone, the last opened first; undefined while loading. */
export function useTables(): readonly MyTable[] | undefined {
  useEffect(() => {
    const send = () => void exchangeWaiting()
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])
  return useSyncExternalStore(tables.subscribe, tables.get, () => undefined)
}
