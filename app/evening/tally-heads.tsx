'use client'

import { newestOf, type GermanRules, type SlateView } from '@/lib/score'
import { useTexts } from '@/lib/i18n'
import { headWords, SheepHead } from '../_ui/head'
import { teamName } from '../_ui/receipt'

type Props = {
  view: SlateView
  rules: GermanRules
  names: readonly string[]
  heads: readonly number[]
  /** The newest strokes are drawn before the eyes. */
  moving: boolean
  /** On a screen that is looked at from across the room. */
  big?: boolean
}

/** One head beside the other, each with its names and its tally in words. */
export function TallyHeads({ view, rules, names, heads, moving, big }: Props) {
  const texts = useTexts()
  return (
    <ul className="slate-heads" data-teams={view.marks.length} data-big={big ? '' : undefined}>
      {view.marks.map((marks, team) => {
        const who = teamName(team, rules, names, texts)
        const kept = heads[team] ?? 0
        return (
          <li key={team} data-winner={view.winner === team ? '' : undefined} className="min-w-0 text-center">
            <SheepHead
              target={view.target}
              strokes={marks.length}
              fresh={newestOf(marks, view.deal)}
              moving={moving}
              hand={team}
              label={headWords(marks.length, view.target, texts)}
            />
            <span className="font-display block text-[1.15em] leading-tight font-bold">{who}</span>
            <span className="slate-muted tabular block leading-tight">
              {texts.tally.strokes(marks.length)}
              {kept > 0 && ` · ${texts.tally.heads(kept)}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
