'use client'

import { useFormat, useRelativesTexts, type CustomWords } from '@/lib/i18n'
import type { Custom, Relative, RelativeRules } from '@/lib/score'
import { Choice, Stepper } from '../_ui'
import { Price } from './price'

type Props = {
  relative: Relative
  rules: RelativeRules
  currency: string
  /** The unit stays as it is: something was played for it. */
  sameUnit?: boolean
  onChange: (rules: RelativeRules) => void
}

/** The customs of a relative: every gap in its rules is a choice here. */
export function RelativeCustoms({ relative, rules, currency, sameUnit, onChange }: Props) {
  const words = useRelativesTexts()
  const format = useFormat(rules.unit === 'cent' ? 'cent' : 'point', currency)
  if (words === null) return null
  const shown = Object.entries(relative.customs).filter(
    ([key, custom]) => !('options' in custom && custom.options.length === 1) && !(sameUnit && key === 'unit'),
  )
  return (
    <div className="flex flex-col gap-4">
      {shown.map(([key, custom]) => {
        const said: CustomWords = words.customs[key] ?? { label: key }
        const change = (value: string | number) => onChange({ ...rules, [key]: value })
        if ('money' in custom)
          return (
            <Price
              key={key}
              label={said.label}
              value={Number(rules[key])}
              format={format}
              onChange={(amount) => amount !== null && change(Math.min(amount, custom.most))}
            />
          )
        return <CustomRow key={key} custom={custom} words={said} value={rules[key] ?? ''} onChange={change} />
      })}
    </div>
  )
}

type RowProps = {
  custom: Custom
  words: CustomWords
  value: string | number
  onChange: (value: string | number) => void
}

/** More answers than fit beside each other, or long ones, stand as wide as their words. */
const SHORT = 9

function CustomRow({ custom, words, value, onChange }: RowProps) {
  if (!('options' in custom))
    return (
      <Stepper
        label={words.label}
        value={Number(value)}
        min={custom.least}
        max={custom.most}
        step={custom.step}
        onChange={onChange}
      />
    )
  const options = custom.options.map((option) => ({
    value: option,
    label: words.options?.[option] ?? String(option),
  }))
  const isShort = options.every(({ label }) => label.length <= SHORT)
  const columns = options.length === 2 ? 2 : isShort && options.length <= 4 ? (options.length === 3 ? 3 : 4) : undefined
  return <Choice label={words.label} columns={columns} value={value} onChange={onChange} options={options} />
}
