'use client'

import { useTexts } from '@/lib/i18n'
import { Mugs } from '../_ui/head'
import { germanHeadline, teamName } from '../_ui/receipt'
import type { CountedRow } from './tally-view'

type Props = { row: CountedRow | undefined; names: readonly string[]; winner: number | null }

/** The newest deal in words, in the colour of its strokes; or who has the head, and who pays for it. */
export function TallySaid({ row, names, winner }: Props) {
  const texts = useTexts()
  if (row === undefined) return <p className="slate-muted mt-2 text-center">{texts.board.empty}</p>
  const { rules, deal, played, number } = row
  const made = played.strokes.reduce((sum, count) => sum + count, 0)
  const losers = rules.teams.flatMap((_, team) => (team === winner ? [] : [teamName(team, rules, names, texts)]))
  const several = (team: number) => (rules.teams[team] ?? []).length > 1
  return (
    <div role="status" className="mt-2 text-center leading-tight text-balance">
      {winner !== null && (
        <p className="font-display text-[1.35em] font-bold">
          {texts.head.done(teamName(winner, rules, names, texts), several(winner))}
        </p>
      )}
      <p className="slate-new font-bold">
        {germanHeadline(deal, rules, names, texts)}
        <span className="tabular block font-normal">
          {texts.head.newest(texts.tally.strokes(made), texts.board.deal(number))}
        </span>
      </p>
      {winner !== null && (
        <div className="mt-1.5 flex flex-wrap items-center justify-center gap-x-2">
          <Mugs count={(rules.teams[winner] ?? []).length} />
          <p className="font-bold">{texts.head.beer(losers.length === 1 ? losers.join() : null)}</p>
        </div>
      )}
    </div>
  )
}
