'use client'

import { useState } from 'react'
import { drawSeats, type Drawn } from '@/lib/cards'
import type { CompanionTexts } from '@/lib/i18n'
import { Button, Stepper } from '../_ui'
import { CardBack, cardName, CardPicture, type Face } from '../_ui/cards'
import { Part } from './part'

/** A seed that nobody at the table can foresee. */
const chance = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0

type Props = { people: number; face: Face; texts: CompanionTexts }

/** Face-down cards, one for each: everybody turns one, and the highest sits down first. */
export function SeatDraw({ people, face, texts }: Props) {
  const words = texts.seats
  const [many, setMany] = useState(people)
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  const [turned, setTurned] = useState<readonly number[]>([])
  const lay = (count: number) => {
    setDrawn(drawSeats(count, chance()))
    setTurned([])
  }
  return (
    <Part title={words.title}>
      <p>{words.how}</p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="grow basis-40">
          <Stepper
            label={words.people}
            value={many}
            min={3}
            max={8}
            onChange={(count) => {
              setMany(count)
              if (drawn.length > 0) lay(count)
            }}
          />
        </div>
        <Button onClick={() => lay(many)}>{drawn.length === 0 ? words.shuffle : words.again}</Button>
      </div>
      {drawn.length > 0 && (
        <ul className="grid max-w-md grid-cols-4 gap-2">
          {drawn.map(({ card, place }, index) => {
            const open = turned.includes(index)
            return (
              <li key={index} className="text-center">
                <button
                  type="button"
                  disabled={open}
                  aria-label={open ? words.open(cardName(card, face, texts), place) : words.closed(index + 1)}
                  onClick={() => setTurned([...turned, index])}
                  className="block w-full rounded-lg"
                >
                  {open ? (
                    <CardPicture card={card} face={face} letter={texts.cards[face].letters[card.rank]} />
                  ) : (
                    <CardBack />
                  )}
                </button>
                <span className="mt-1 block min-h-6 font-bold" aria-hidden>
                  {open ? words.place(place) : ''}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Part>
  )
}
