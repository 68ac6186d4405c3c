'use client'

import type { ReactNode } from 'react'

type Props = {
  /** What is counted, for screen readers and above the control unless `quiet`. */
  label: string
  quiet?: boolean
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** How the value is shown; left out: the number. */
  children?: ReactNode
  step?: number
}

const END = 'grid min-h-touch w-12 shrink-0 place-items-center text-2xl font-bold disabled:opacity-35'

/** A number by two thumbs. A spin button for keyboard and screen reader. */
export function Stepper({ label, quiet, value, min, max, onChange, children, step = 1 }: Props) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className="min-w-0">
      {!quiet && <div className="text-muted mb-1.5">{label}</div>}
      <div className="rounded-chip border-edge bg-card text-ink flex items-center border">
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          disabled={value <= min}
          onClick={() => set(value - step)}
          className={END}
        >
          −
        </button>
        <div
          role="spinbutton"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={typeof children === 'string' ? children : undefined}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp' || event.key === 'ArrowRight') set(value + step)
            else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') set(value - step)
            else if (event.key === 'Home') set(min)
            else if (event.key === 'End') set(max)
            else return
            event.preventDefault()
          }}
          className="tabular min-h-touch grid min-w-0 flex-1 place-items-center rounded-md px-1 text-center leading-tight font-bold"
        >
          {children ?? value}
        </div>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          disabled={value >= max}
          onClick={() => set(value + step)}
          className={END}
        >
          +
        </button>
      </div>
    </div>
  )
}
