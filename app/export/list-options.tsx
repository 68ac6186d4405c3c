'use client'

import type { Matching } from '@/lib/archive'
import type { ExportTexts } from '@/lib/i18n'
import { Chip, Choice } from '../_ui'

type Props = {
  matching: Matching
  onChange: (matching: Matching) => void
  /** The sign of the table's money. */
  symbol: string
  digits: number
  words: ExportTexts
}

/** What the figures of a list mean. */
export function ListOptions({ matching, onChange, symbol, digits, words }: Props) {
  const { typed } = words
  const { headed, amounts, unit, decimal } = matching
  return (
    <>
      <Chip on={headed} onToggle={() => onChange({ ...matching, headed: !headed })} className="self-start">
        <span aria-hidden>{headed ? '☑' : '☐'}</span>
        {typed.headed}
      </Chip>
      <Choice
        label={typed.amounts}
        columns={2}
        value={amounts}
        onChange={(value) => onChange({ ...matching, amounts: value })}
        options={(['each', 'running'] as const).map((value) => ({ value, label: typed[value] }))}
      />
      <Choice
        label={typed.unit}
        columns={3}
        value={unit}
        onChange={(value) => onChange({ ...matching, unit: value })}
        options={[
          { value: 'money', label: symbol },
          { value: 'cent', label: typed.units.cent },
          { value: 'point', label: typed.units.point },
        ]}
      />
      {unit === 'money' && digits > 0 && (
        <Choice
          label={typed.decimal}
          columns={2}
          value={decimal}
          onChange={(value) => onChange({ ...matching, decimal: value })}
          options={([',', '.'] as const).map((value) => ({ value, label: typed.decimals[value] }))}
        />
      )}
    </>
  )
}
