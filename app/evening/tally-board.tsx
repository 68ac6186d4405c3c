'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useTexts } from '@/lib/i18n'
import type { GermanEvening, PlayerId } from '@/lib/table'
import { Button, to } from '../_ui'
import { TallyHeads } from './tally-heads'
import { TallyPicture } from './tally-picture'
import { TallySaid } from './tally-said'
import './tally.css'
import { useSlate } from './use-slate'

type Props = { tableId: string; evening: GermanEvening; nameOf: (player: PlayerId) => string }

const KEY = 'min-h-touch rounded-chip inline-flex items-center px-2.5 font-bold underline underline-offset-4'

/** The German game on the slate: the sheep's heads as far as they are drawn, and who deals. */
export default function TallyBoard({ tableId, evening, nameOf }: Props) {
  const texts = useTexts()
  const [picture, setPicture] = useState(false)
  const { replay, last, shown } = useSlate(evening, nameOf)
  return (
    <section aria-label={texts.head.slate} className="slate p-3">
      <TallyHeads {...shown} />
      <TallySaid row={last} names={shown.names} winner={shown.view.winner} />
      <p className="slate-muted mt-1.5 text-center text-sm">
        {nameOf(evening.seats[evening.next.dealer] ?? '')} {texts.board.deals}
      </p>
      <div className="mt-0.5 flex flex-wrap justify-center">
        {last !== undefined && (
          <Button kind="quiet" className="px-2.5! text-current!" onClick={replay.playing ? replay.stop : replay.start}>
            {replay.playing ? texts.head.stop : texts.head.replay}
          </Button>
        )}
        <Link href={`${to.evening(tableId, evening.session.id)}&tv=1`} className={KEY}>
          {texts.head.big}
        </Link>
        {last !== undefined && (
          <Button kind="quiet" className="px-2.5! text-current!" onClick={() => setPicture(true)}>
            {texts.head.picture}
          </Button>
        )}
      </div>
      {picture && <TallyPicture {...shown} playedOn={evening.session.playedOn} onClose={() => setPicture(false)} />}
    </section>
  )
}
