'use client'

import type { ReactNode, Ref } from 'react'
import { useTexts } from '@/lib/i18n'
import type { Sitter } from './plan'

export type SeatLineProps = {
  readonly sitter: Sitter
  readonly at: number
  readonly isLast: boolean
  /** One place up or down by its arrow. */
  readonly onStep: (at: number, by: 1 | -1) => void
  readonly onLeave: (at: number) => void
  /** What the cross says. */
  readonly leave: (name: string) => string
}

type Dragged = {
  ref?: Ref<HTMLLIElement>
  /** The place number, with whatever it can be dragged by. */
  grip?: ReactNode
  /** Under the finger. */
  lifted?: boolean
  /** Pixels up or down while somebody is dragged. */
  shift?: number
  /** Others are moving too: they glide aside. */
  gliding?: boolean
}

/** One seat of the round: its number, who sits there, two arrows and a cross. */
export function SeatLine({ sitter, at, isLast, onStep, onLeave, leave, ...drag }: SeatLineProps & Dragged) {
  const { newEvening } = useTexts()
  const { ref, grip, lifted = false, shift = 0, gliding = false } = drag
  return (
    <li
      ref={ref}
      className={`border-line flex flex-wrap items-center border-b ${
        lifted
          ? 'bg-card shadow-card rounded-chip relative z-10 -mx-2 px-2'
          : gliding
            ? 'transition-transform duration-150'
            : ''
      }`}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
    >
      {grip ?? <span className={`${GRIP} tabular`}>{at + 1}</span>}
      <span className="min-w-0 grow basis-16 py-1 text-lg leading-tight font-bold wrap-anywhere">{sitter.name}</span>
      <span className="ml-auto flex">
        <Arrow
          name={newEvening.up(sitter.name)}
          path="M6 15l6-6 6 6"
          move={`${at} -1`}
          disabled={at === 0}
          onTap={() => onStep(at, -1)}
        />
        <Arrow
          name={newEvening.down(sitter.name)}
          path="M6 9l6 6 6-6"
          move={`${at} 1`}
          disabled={isLast}
          onTap={() => onStep(at, 1)}
        />
        <Arrow name={leave(sitter.name)} path="M7 7l10 10M17 7L7 17" onTap={() => onLeave(at)} />
      </span>
    </li>
  )
}

/** As wide with the finger's grip as without, so that nothing moves when that is there. */
export const GRIP = 'text-muted -ml-2 flex h-touch w-touch shrink-0 items-center gap-1 pl-2'

type ArrowProps = { name: string; path: string; move?: string; disabled?: boolean; onTap: () => void }

function Arrow({ name, path, move, disabled, onTap }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={name}
      data-move={move}
      disabled={disabled}
      onClick={onTap}
      className="size-touch grid shrink-0 place-items-center disabled:opacity-25"
    >
      <svg viewBox="0 0 24 24" className="size-6 stroke-current" aria-hidden fill="none" strokeWidth="2.2">
        <path d={path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  )
}
