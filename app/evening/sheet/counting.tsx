'use client'

import { useState } from 'react'
import { Chip } from '@/app/_ui'
import { counted, countedPoints, NOTHING_COUNTED, OF_EACH, restPoints, type CountedRank } from '@/lib/cards'
import { useCompanionTexts, type CompanionTexts } from '@/lib/i18n'
import { CountCards, DigitsKey } from './count-cards'

type Props = {
  /** What is counted, for screen readers. */
  label: string
  /** The card points of the declaring side after each tap. */
  onPoints: (points: number) => void
  /** Back to the digits. */
  onDigits: () => void
}

type Side = 'declarers' | 'defenders'
const SIDES: readonly Side[] = ['declarers', 'defenders']

/** The tricks of one side, card by card, in place of the pad: the other side has the rest. A chunk of its own. */
export default function Counting(props: Props) {
  const texts = useCompanionTexts()
  return texts === null ? null : <Cards {...props} texts={texts} />
}

function Cards({ label, onPoints, onDigits, texts }: Props & { texts: CompanionTexts }) {
  const words = texts.counting
  const [count, setCount] = useState(NOTHING_COUNTED)
  const [side, setSide] = useState<Side>('declarers')
  const pointsOf = (of: Side, from: Side, cards = count) => (of === from ? countedPoints(cards) : restPoints(cards))
  const step = (rank: CountedRank, by: 1 | -1) => {
    const next = counted(count, rank, by)
    setCount(next)
    onPoints(pointsOf('declarers', side, next))
  }
  const choose = (next: Side) => {
    setSide(next)
    // Before the first card nothing has been counted that could be said.
    if (count !== NOTHING_COUNTED) onPoints(pointsOf('declarers', next))
  }
  return (
    <div role="group" aria-label={`${words.label}: ${label}`} className="grid gap-1.5">
      <CountCards count={count} left={(rank) => OF_EACH - count[rank]} onStep={step} texts={texts} />
      <div role="group" aria-label={words.whose} className="grid grid-cols-[1fr_1fr_auto] gap-1.5">
        {SIDES.map((of) => (
          <Chip key={of} on={of === side} onToggle={() => choose(of)} className="tabular px-1!">
            {words.side(words.sides[of], pointsOf(of, side))}
          </Chip>
        ))}
        <DigitsKey onDigits={onDigits} texts={texts} />
      </div>
    </div>
  )
}
