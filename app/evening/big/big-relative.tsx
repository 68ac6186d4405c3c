'use client'

import { useRelativesTexts, type Format, type RelativesTexts } from '@/lib/i18n'
import { ledgerOf, type PlayerId, type RelativeEvening } from '@/lib/table'
import { Felt } from '../felt'
import RelativePad from '../relative/pad'
import { RelativeTallies } from '../relative/slate'
import { useRelativeSlate } from '../relative/use-slate'
import { ReplayKey } from '../replay-key'
import { BigFrame } from './big-frame'

type Props = {
  tableId: string
  tableName: string
  evening: RelativeEvening
  nameOf: (player: PlayerId) => string
  format: Format
}

/** A relative, large: the slate as it is drawn; who stands how and the last deals where money is played for. */
export default function BigRelative({ format, ...props }: Props) {
  const words = useRelativesTexts()
  if (words === null) return <main className="slate-wall min-h-dvh" />
  const ledger = ledgerOf(props.evening)
  if (ledger === null) return <BigSlate {...props} words={words} />
  const { nameOf, ...frame } = props
  return (
    <BigFrame {...frame}>
      <div className="big-halves">
        <Felt evening={ledger} nameOf={nameOf} format={format} onTap={null} />
        <RelativePad evening={frame.evening} nameOf={nameOf} format={format} onOpen={null} />
      </div>
    </BigFrame>
  )
}

function BigSlate({ nameOf, words, ...frame }: Omit<Props, 'format'> & { words: RelativesTexts }) {
  const { evening } = frame
  const { replay, view, moving } = useRelativeSlate(evening)
  return (
    <BigFrame {...frame} className="slate-wall" keysAt="top" keys={<ReplayKey replay={replay} big />}>
      <section aria-label={words.board.slate} className="slate-big">
        <h2 className="slate-muted text-center text-xl">{words.games[evening.relative.name].name}</h2>
        <RelativeTallies evening={evening} view={view} nameOf={nameOf} words={words} moving={moving} big />
      </section>
    </BigFrame>
  )
}
