'use client'

import { useState } from 'react'
import { Chip } from '@/app/_ui'
import { CardPicture, useFace } from '@/app/_ui/cards'
import {
  CARD_POINTS,
  COUNTED_RANKS,
  counted,
  countedPoints,
  NOTHING_COUNTED,
  OF_EACH,
  restPoints,
  type CountedRank,
} from '@/lib/cards'
import { useCompanionTexts, type CompanionTexts } from '@/lib/i18n'

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
  const face = useFace()
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
      <div className="grid grid-cols-5 gap-1.5">
        {COUNTED_RANKS.map((rank) => (
          <button
            key={rank}
            type="button"
            disabled={count[rank] === OF_EACH}
            aria-label={words.add(texts.cards[face].ranks[rank], CARD_POINTS[rank], count[rank])}
            onClick={() => step(rank, 1)}
            className="min-h-touch rounded-chip border-edge bg-card text-ink active:bg-felt active:text-on-felt flex min-w-0 items-center justify-center gap-1 border py-1 disabled:opacity-60"
          >
            <CardPicture
              card={{ suit: 'eichel', rank }}
              face={face}
              letter={texts.cards[face].letters[rank]}
              className="h-9 w-auto shrink-0"
            />
            <span className="tabular text-lg font-bold">{count[rank]}</span>
          </button>
        ))}
        {COUNTED_RANKS.map((rank) => (
          <button
            key={`${rank} back`}
            type="button"
            disabled={count[rank] === 0}
            aria-label={words.take(texts.cards[face].ranks[rank])}
            onClick={() => step(rank, -1)}
            className="min-h-touch rounded-chip border-edge bg-card text-ink border text-xl font-bold disabled:opacity-35"
          >
            −
          </button>
        ))}
      </div>
      <div role="group" aria-label={words.whose} className="grid grid-cols-[1fr_1fr_auto] gap-1.5">
        {SIDES.map((of) => (
          <Chip key={of} on={of === side} onToggle={() => choose(of)} className="tabular px-1!">
            {words.side(words.sides[of], pointsOf(of, side))}
          </Chip>
        ))}
        <button
          type="button"
          aria-label={words.digits}
          onClick={onDigits}
          className="min-h-touch rounded-chip border-edge bg-card text-ink border px-3 font-bold"
        >
          123
        </button>
      </div>
    </div>
  )
}
