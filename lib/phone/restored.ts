'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { database } from './here'
import { storageFaultOf } from './storage-fault'

/** What is half done is worth keeping, but no reason to fail where the browser keeps nothing. */
async function quietly<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    storageFaultOf(error)
    return undefined
  }
}

export const keepDraft = async (key: string, value: unknown): Promise<void> =>
  void (await quietly(database().then((db) => db.put('drafts', value, key))))
export const readDraft = (key: string): Promise<unknown> => quietly(database().then((db) => db.get('drafts', key)))
export const dropDraft = async (key: string): Promise<void> =>
  void (await quietly(database().then((db) => db.delete('drafts', key))))

/**
 * State that survives reload, Back, a killed tab and a new version of the app. `read` checks what an older version may have kept.
 * The value is undefined while loading; `drop` forgets it and goes back to `initial`.
 */
export function useRestored<T>(
  key: string,
  initial: T,
  read: (kept: unknown) => T | null,
): { readonly value: T | undefined; readonly set: (value: T) => void; readonly drop: () => void } {
  const [state, setState] = useState<{ readonly key: string; readonly value: T }>()
  // Both may be new functions and objects each time; only the key says that something else is meant.
  const given = useRef({ initial, read })
  useEffect(() => {
    given.current = { initial, read }
  })
  useEffect(() => {
    let current = true
    void readDraft(key).then((kept) => {
      const value = (kept === undefined ? null : given.current.read(kept)) ?? given.current.initial
      // What was set meanwhile is newer.
      if (current) setState((now) => (now?.key === key ? now : { key, value }))
    })
    return () => {
      current = false
    }
  }, [key])
  const set = useCallback(
    (value: T) => {
      setState({ key, value })
      void keepDraft(key, value)
    },
    [key],
  )
  const drop = useCallback(() => {
    setState({ key, value: given.current.initial })
    void dropDraft(key)
  }, [key])
  return { value: state?.key === key ? state.value : undefined, set, drop }
}
