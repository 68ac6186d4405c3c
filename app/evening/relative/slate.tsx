'use client'

import { useTexts, type RelativesTexts } from '@/lib/i18n'
import type { PlayerId, RelativeEvening } from '@/lib/table'
import { doneWords } from '../../_ui/receipt/relative-bill'
import { prizesOf, relativeHeadline, sideName } from '../../_ui/receipt/relative-words'
import '../tally.css'
import { ChalkTally } from './chalk-tally'
import type { RelativeView } from './slate-view'

type Props = {
  evening: RelativeEvening
  view: RelativeView
  nameOf: (player: PlayerId) => string
  words: RelativesTexts
  /** The newest strokes are drawn before the eyes. */
  moving: boolean
  /** On a screen that is looked at from across the room. */
  big?: boolean
}

/** One tally beside the other, what the last deal was, and who deals. */
export function RelativeTallies({ evening, view, nameOf, words, moving, big }: Props) {
  const texts = useTexts()
  const { relative, next, seats } = evening
  const { strokes, fresh, target, last } = view
  const names = view.seats.map(nameOf)
  const doneBy = last?.played.doneBy ?? null
  return (
    <>
      <ul className="slate-heads" data-teams={strokes.length} data-big={big ? '' : undefined}>
        {strokes.map((made, side) => (
          <li key={side} data-winner={doneBy === side ? '' : undefined} className="min-w-0 text-center">
            <ChalkTally
              strokes={made}
              fresh={fresh[side] ?? 0}
              moving={moving}
              target={target}
              hand={side}
              label={words.board.strokesOf(made, target)}
            />
            <span className="font-display block text-[1.15em] leading-tight font-bold">
              {sideName(relative, side, names, texts)}
            </span>
            <span className="slate-muted tabular block leading-tight">{words.board.strokesOf(made, target)}</span>
            {prizesOf(evening.relative, view, side, words).map((prize) => (
              <span key={prize} className="block leading-tight">
                {prize}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div role="status" className="mt-2 text-center leading-tight text-balance">
        {last === undefined && <p className="slate-muted">{words.board.first}</p>}
        {doneBy !== null && (
          <p className="font-display text-[1.35em] font-bold">{doneWords(evening, doneBy, names, words, texts)}</p>
        )}
        {last !== undefined && (
          <p className="slate-new font-bold">
            {relativeHeadline(
              { relative, deal: last.deal, rules: last.rules, played: last.played, names },
              words,
              texts,
            )}
          </p>
        )}
        {doneBy !== null && <p className="mt-1">{words.board.next}</p>}
        {view.carried > 0 && <p>{words.board.carried(view.carried)}</p>}
      </div>
      <p className="slate-muted mt-1.5 text-center text-sm">
        {nameOf(seats[next.dealer] ?? '')} {texts.board.deals}
      </p>
    </>
  )
}
