'use client'

import type { Tariff, Unit } from '@/lib/score'
import { Choice } from '../_ui'
import type { PartProps } from './part'
import { Price } from './price'

type Three = Pick<Tariff, 'rufspiel' | 'solo' | 'extra'>

/** What is common: always three numbers, for "20/50" means two things. */
const COMMON: Readonly<Record<Unit, readonly Three[]>> = {
  cent: [
    { rufspiel: 20, solo: 50, extra: 10 },
    { rufspiel: 10, solo: 50, extra: 10 },
    { rufspiel: 10, solo: 20, extra: 5 },
    { rufspiel: 5, solo: 15, extra: 5 },
    { rufspiel: 50, solo: 100, extra: 20 },
  ],
  point: [
    { rufspiel: 1, solo: 5, extra: 1 },
    { rufspiel: 1, solo: 2, extra: 1 },
    { rufspiel: 2, solo: 5, extra: 1 },
  ],
}

const keyOf = ({ rufspiel, solo, extra }: Three) => `${rufspiel}-${solo}-${extra}`

export function TariffRows({ rules, change, texts, format }: PartProps) {
  const { tariff } = rules
  const common = COMMON[rules.unit]
  const set = (part: Partial<Three>) => change({ tariff: { ...tariff, ...part } })
  const now = keyOf(tariff)
  return (
    <div className="flex flex-col gap-4">
      <Choice
        label={texts.rules.tariff}
        columns={2}
        value={common.some((three) => keyOf(three) === now) ? now : null}
        onChange={(key) => {
          const three = common.find((one) => keyOf(one) === key)
          if (three) set(three)
        }}
        options={common.map((three) => ({
          value: keyOf(three),
          name: texts.rules.tariffLine(
            format.priced(three.rufspiel),
            format.priced(three.solo),
            format.priced(three.extra),
          ),
          label: (
            <span className="tabular py-1 text-sm leading-snug">
              <span className="block">
                {texts.contracts.rufspiel} {format.plain(three.rufspiel)}
              </span>
              <span className="block">
                {texts.contracts.farbsolo} {format.plain(three.solo)}
              </span>
              <span className="block font-normal">
                {texts.rules.each} {format.plain(three.extra)}
              </span>
            </span>
          ),
        }))}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-end gap-3">
        <Price
          label={texts.rules.rufspiel}
          value={tariff.rufspiel}
          format={format}
          onChange={(rufspiel) => rufspiel !== null && set({ rufspiel })}
        />
        <Price
          label={texts.rules.solo}
          value={tariff.solo}
          format={format}
          onChange={(solo) => solo !== null && set({ solo })}
        />
        <Price
          label={texts.rules.extra}
          value={tariff.extra}
          format={format}
          onChange={(extra) => extra !== null && set({ extra })}
        />
      </div>
    </div>
  )
}
