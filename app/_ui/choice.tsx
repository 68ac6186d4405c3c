'use client'

import { useId, type ReactNode } from 'react'

const CHIP =
  'relative flex min-h-touch min-w-touch items-center justify-center gap-1.5 rounded-chip border px-2.5 py-1.5 text-center font-bold leading-tight'
const OFF = 'border-edge bg-card text-ink'
const ON = 'border-felt bg-felt text-on-felt'

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

export type Option<T> = {
  value: T
  label: ReactNode
  name?: string | undefined
  disabled?: boolean | undefined
}

type ChoiceProps<T extends string | number> = {
  /** What is asked; seen, unless `quiet`. */
  label: string
  quiet?: boolean | undefined
  options: readonly Option<T>[]
  /** null: nothing is chosen yet. */
  value: T | null
  onChange: (value: T) => void
  /** Chips of one width in this many columns; left out: as wide as their words. */
  columns?: 2 | 3 | 4 | 5 | undefined
}

const COLUMNS = { 2: 'grid grid-cols-2', 3: 'grid grid-cols-3', 4: 'grid grid-cols-4', 5: 'grid grid-cols-5' } as const

/** One of a few. Native radio buttons: arrows, labels and groups come with them. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { label, quiet, options, value, onChange, columns } = props
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={quiet ? 'sr-only' : 'text-muted mb-1.5'}>{label}</legend>
      <div className={`${columns ? COLUMNS[columns] : 'flex flex-wrap'} gap-2`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${CHIP} ${option.value === value ? ON : OFF} has-disabled:opacity-45 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink`}
          >
            <input
              type="radio"
              name={group}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.name}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
