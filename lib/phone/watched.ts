import { storageFaultOf } from './storage-fault'

/** A value that screens watch; undefined while it is loading. */
export type Watched<V> = {
  readonly get: () => V | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Loads it, or loads it anew. */
  readonly reload: () => Promise<void>
  /** What it was read from has changed: it is loaded anew, or forgotten where nobody looks at it. */
  readonly refresh: () => void
  /** Goes on from the value that is there, without loading; not while it is loading, for that may have read too early. */
  readonly update: (change: (value: V) => V) => void
}

/** Loaded when first watched. `nothing` is what there is where the browser keeps nothing. */
export function watched<V>(load: () => Promise<V>, nothing: V): Watched<V> {
  const listeners = new Set<() => void>()
  let value: V | undefined
  let loading: Promise<void> | null = null
  let again = false

  const show = (next: V) => {
    value = next
    for (const listener of listeners) listener()
  }
  const loadUntilCurrent = async () => {
    do {
      again = false
      const next = await load().catch((error: unknown) => {
        storageFaultOf(error)
        return nothing
      })
      if (!again) show(next)
    } while (again)
  }
  const reload = () => {
    if (loading) again = true
    return (loading ??= loadUntilCurrent().finally(() => (loading = null)))
  }
  return {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      if (value === undefined && !loading) void reload()
      return () => listeners.delete(listener)
    },
    reload,
    refresh: () => {
      if (loading) again = true
      else if (listeners.size > 0) void reload()
      else value = undefined
    },
    update: (change) => {
      if (loading) again = true
      else if (value !== undefined) show(change(value))
    },
  }
}
