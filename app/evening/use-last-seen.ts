'use client'

import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useLanguage } from '@/lib/i18n'
import { BUILD, keepLastSeen, lastSeen } from '@/lib/phone'
import type { Evening } from '@/lib/table'
import { whenIdle } from '../_ui/when-idle'
import type { BoardProps } from './board'
import { isComing, markupOf, tappedOn } from './last-seen-markup'
import { LAST_SEEN } from './show-last-seen'

/** The board is here: what stood in its place goes, once no part of it is still on its way, and what was tapped there is tapped. */
function takeOver(board: HTMLElement): () => void {
  const seen = document.getElementById(LAST_SEEN)
  const watch = new MutationObserver(look)
  function look() {
    if (!seen || isComing(board)) return
    watch.disconnect()
    const key = tappedOn(board, seen)
    seen.replaceChildren()
    if (key) setTimeout(() => key.click())
  }
  if (seen?.hasChildNodes()) {
    watch.observe(board, { childList: true, subtree: true })
    look()
  }
  return () => watch.disconnect()
}

/** Where another screen than the board is shown at this address, nothing stands in front of it. */
export function useNothingSeen(): void {
  useLayoutEffect(() => document.getElementById(LAST_SEEN)?.replaceChildren(), [])
}

/** Keeps what the board shows for its next opening; `written`: the evening as the lines of the pad have it. */
export function useLastSeen(
  board: RefObject<HTMLElement | null>,
  { tableId, tableName, evening, mayWrite }: BoardProps,
  written: Evening,
): void {
  const language = useLanguage()
  const session = evening.session.id
  useLayoutEffect(() => (board.current ? takeOver(board.current) : undefined), [board])
  useEffect(() => {
    const mark = lastSeen()
    return whenIdle(() => {
      if (!board.current || isComing(board.current)) return
      const markup = markupOf(board.current)
      keepLastSeen(mark, { table: tableId, session, language, build: BUILD, markup })
    })
  }, [board, tableId, tableName, session, mayWrite, language, evening, written])
}
