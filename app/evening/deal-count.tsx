'use client'

import { useMemo } from 'react'
import { useBoardTexts } from '@/lib/i18n'
import type { Evening } from '@/lib/table'
import { dealsUntilAlike } from './alike'

/** Which deal is next, and how many are left: of those that were planned, or until all have dealt alike. */
export function DealCount({ evening }: { evening: Evening }) {
  const { board } = useBoardTexts()
  const { planned } = evening.session
  const alike = useMemo(() => (planned === undefined ? dealsUntilAlike(evening) : null), [evening, planned])
  const words = [board.deal(evening.next.number)]
  if (planned !== undefined) words.push(board.left(planned - evening.count))
  else if (alike !== null && evening.count > 0) words.push(board.alike(alike))
  return <span className="tabular">{words.join(' · ')}</span>
}
