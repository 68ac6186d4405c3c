'use client'

import { useState } from 'react'
import { useTexts } from '@/lib/i18n'
import type { GermanEvening, PlayerId } from '@/lib/table'
import { Button } from '../_ui'
import { germanHeadline, teamName } from '../_ui/receipt'
import { TallyBig } from './tally-big'
import { TallyHeads } from './tally-heads'
import { TallyPicture } from './tally-picture'
import { countedOf, viewAfter, type CountedRow } from './tally-view'
import './tally.css'
import { useReplay } from './use-replay'

type Props = { evening: GermanEvening; nameOf: (player: PlayerId) => string }

/** The German game on the slate: the sheep's heads as far as they are drawn, and who deals. */
export default function TallyBoard({ evening, nameOf }: Props) {
  const texts = useTexts()
  const rows = countedOf(evening)
  const [big, setBig] = useState(false)
  const [picture, setPicture] = useState(false)
  // What was there when the board was opened is not drawn again.
  const [before] = useState(() => rows.at(-1)?.number ?? 0)
  const replay = useReplay(rows.length, (count) => {
    const row = rows[count - 1]
    return row !== undefined && row.played.headBy !== null
  })
  const view = viewAfter(rows, replay.shown, evening)
  const last = rows[replay.shown - 1]
  const rules = last?.rules ?? evening.rules
  const names = (last?.seats ?? evening.seats).map(nameOf)
  const heads = replay.playing ? (last?.played.heads ?? []) : evening.heads
  const moving = replay.playing || (view.deal ?? 0) > before
  const shown = { view, rules, names, heads, moving }
  const said = <Said row={last} names={names} winner={view.winner} />
  return (
    <section aria-label={texts.head.slate} className="slate p-3">
      <TallyHeads {...shown} />
      {said}
      <p className="slate-muted mt-1.5 text-center text-sm">
        {nameOf(evening.seats[evening.next.dealer] ?? '')} {texts.board.deals}
      </p>
      {rows.length > 0 && (
        <div className="mt-0.5 flex flex-wrap justify-center">
          <Button kind="quiet" className="px-2.5! text-current!" onClick={replay.playing ? replay.stop : replay.start}>
            {replay.playing ? texts.head.stop : texts.head.replay}
          </Button>
          <Button kind="quiet" className="px-2.5! text-current!" onClick={() => setBig(true)}>
            {texts.head.big}
          </Button>
          <Button kind="quiet" className="px-2.5! text-current!" onClick={() => setPicture(true)}>
            {texts.head.picture}
          </Button>
        </div>
      )}
      <TallyBig open={big} onClose={() => setBig(false)}>
        <TallyHeads {...shown} big />
        {said}
      </TallyBig>
      {picture && <TallyPicture {...shown} playedOn={evening.session.playedOn} onClose={() => setPicture(false)} />}
    </section>
  )
}

type SaidProps = { row: CountedRow | undefined; names: readonly string[]; winner: number | null }

/** The newest deal in words, in the colour of its strokes; or who has the head, and who pays for it. */
function Said({ row, names, winner }: SaidProps) {
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
        <p className="mt-1 font-bold">{texts.head.beer(losers.length === 1 ? losers.join() : null)}</p>
      )}
    </div>
  )
}
