'use client'

import { useState } from 'react'
import { useRestored } from '@/lib/phone'
import type { Kept } from './kept'

type Options<D> = {
  storeAs: string
  seating: string
  /** What the sheet says before anybody touches it. */
  initial: D
  isBlank: (draft: D) => boolean
  read: (kept: unknown) => Kept<D> | null
}

/**
 * A draft that outlives the sheet: closing it, Back, a reload or a killed app lose nothing.
 * `found`: it was there when the sheet was opened, so that starting anew is offered.
 */
export function useKeptDraft<D>({ storeAs, seating, initial, isBlank, read }: Options<D>) {
  const { value, set, drop } = useRestored<Kept<D> | null>(storeAs, null, read)
  const [touched, setTouched] = useState(false)
  const stored = value !== undefined && value !== null && value.seating === seating ? value.draft : null
  // A sheet that was closed with nothing on it is no reason to forget what has just been tapped on the board.
  const kept = stored !== null && (touched || !isBlank(stored)) ? stored : null
  return {
    draft: kept ?? initial,
    loading: value === undefined,
    found: kept !== null && !touched,
    change: (draft: D) => {
      setTouched(true)
      set({ form: 1, seating, draft })
    },
    startAnew: () => {
      setTouched(true)
      drop()
    },
    drop,
  }
}
