'use client'

import { useEffect, useState } from 'react'

/** Milliseconds between two deals; a head that was just finished is looked at for longer. */
const PACE = 1300
const LINGER = 3200

export type Replay = {
  /** There is a deal to play again. */
  readonly possible: boolean
  readonly playing: boolean
  /** How many deals to show now. */
  readonly shown: number
  readonly start: () => void
  readonly stop: () => void
}

/** Plays the evening again, deal by deal. `isLong(count)`: whether what they show deserves a longer look. */
export function useReplay(total: number, isLong: (count: number) => boolean): Replay {
  const [at, setAt] = useState<number | null>(null)
  const long = at !== null && isLong(at)
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => setAt(at < total ? at + 1 : null), long ? LINGER : PACE)
    return () => clearTimeout(timer)
  }, [at, total, long])
  return {
    possible: total > 0,
    playing: at !== null,
    shown: at === null ? total : Math.min(at, total),
    start: () => setAt(0),
    stop: () => setAt(null),
  }
}
