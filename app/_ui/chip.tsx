'use client'

import type { ReactNode } from 'react'

/** How a chip looks, and one that is off or on. */
export const CHIP =
  'relative flex min-h-touch min-w-touch items-center justify-center gap-1.5 rounded-chip border px-2.5 py-1.5 text-center font-bold leading-tight'
export const OFF = 'border-edge bg-card text-ink'
export const ON = 'border-felt bg-felt text-on-felt'

type ChipProps = {
  on: boolean
  onToggle: () => void
  children: ReactNode
  disabled?: boolean | undefined
  /** What a screen reader says where the words on it are not enough. */
  name?: string | undefined
  /** A small word on the edge: „spielt“, „mit“. */
  badge?: string | undefined
  className?: string | undefined
}

/** One thing that is so or not. */
export function Chip({ on, onToggle, children, disabled, name, badge, className }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={name}
      disabled={disabled}
      onClick={onToggle}
      className={`${CHIP} ${on ? ON : OFF} disabled:opacity-45 ${className ?? ''}`}
    >
      {badge !== undefined && <Badge>{badge}</Badge>}
      {children}
    </button>
  )
}

/** A small word that sits on the upper edge of its card. */
export function Badge({ quiet, children }: { quiet?: boolean; children: ReactNode }) {
  const look = quiet ? 'bg-card text-muted border-line border' : 'bg-accent text-on-accent border-accent border'
  return (
    <span
      className={`${look} absolute -top-3 right-1 rounded-full px-2 py-0.5 text-xs leading-tight font-bold whitespace-nowrap italic`}
    >
      {children}
    </span>
  )
}
