'use client'

import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { FaultText } from './fault-text'

export const FIELD =
  'min-h-touch w-full rounded-chip border border-edge bg-card px-3.5 py-2 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-loss'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  /** Why the value cannot be taken, in words. */
  fault?: string | null | undefined
}

/** A line to type into, with its label, its hint, and its fault where it happened. */
export function Field({ label, value, onChange, hint, fault, className, ...rest }: Props) {
  const id = useId()
  return (
    <div className={`min-w-0 ${className ?? ''}`}>
      <label htmlFor={id} className="text-muted mb-1.5 block">
        {label}
      </label>
      <input
        id={id}
        className={FIELD}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : hint ? `${id}-hint` : undefined}
        {...rest}
      />
      {fault ? (
        <FaultText id={`${id}-fault`}>{fault}</FaultText>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-muted mt-1 text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
