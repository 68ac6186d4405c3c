'use client'

import { useState } from 'react'
import type { Curve } from '@/lib/statistics'
import type { Words } from './words'

type Props = {
  curve: Curve
  words: Words
  stepOf: (step: Curve['steps'][number]) => { readonly long: string }
  stepHead: string
  all: number
}

/** The numbers behind the lines, laid out when they are asked for. */
export function CurveTable({ curve, words, stepOf, stepHead, all }: Props) {
  const { texts, nameOf } = words
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-touch font-bold">{texts.curve.asTable}</summary>
      {open && (
        <div className="max-h-96 overflow-auto" tabIndex={0} role="region" aria-label={texts.curve.asTable}>
          {curve.steps.length < all && <p className="text-muted">{texts.curve.thinned(curve.steps.length)}</p>}
          <table className="tabular w-full border-separate border-spacing-0 text-right">
            <caption className="sr-only">{texts.curve.title}</caption>
            <thead>
              <tr className="text-muted text-sm">
                <th scope="col" className="bg-paper border-ink sticky top-0 border-b-2 py-1 text-left font-bold">
                  {stepHead}
                </th>
                {curve.lines.map(({ person }) => (
                  <th
                    key={person}
                    scope="col"
                    className="bg-paper border-ink sticky top-0 border-b-2 py-1 pl-2 font-bold"
                  >
                    {nameOf(person)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {curve.steps.map((step, at) => (
                <tr key={step}>
                  <th scope="row" className="border-line border-b py-1 text-left font-normal whitespace-nowrap">
                    {stepOf(step).long}
                  </th>
                  {curve.lines.map(({ person, values }) => (
                    <td key={person} className="border-line border-b py-1 pl-2 whitespace-nowrap">
                      {words.amount(values[at + 1] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
