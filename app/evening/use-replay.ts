'use client'

import { useEffect, useState } from 'react'

/** Milliseconds between two deals; a head that was just finished is looked at for longer. */
const PACE = 1300
const LINGER = 3200

/**
 * Plays the evening again, deal by deal. `shown`: how many deals to show now; `isLong(count)`: whether what they show
 * deserves a longer look.
 */
export function useReplay(total: number, isLong: (count: number) => boolean) {
  const [at, setAt] = useState<number | null>(null)
  const long = at !== null && isLong(at)
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => setAt(at < total ? at + 1 : null), long ? LINGER : PACE)
    return () => clearTimeout(timer)
  }, [at, total, long])
  return {
    playing: at !== null,
    shown: at === null ? total : Math.min(at, total),
    start: () => setAt(0),
    stop: () => setAt(null),
  }
}
