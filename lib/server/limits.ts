/** Counts what somebody does within a span of time. */
export type Limit = {
  /** Counts one more, or so many; false if that is too many. */
  readonly take: (who: string, weight?: number) => boolean
  /** What the other processes do not know of yet; from now on it counts as told. */
  readonly untold: () => readonly Tally[]
  /** What all processes together have counted, ours included. */
  readonly learn: (total: Tally) => void
}
export type Tally = { readonly who: string; readonly until: number; readonly count: number }

const HOUR = 3_600_000
const MINUTE = 60_000
/** Beyond so many the one that began longest ago is forgotten. */
const PEOPLE = 10_000

/**
 * `now` in ms. The spans are those of the clock, so that all processes mean the same.
 * `from`: who does less is not worth telling the others.
 */
export function limit(most: number, span: number, now: () => number, from = 1): Limit {
  const counts = new Map<string, { count: number; untold: number; readonly until: number }>()
  const kept = (who: string) => {
    const one = counts.get(who)
    if (one && one.until > now()) return one
    counts.delete(who)
    const fresh = { count: 0, untold: 0, until: (Math.floor(now() / span) + 1) * span }
    counts.set(who, fresh)
    for (const oldest of counts.keys()) {
      if (counts.size <= PEOPLE) break
      counts.delete(oldest)
    }
    return fresh
  }
  return {
    take: (who, weight = 1) => {
      const one = kept(who)
      // Who is over it already is over it, and need not be counted further.
      if (one.count > most) return false
      one.count += weight
      one.untold += weight
      return one.count <= most
    },
    untold: () =>
      [...counts]
        .filter(([, { count, untold, until }]) => untold > 0 && count >= from && until > now())
        .map(([who, one]) => {
          const { untold: count, until } = one
          one.untold = 0
          return { who, until, count }
        }),
    learn: ({ who, until, count }) => {
      const one = counts.get(who)
      if (one?.until === until) one.count = count + one.untold
    },
  }
}

export type Limits = {
  readonly tables: Limit
  readonly wrongKeys: Limit
  readonly requests: Limit
  /** KiB handed in, by table and by address. */
  readonly tableWrites: Limit
  readonly addressWrites: Limit
}

const MIB = 1024

/** A whole club behind one address stays far below these. `measured`: the bench asks more than any club. */
export function limitsFor(measured: boolean, now = () => Date.now()): Limits {
  const most = (count: number) => (measured ? Infinity : count)
  return {
    tables: limit(most(200), HOUR, now),
    wrongKeys: limit(200, HOUR, now),
    requests: limit(most(6000), MINUTE, now, 300),
    // A phone hands a lost server 100,000 deals again within the first.
    tableWrites: limit(most(128 * MIB), HOUR, now, 4 * MIB),
    addressWrites: limit(most(1024 * MIB), HOUR, now, 32 * MIB),
  }
}
