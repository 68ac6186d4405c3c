'use client'

import { Amount } from '@/app/_ui'
import { billLine } from '@/app/_ui/receipt'
import type { Format, BoardTexts } from '@/lib/i18n'
import type { Live } from './live'
import type { Nudge } from './nudges'

type Props = {
  live: Live
  nudges: readonly Nudge[]
  names: readonly string[]
  texts: BoardTexts
  format: Format
  /** Without what each one gains: that stands where they sit. */
  short: boolean
}

/** Under the sentence: the bill in a line, the amount, what each one gains, and what may surprise. */
export function Head({ live, nudges, names, texts, format, short }: Props) {
  const { whole, playing } = live
  const stake = whole?.played.stake ?? null
  return (
    <div className="pb-1">
      <div className="flex min-h-9 items-end justify-between gap-3">
        <p className="text-muted min-w-0 flex-1 text-sm leading-tight">
          {whole !== null && whole.receipt.lines.length > 0 && billLine(whole.receipt, whole.deal, texts)}
        </p>
        {stake !== null && (
          <p className="font-display tabular text-4xl leading-none font-bold whitespace-nowrap">
            {format.plain(stake)}
          </p>
        )}
      </div>
      {!short && (
        <ul className="mt-1.5 flex justify-between gap-2">
          {playing.map((seat) => (
            <li key={seat} className="min-w-0 flex-1 text-center leading-tight">
              <span className="block truncate text-sm">{names[seat]}</span>
              {whole === null ? (
                <span className="text-muted">–</span>
              ) : (
                <Amount value={whole.played.scores[seat] ?? 0} format={format} className="font-bold" />
              )}
            </li>
          ))}
        </ul>
      )}
      {nudges.map((nudge) => (
        <p key={nudge.code} className="text-accent-ink mt-1 text-sm leading-tight font-bold">
          {nudgeWords(nudge, names, texts)}
        </p>
      ))}
    </div>
  )
}

function nudgeWords(nudge: Nudge, names: readonly string[], texts: BoardTexts): string {
  const words = texts.sheet.nudges
  switch (nudge.code) {
    case 'sixtyLost':
    case 'sixtyWon':
    case 'sixtyVoid':
    case 'runnersOfLosers':
      return words[nudge.code]
    case 'notSchneider':
    case 'isSchneider':
    case 'runnersNotPaid':
    case 'durchmarschByPoints':
      return words[nudge.code](nudge.count)
    case 'share':
      return words.share(texts.common.and(nudge.seats.map((seat) => names[seat] ?? '')))
  }
}
