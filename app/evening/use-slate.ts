'use client'

import { useState } from 'react'
import type { GermanEvening, PlayerId } from '@/lib/table'
import { countedOf, viewAfter } from './tally-view'
import { useReplay } from './use-replay'

/** What stands on the slate now: of the whole evening, or while it is played again of a part of it. */
export function useSlate(evening: GermanEvening, nameOf: (player: PlayerId) => string) {
  const rows = countedOf(evening)
  // What was there when the board was opened is not drawn again.
  const [before] = useState(() => rows.at(-1)?.number ?? 0)
  const replay = useReplay(rows.length, (count) => {
    const row = rows[count - 1]
    return row !== undefined && row.played.headBy !== null
  })
  const view = viewAfter(rows, replay.shown, evening)
  const last = rows[replay.shown - 1]
  return {
    replay,
    last,
    /** What is drawn, and under which names. */
    shown: {
      view,
      rules: last?.rules ?? evening.rules,
      names: (last?.seats ?? evening.seats).map(nameOf),
      heads: replay.playing ? (last?.played.heads ?? []) : evening.heads,
      moving: replay.playing || (view.deal ?? 0) > before,
    },
  }
}
