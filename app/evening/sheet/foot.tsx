'use client'

import { Button, FaultText } from '@/app/_ui'
import type { BoardTexts } from '@/lib/i18n'
import type { Problem } from './use-save'

/** The same sheet read the other way round, stored by a second button. */
export type OtherWay = { readonly words: string; readonly save: () => Promise<void> }

type Props = {
  save: () => Promise<void>
  other?: OtherWay | null
  correcting: boolean
  /** "2,40 €": what the button repeats; null: nobody pays, or not known yet. */
  amount: string | null
  problem: Problem | null
  /** What is wrong where the sheet has no field for it. */
  fault: string | null
  texts: BoardTexts
}

/** The one big button, and what kept the deal from being stored. It can always be pressed: it leads to what is missing. */
export function Foot({ save, other = null, correcting, amount, problem, fault, texts }: Props) {
  const words = texts.sheet
  return (
    <>
      {problem !== null && <FaultText>{words.storage[problem]}</FaultText>}
      {fault !== null && <FaultText>{fault}</FaultText>}
      <div className="flex flex-wrap gap-2">
        {other !== null && (
          <Button className="tabular flex-auto px-2!" onClick={() => void other.save()}>
            {other.words}
          </Button>
        )}
        <Button
          kind="primary"
          className="min-h-14 min-w-0 flex-[3_1_auto] flex-wrap text-xl"
          onClick={() => void save()}
        >
          {correcting ? words.saveChange : words.save}
          {amount !== null && <span className="font-normal opacity-85">{words.each(amount)}</span>}
        </Button>
      </div>
    </>
  )
}

type KeptProps = { onAnew: () => void; texts: BoardTexts }

/** This sheet was begun before: go on, or begin anew. */
export function KeptBanner({ onAnew, texts }: KeptProps) {
  return (
    <div className="bg-sunken rounded-chip flex flex-wrap items-center justify-between gap-2 pl-3">
      <p className="leading-tight">{texts.sheet.kept}</p>
      <Button kind="quiet" onClick={onAnew}>
        {texts.sheet.startAnew}
      </Button>
    </div>
  )
}
