'use client'

import { useState } from 'react'
import { FORM_FACTS, FORMS, trumpCountsOf, type Form, type Variant } from '@/lib/score'
import { useGermanTexts } from '@/lib/i18n'
import { Choice } from '../_ui'

/** The three forms of the East German rule book: each is played and counted as one of the letters. */
export function FormRows({ onVariant }: { onVariant: (variant: Variant) => void }) {
  const words = useGermanTexts()?.forms ?? null
  const [form, setForm] = useState<Form | null>(null)
  if (words === null) return null
  const facts = form && FORM_FACTS[form]
  return (
    <details className="border-line rounded-chip border">
      <summary className="min-h-touch text-muted flex items-center px-3">{words.title}</summary>
      <div className="grid gap-3 px-3 pb-3">
        <Choice
          label={words.hint}
          columns={2}
          value={form}
          onChange={(chosen) => {
            setForm(chosen)
            onVariant(FORM_FACTS[chosen].variant)
          }}
          options={FORMS.map((value) => ({ value, label: words.names[value] }))}
        />
        {form && facts && (
          <p role="status" className="leading-snug">
            {words.who[facts.who]}{' '}
            {words.facts(words.wenzels[facts.wenzels], trumpCountsOf(facts.variant, facts.trump).join(words.or))}{' '}
            {words.scored(facts.variant)}
          </p>
        )}
      </div>
    </details>
  )
}
