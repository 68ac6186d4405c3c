'use client'

import { useRelativesTexts, type Format, type RelativesTexts } from '@/lib/i18n'
import { ledgerOf, type PlayerId, type RelativeEvening } from '@/lib/table'
import { Felt } from '../felt'
import { ReplayKey } from '../replay-key'
import type { SheetStart } from '../sheet'
import { RelativeTallies } from './slate'
import { useRelativeSlate } from './use-slate'

type Props = {
  evening: RelativeEvening
  nameOf: (player: PlayerId) => string
  format: Format
  onTap: ((start: SheetStart) => void) | null
}

/** The slate of a game to a target; the people with their balances where money is played for. */
export default function RelativeBoard({ evening, nameOf, format, onTap }: Props) {
  const words = useRelativesTexts()
  if (words === null) return <div className="slate min-h-48 p-3" data-coming />
  const ledger = ledgerOf(evening)
  if (ledger !== null) return <Felt evening={ledger} nameOf={nameOf} format={format} onTap={onTap} />
  return <Slate evening={evening} nameOf={nameOf} words={words} />
}

function Slate({ evening, nameOf, words }: Pick<Props, 'evening' | 'nameOf'> & { words: RelativesTexts }) {
  const { replay, view, moving } = useRelativeSlate(evening)
  return (
    <section aria-label={words.board.slate} className="slate px-3 pt-3 pb-1">
      <h2 className="slate-muted pb-1 text-center text-lg">{words.games[evening.relative.name].name}</h2>
      <RelativeTallies evening={evening} view={view} nameOf={nameOf} words={words} moving={moving} />
      <div className="mt-0.5 flex justify-center">
        <ReplayKey replay={replay} />
      </div>
    </section>
  )
}
