'use client'

import { useState } from 'react'
import type { RelativeEvening } from '@/lib/table'
import { useReplay } from '../use-replay'
import { countedOf, viewAfter } from './slate-view'

/** What stands on the slate now: of the whole evening, or while it is played again of a part of it. */
export function useRelativeSlate(evening: RelativeEvening) {
  const rows = countedOf(evening)
  // What was there when the board was opened is not drawn again.
  const [before] = useState(() => rows.at(-1)?.number ?? 0)
  const replay = useReplay(rows.length, (count) => {
    const row = rows[count - 1]
    return row !== undefined && row.played.doneBy !== null
  })
  const view = viewAfter(rows, replay.shown, evening)
  return { replay, view, moving: replay.playing || (view.last?.number ?? 0) > before }
}
