/** A map that forgets what was asked for longest ago. */
export type Lru<V> = {
  readonly get: (key: string) => V | undefined
  readonly set: (key: string, value: V) => void
  readonly delete: (key: string) => void
}

export function lru<V>(most: number): Lru<V> {
  const kept = new Map<string, V>() // a Map keeps the order in which its keys came
  const renew = (key: string, value: V) => {
    kept.delete(key)
    kept.set(key, value)
  }
  return {
    get: (key) => {
      const value = kept.get(key)
      if (value !== undefined) renew(key, value)
      return value
    },
    set: (key, value) => {
      renew(key, value)
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
    },
    delete: (key) => void kept.delete(key),
  }
}
