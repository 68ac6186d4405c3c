'use client'

import type { Tariff } from '@/lib/score'
import { Part, type PartProps } from './part'
import { Price } from './price'

type Own = Exclude<keyof Tariff, 'rufspiel' | 'solo' | 'extra'>

/** Which price holds where a key has none of its own. */
const FOLLOWS: Readonly<Record<Own, 'rufspiel' | 'solo' | 'extra' | 'ramsch'>> = {
  schneider: 'extra',
  schwarz: 'extra',
  laufende: 'extra',
  wenz: 'solo',
  geier: 'solo',
  farbwenz: 'solo',
  farbgeier: 'solo',
  bettel: 'solo',
  herzsolo: 'solo',
  hochzeit: 'rufspiel',
  kreuz: 'rufspiel',
  ramsch: 'rufspiel',
  durchmarsch: 'ramsch',
}
// Object.keys forgets that they are the keys of the tariff.
const OWN = Object.keys(FOLLOWS) as Own[]

export function PricesPart({ rules, change, texts, format }: PartProps) {
  const { tariff } = rules
  const valueOf = (key: Own): number => {
    const follows = FOLLOWS[key]
    return tariff[key] ?? (follows === 'ramsch' ? (tariff.ramsch ?? tariff.rufspiel) : tariff[follows])
  }
  const set = (key: Own, price: number | null) => {
    const { [key]: _, ...rest } = tariff
    change({ tariff: price === null ? rest : { ...rest, [key]: price } })
  }
  return (
    <Part title={texts.rules.ownPrices}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
        {OWN.map((key) => (
          <Price
            key={key}
            label={texts.rules.prices[key]}
            value={tariff[key] ?? null}
            format={format}
            otherwise={format.plain(valueOf(key))}
            onChange={(price) => set(key, price)}
          />
        ))}
      </div>
    </Part>
  )
}
