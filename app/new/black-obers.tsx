'use client'

import { useState } from 'react'
import { holdersOfBlackObers, type Seat } from '@/lib/score'
import { useTexts } from '@/lib/i18n'
import { Choice } from '../_ui'
import { cardWords } from './draw-words'
import type { DrawProps } from './phone-draw'

/** Who holds the Obers of Eichel and Gras are partners; whoever holds both has none. */
export function BlackObers({ names, words, onFound }: DrawProps) {
  const texts = useTexts()
  const [eichel, setEichel] = useState<Seat | null>(null)
  const [gras, setGras] = useState<Seat | null>(null)

  function say(one: Seat | null, other: Seat | null) {
    setEichel(one)
    setGras(other)
    const teams = one === null || other === null ? null : holdersOfBlackObers(one, other, names.length)
    onFound(teams, `${words.whyObers}.`)
  }

  const options = names.map((name, seat) => ({ value: seat, label: name }))
  const holder = (suit: 'eichel' | 'gras') => words.holder(cardWords({ suit, rank: 'ober' }, words, texts.suits))
  return (
    <div className="grid gap-3">
      <p>{words.hintObers}</p>
      <Choice
        label={holder('eichel')}
        columns={2}
        value={eichel}
        options={options}
        onChange={(seat) => say(seat, gras)}
      />
      <Choice
        label={holder('gras')}
        columns={2}
        value={gras}
        options={options}
        onChange={(seat) => say(eichel, seat)}
      />
      <p role="status" className="font-bold">
        {eichel !== null && eichel === gras && words.oneHand(names[eichel] ?? '')}
      </p>
    </div>
  )
}
