'use client'

import { Button, FaultText } from '@/app/_ui'
import type { Texts } from '@/lib/i18n'
import type { Problem } from './use-save'

type Props = {
  save: () => Promise<void>
  correcting: boolean
  /** "2,40 €": what the button repeats; null: nobody pays, or not known yet. */
  amount: string | null
  problem: Problem | null
  /** What is wrong where the sheet has no field for it. */
  fault: string | null
  texts: Texts
}

/** The one big button, and what kept the deal from being stored. It can always be pressed: it leads to what is missing. */
export function Foot({ save, correcting, amount, problem, fault, texts }: Props) {
  const words = texts.sheet
  return (
    <>
      {problem !== null && <FaultText>{words.storage[problem]}</FaultText>}
      {fault !== null && <FaultText>{fault}</FaultText>}
      <Button kind="primary" wide className="min-h-14 text-xl" onClick={() => void save()}>
        {correcting ? words.saveChange : words.save}
        {amount !== null && <span className="font-normal opacity-85">{words.each(amount)}</span>}
      </Button>
    </>
  )
}

type KeptProps = { onAnew: () => void; texts: Texts }

/** This sheet was begun before: go on, or begin anew. */
export function KeptBanner({ onAnew, texts }: KeptProps) {
  return (
    <div className="bg-sunken rounded-chip flex items-center justify-between gap-2 pl-3">
      <p className="leading-tight">{texts.sheet.kept}</p>
      <Button kind="quiet" onClick={onAnew}>
        {texts.sheet.startAnew}
      </Button>
    </div>
  )
}
