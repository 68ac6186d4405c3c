'use client'

import type { ReactNode } from 'react'
import type { Rules } from '@/lib/score'
import type { Format, Texts } from '@/lib/i18n'

/** What every part of the editor is given. */
export type PartProps = {
  readonly rules: Rules
  readonly change: (part: Partial<Rules>) => void
  readonly texts: Texts
  readonly format: Format
}

/** Some rules that belong together, under one word. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-line border-b">
      <summary className="min-h-touch flex items-center gap-2 text-lg font-bold">{title}</summary>
      <div className="flex flex-col gap-4 pt-1 pb-5">{children}</div>
    </details>
  )
}

type SwitchProps = { label: string; hint?: string; on: boolean; onChange: (on: boolean) => void }

/** A rule that holds or not. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  return (
    <label className="min-h-touch flex items-center gap-3">
      <input
        type="checkbox"
        className="accent-felt size-6 shrink-0"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="leading-tight">
        {label}
        {hint && <span className="text-muted block text-sm">{hint}</span>}
      </span>
    </label>
  )
}
