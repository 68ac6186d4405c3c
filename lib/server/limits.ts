/** Counts what an address does within a span of time. */
export type Limit = {
  /** Counts one more; false if it is one too many. */
  readonly take: (address: string) => boolean
}

const HOUR = 3_600_000
const MINUTE = 60_000
/** Beyond so many addresses the one that began longest ago is forgotten. */
const ADDRESSES = 10_000

/** `now` in ms, of a clock that never goes back. */
export function limit(most: number, span: number, now: () => number): Limit {
  const counts = new Map<string, { count: number; readonly until: number }>()
  return {
    take: (address) => {
      const kept = counts.get(address)
      if (kept && kept.until > now()) return ++kept.count <= most
      counts.delete(address)
      counts.set(address, { count: 1, until: now() + span })
      for (const oldest of counts.keys()) {
        if (counts.size <= ADDRESSES) break
        counts.delete(oldest)
      }
      return most >= 1
    },
  }
}

export type Limits = { readonly tables: Limit; readonly wrongKeys: Limit; readonly requests: Limit }

/** A whole club behind one address stays far below these. `measured`: the bench asks more than any club. */
export const limitsFor = (measured: boolean, now = () => performance.now()): Limits => ({
  tables: limit(measured ? Infinity : 200, HOUR, now),
  wrongKeys: limit(200, HOUR, now),
  requests: limit(measured ? Infinity : 6000, MINUTE, now),
})
