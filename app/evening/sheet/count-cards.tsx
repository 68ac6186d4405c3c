'use client'

import { CardPicture, useFace } from '@/app/_ui/cards'
import { CARD_POINTS, COUNTED_RANKS, type Count, type CountedRank } from '@/lib/cards'
import type { CompanionTexts } from '@/lib/i18n'

type Props = {
  count: Count
  /** Cards of a rank that are still to be had. */
  left: (rank: CountedRank) => number
  onStep: (rank: CountedRank, by: 1 | -1) => void
  texts: CompanionTexts
}

/** What counts, the dearest first: a tap on the card adds one, the minus under it takes one back. */
export function CountCards({ count, left, onStep, texts }: Props) {
  const words = texts.counting
  const face = useFace()
  return (
    <div className="grid grid-cols-5 gap-1.5">
      {COUNTED_RANKS.map((rank) => (
        <button
          key={rank}
          type="button"
          disabled={left(rank) <= 0}
          aria-label={words.add(texts.cards[face].ranks[rank], CARD_POINTS[rank], count[rank])}
          onClick={() => onStep(rank, 1)}
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
          onClick={() => onStep(rank, -1)}
          className="min-h-touch rounded-chip border-edge bg-card text-ink border text-xl font-bold disabled:opacity-35"
        >
          −
        </button>
      ))}
    </div>
  )
}

/** Back from the cards to the digits. */
export function DigitsKey({ onDigits, texts }: { onDigits: () => void; texts: CompanionTexts }) {
  return (
    <button
      type="button"
      aria-label={texts.counting.digits}
      onClick={onDigits}
      className="min-h-touch rounded-chip border-edge bg-card text-ink border px-3 font-bold"
    >
      123
    </button>
  )
}
