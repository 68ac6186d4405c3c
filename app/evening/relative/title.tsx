'use client'

import type { Relative } from '@/lib/score'
import { useRelativesTexts, useTexts } from '@/lib/i18n'
import type { PlayerId, RelativeRow } from '@/lib/table'
import { relativeHeadline } from '../../_ui/receipt/relative-words'

type Props = { relative: Relative; row: RelativeRow; nameOf: (player: PlayerId) => string }

/** A deal in a few words. */
export default function RelativeTitle({ relative, row, nameOf }: Props) {
  const texts = useTexts()
  const words = useRelativesTexts()
  if (words === null) return null
  const played = row.state === 'counted' ? row.played : null
  return relativeHeadline(
    { relative, deal: row.deal, rules: row.rules, played, names: row.seats.map(nameOf) },
    words,
    texts,
  )
}
