'use client'

import { useState } from 'react'
import { countedAmong, countedPoints, leftOf, NOTHING_COUNTED, type Count, type CountedRank } from '@/lib/cards'
import { useCompanionTexts } from '@/lib/i18n'
import type { Seat } from '@/lib/score'
import { CountCards, DigitsKey } from './count-cards'

type Props = {
  /** Who plays, in seat order. */
  playing: readonly Seat[]
  /** Whose tricks are counted now. */
  seat: Seat
  /** For screen readers. */
  label: string
  /** What is missing to all card points, in words. */
  rest: string | null
  /** Their card points after each tap; null: no card is counted. */
  onPoints: (points: number | null) => void
  onDigits: () => void
}

/** Each one's tricks in a Ramsch, card by card, in place of the pad. What one has, the others cannot have. A chunk of its own. */
export default function RamschCounting({ playing, seat, label, rest, onPoints, onDigits }: Props) {
  const texts = useCompanionTexts()
  const [counts, setCounts] = useState<readonly Count[]>(() => playing.map(() => NOTHING_COUNTED))
  if (texts === null) return null
  const place = playing.indexOf(seat)
  const count = counts[place] ?? NOTHING_COUNTED
  const step = (rank: CountedRank, by: 1 | -1) => {
    const next = countedAmong(counts, place, rank, by)
    setCounts(next)
    const points = countedPoints(next[place] ?? NOTHING_COUNTED)
    onPoints(points === 0 ? null : points)
  }
  return (
    <div role="group" aria-label={`${texts.counting.label}: ${label}`} className="grid gap-1.5">
      <CountCards count={count} left={(rank) => leftOf(counts, rank)} onStep={step} texts={texts} />
      <div className="flex items-center justify-end gap-3">
        <p className="text-muted text-sm" aria-live="polite">
          {rest}
        </p>
        <DigitsKey onDigits={onDigits} texts={texts} />
      </div>
    </div>
  )
}
