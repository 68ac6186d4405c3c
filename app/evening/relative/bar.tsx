'use client'

import { useRelativesTexts, useTexts } from '@/lib/i18n'
import type { PlayerId, RelativeEvening } from '@/lib/table'
import { Button } from '../../_ui'
import { sideName } from '../../_ui/receipt/relative-words'
import type { SheetStart } from '../sheet'

type Props = {
  evening: RelativeEvening
  nameOf: (player: PlayerId) => string
  onPick: (start: SheetStart) => void
}

/** The next deal under the thumb: who it was opens the sheet, a side where sides are fixed, else a person. */
export default function RelativeBar({ evening, nameOf, onPick }: Props) {
  const texts = useTexts()
  const words = useRelativesTexts()
  const { relative, seats } = evening
  const names = seats.map(nameOf)
  const whos = relative.sides === null ? names : relative.sides.map((_, side) => sideName(relative, side, names, texts))
  return (
    <nav
      aria-label={texts.board.newDeal}
      className="bg-card border-line min-h-28 border-t px-2.5 pt-2 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      {words !== null && (
        <div className="mx-auto max-w-2xl">
          <p className="text-muted pb-1 leading-tight">{words.games[relative.name].who}</p>
          <div className="grid grid-cols-2 gap-2">
            {whos.map((name, at) => (
              <Button key={at} className="min-h-14 px-1! wrap-anywhere" onClick={() => onPick({ declarer: at })}>
                {name}
              </Button>
            ))}
          </div>
        </div>
      )}
    </nav>
  )
}
