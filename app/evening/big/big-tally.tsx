'use client'

import { useTexts } from '@/lib/i18n'
import type { GermanEvening, PlayerId } from '@/lib/table'
import { ReplayKey } from '../replay-key'
import { TallyHeads } from '../tally-heads'
import { TallySaid } from '../tally-said'
import '../tally.css'
import { useSlate } from '../use-slate'
import { BigFrame } from './big-frame'

type Props = {
  tableId: string
  tableName: string
  evening: GermanEvening
  nameOf: (player: PlayerId) => string
}

/** The slate, large: the heads as they are drawn, the newest deal, and who deals. */
export default function BigTally({ nameOf, ...frame }: Props) {
  const texts = useTexts()
  const { evening } = frame
  const { replay, last, shown } = useSlate(evening, nameOf)
  return (
    <BigFrame {...frame} className="slate-wall" keysAt="top" keys={<ReplayKey replay={replay} big />}>
      <section aria-label={texts.head.slate} className="slate-big">
        <TallyHeads {...shown} big />
        <div>
          <TallySaid row={last} names={shown.names} winner={shown.view.winner} />
          <p className="slate-muted mt-1 text-center text-sm">
            {nameOf(evening.seats[evening.next.dealer] ?? '')} {texts.board.deals}
          </p>
        </div>
      </section>
    </BigFrame>
  )
}
