'use client'

import { useState } from 'react'
import { useTexts, type Format } from '@/lib/i18n'
import { Field } from '../_ui'

type Props = {
  label: string
  /** null: it has no price of its own. */
  value: number | null
  format: Format
  /** What holds where nothing is written; given, the price may be left empty. */
  otherwise?: string
  onChange: (value: number | null) => void
}

/** A price as it is said at the table, read in the unit of the session. */
export function Price({ label, value, format, otherwise, onChange }: Props) {
  const texts = useTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => {
    const amount = format.parse(text)
    return amount === null || amount < 0 ? null : amount
  }
  const empty = typed !== null && typed.trim() === '' && otherwise !== undefined
  const bad = typed !== null && !empty && read(typed) === null
  return (
    <Field
      label={`${label} (${format.symbol})`}
      value={typed ?? (value === null ? '' : format.plain(value))}
      inputMode="decimal"
      autoComplete="off"
      placeholder={otherwise}
      onFocus={(event) => event.target.select()}
      onChange={(text) => {
        setTyped(text)
        const amount = read(text)
        if (amount !== null) onChange(amount)
        else if (text.trim() === '' && otherwise !== undefined) onChange(null)
      }}
      onBlur={() => !bad && setTyped(null)}
      fault={bad ? (format.unit === 'cent' ? texts.rules.priceBad : texts.rules.pointsBad) : null}
    />
  )
}
