'use client'

import { PRESET_RULES, PRESETS, type Preset, type Rules } from '@/lib/score'
import { useFormat, useTexts } from '@/lib/i18n'
import { Choice } from '../_ui'
import { LaufendePart, SchneiderPart } from './count-parts'
import { BockPart, DoublingPart } from './doubling-parts'
import { GeneralPart } from './general-part'
import { PricesPart } from './prices'
import { RamschPart, SpecialPart, StockPart, ToutPart } from './special-parts'
import { HandOn } from './hand-on'
import { RulesInWords } from './in-words'
import { TariffRows } from './tariff'

export { RulesInWords }

type Props = {
  rules: Rules
  currency: string
  onChange: (rules: Rules) => void
  /** Money stays money and points stay points. */
  sameUnit?: boolean
}

/** The same rules, whatever order their keys were written in. */
function alike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  // Both are objects, which may be asked for any key.
  return [...keys].every((key) => alike((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}

/** Which preset these rules are, but for the tariff and what the number of players demands. */
function presetOf(rules: Rules): Preset | null {
  const bare = ({ tariff: _t, pack: _p, seats: _s, ...rest }: Rules) => rest
  return PRESETS.find((preset) => alike(bare(PRESET_RULES[preset]), bare(rules))) ?? null
}

/** Every rule of the Bavarian game: what is asked every time on top, the rest behind one word. */
export function RulesEditor({ rules, currency, onChange, sameUnit }: Props) {
  const texts = useTexts()
  const format = useFormat(rules.unit, currency)
  const part = { rules, texts, format, change: (some: Partial<Rules>) => onChange({ ...rules, ...some }) }
  const preset = presetOf(rules)
  return (
    <div className="flex flex-col gap-5">
      <Choice
        label={preset === null ? `${texts.rules.preset} (${texts.rules.own})` : texts.rules.preset}
        columns={3}
        value={preset}
        onChange={(chosen) => onChange({ ...PRESET_RULES[chosen], pack: rules.pack, seats: rules.seats })}
        options={PRESETS.map((value) => ({
          value,
          label: texts.rules.presets[value],
          disabled: sameUnit && PRESET_RULES[value].unit !== rules.unit,
        }))}
      />
      <TariffRows {...part} />
      <RulesInWords rules={rules} currency={currency} />
      <div>
        <details className="border-line border-y">
          <summary className="min-h-touch flex items-center font-bold">{texts.rules.more}</summary>
          <div className="border-line border-t pl-1">
            <GeneralPart {...part} sameUnit={sameUnit} />
            <PricesPart {...part} />
            <SchneiderPart {...part} />
            <LaufendePart {...part} />
            <DoublingPart {...part} />
            <ToutPart {...part} />
            <SpecialPart {...part} />
            <RamschPart {...part} />
            <BockPart {...part} />
            <StockPart {...part} />
          </div>
        </details>
        <HandOn rules={rules} onChange={onChange} />
      </div>
    </div>
  )
}
