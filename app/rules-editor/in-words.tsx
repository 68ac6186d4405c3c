'use client'

import type { Rules } from '@/lib/score'
import { useFormat, useTexts } from '@/lib/i18n'
import { examplesOf } from './example'
import { sentenceOf } from './sentence'

/** All the rules in one sentence, and what two usual deals cost by them. Both change with every rule. */
export function RulesInWords({ rules, currency }: { rules: Rules; currency: string }) {
  const texts = useTexts()
  const format = useFormat(rules.unit, currency)
  return (
    <section aria-label={texts.rules.inWords} className="bg-sunken rounded-chip px-4 py-3 leading-snug">
      <p className="hyphens-auto">{sentenceOf(rules, texts, format)}</p>
      <p className="text-muted mt-2 text-sm">{texts.rules.example}</p>
      <ul className="tabular">
        {examplesOf(rules, texts, format).map((example) => (
          <li key={example} className="font-bold">
            {example}
          </li>
        ))}
      </ul>
    </section>
  )
}
