'use client'

import { useId, type ReactNode } from 'react'
import type { Rules, Seat } from '@/lib/score'
import type { BoardTexts } from '@/lib/i18n'
import { FaultText } from '@/app/_ui'
import type { Draft } from './draft'
import type { Offer } from './offer'

/** What every part of the Bavarian sheet is given. */
export type PartProps = {
  readonly draft: Draft
  readonly change: (draft: Draft) => void
  readonly offer: Offer
  readonly rules: Rules
  /** Who plays, in seat order. */
  readonly playing: readonly Seat[]
  /** By seat. */
  readonly names: readonly string[]
  readonly texts: BoardTexts
  /** What is wrong with one of these fields of the deal, in words, once saving was tried. */
  readonly faultAt: (...fields: readonly string[]) => string | null
}

type GroupProps = {
  label: string
  /** Only for screen readers: the words on the buttons are enough for the eye. */
  quiet?: boolean
  fault?: string | null
  className?: string
  children: ReactNode
}

/** A row of buttons that answer one question, with what is wrong about the answer under it. */
export function Group({ label, quiet, fault, className, children }: GroupProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={fault ? `${id}-fault` : undefined}
      data-faulty={fault ? '' : undefined}
      className="min-w-0"
    >
      <div id={`${id}-label`} className={quiet ? 'sr-only' : 'text-muted mb-0.5 text-sm leading-tight'}>
        {label}
      </div>
      <div className={className}>{children}</div>
      {fault && <FaultText id={`${id}-fault`}>{fault}</FaultText>}
    </div>
  )
}
