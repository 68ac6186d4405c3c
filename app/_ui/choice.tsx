'use client'

import { useId, type ReactNode } from 'react'
import { CHIP, OFF, ON } from './chip'

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
  /** Chips of one width in this many columns, in fewer where letters are large; left out: as wide as their words. */
  columns?: 2 | 3 | 4 | 5 | undefined
}

/** A little less than their share, so that rounding takes none away. */
const COLUMNS = {
  2: 'grid grid-cols-[repeat(auto-fill,minmax(max(7rem,(100%-0.75rem)/2),1fr))]',
  3: 'grid grid-cols-[repeat(auto-fill,minmax(max(5rem,(100%-1.25rem)/3),1fr))]',
  4: 'grid grid-cols-[repeat(auto-fill,minmax(max(3.5rem,(100%-1.75rem)/4),1fr))]',
  5: 'grid grid-cols-[repeat(auto-fill,minmax(max(2.5rem,(100%-2.25rem)/5),1fr))]',
} as const

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
