'use client'

import { useState } from 'react'
import { useTexts } from '@/lib/i18n'
import type { GermanEvening, PlayerId } from '@/lib/table'
import { Button, LinkButton, to } from '../_ui'
import { ReplayKey } from './replay-key'
import { TallyHeads } from './tally-heads'
import { TallyPicture } from './tally-picture'
import { TallySaid } from './tally-said'
import './tally.css'
import { useSlate } from './use-slate'

type Props = { tableId: string; evening: GermanEvening; nameOf: (player: PlayerId) => string }

const KEY = 'px-2.5! text-current!'

/** The German game on the slate: the sheep's heads as far as they are drawn, and who deals. */
export default function TallyBoard({ tableId, evening, nameOf }: Props) {
  const texts = useTexts()
  const [picture, setPicture] = useState(false)
  const { replay, last, shown } = useSlate(evening, nameOf)
  return (
    <>
      <section aria-label={texts.head.slate} className="slate px-2 pt-3 pb-1">
        <TallyHeads {...shown} />
        <TallySaid row={last} names={shown.names} winner={shown.view.winner} />
        <p className="slate-muted mt-1.5 text-center text-sm">
          {nameOf(evening.seats[evening.next.dealer] ?? '')} {texts.board.deals}
        </p>
        <div className="mt-0.5 flex flex-wrap justify-center">
          <ReplayKey replay={replay} />
          <LinkButton kind="quiet" className={KEY} href={`${to.evening(tableId, evening.session.id)}&tv=1`}>
            {texts.head.big}
          </LinkButton>
          {evening.count > 0 && (
            <Button kind="quiet" className={KEY} onClick={() => setPicture(true)}>
              {texts.head.picture}
            </Button>
          )}
        </div>
      </section>
      {picture && <TallyPicture {...shown} playedOn={evening.session.playedOn} onClose={() => setPicture(false)} />}
    </>
  )
}
