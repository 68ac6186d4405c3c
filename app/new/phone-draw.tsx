'use client'

import { useState } from 'react'
import type { Card, Seat, Teams } from '@/lib/score'
import { useTexts, type GermanTexts } from '@/lib/i18n'
import { Button } from '../_ui'
import { CardBack, CardPicture } from '../_ui/cards'
import { cardWords, stageOf, whyHighest, type Cards } from './draw-words'

export type DrawProps = {
  names: readonly string[]
  words: GermanTexts['draw']
  sides: number
  onFound: (teams: Teams | null, why: string) => void
}

/** The pack in an order that nobody at the table can foresee. */
function shuffled(pack: readonly Card[]): readonly Card[] {
  const keys = crypto.getRandomValues(new Uint32Array(pack.length))
  return pack
    .map((card, at) => ({ card, key: keys[at] ?? 0 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ card }) => card)
}

/** As the pictures know it: they call the Sau an ace, and know no Six. */
const pictureOf = ({ suit, rank }: Card) =>
  ({ suit, rank: rank === 'sau' ? 'ass' : rank === 'sechs' ? 'sieben' : rank }) as const

/** Face-down cards on the phone, one for each: everybody turns theirs. */
export function PhoneDraw({ names, words, sides, onFound, pack }: DrawProps & { pack: readonly Card[] }) {
  const texts = useTexts()
  const [deck, setDeck] = useState(() => shuffled(pack))
  const [cards, setCards] = useState<Cards>(() => names.map(() => []))
  const { partners, waiting } = stageOf(cards, sides)

  function turn(seat: Seat) {
    const card = deck[cards.flat().length]
    if (card === undefined) return
    const next = cards.map((drawn, at) => (at === seat ? [...drawn, card] : drawn))
    setCards(next)
    const stage = stageOf(next, sides)
    if (stage.partners && 'teams' in stage.partners)
      onFound(stage.partners.teams, whyHighest(next, sides, words, texts))
  }

  return (
    <div className="grid gap-3">
      <p>{words.hintPhone}</p>
      <ul className="grid grid-cols-4 gap-2">
        {names.map((name, seat) => {
          const card = cards[seat]?.at(-1)
          const open = card !== undefined && !waiting.includes(seat)
          return (
            <li key={name} className="min-w-0 text-center">
              <button
                type="button"
                disabled={open}
                aria-label={open ? words.drew(name, cardWords(card, words, texts.suits)) : words.closed(name)}
                onClick={() => turn(seat)}
                className="block w-full rounded-lg"
              >
                {open ? (
                  <CardPicture card={pictureOf(card)} face="german" letter={words.letters[card.rank]} />
                ) : (
                  <CardBack />
                )}
              </button>
              <span className="mt-1 block truncate font-bold" aria-hidden>
                {name}
              </span>
            </li>
          )
        })}
      </ul>
      <Redraw cards={cards} names={names} words={words} sides={sides} />
      <p className="text-muted text-sm leading-snug">{words.hintRule(Math.ceil(names.length / sides))}</p>
      {partners && 'teams' in partners && (
        <Button
          onClick={() => {
            setDeck(shuffled(pack))
            setCards(names.map(() => []))
            onFound(null, '')
          }}
        >
          {words.again}
        </Button>
      )}
    </div>
  )
}

type RedrawProps = Pick<DrawProps, 'names' | 'words' | 'sides'> & { cards: Cards }

/** Who has to draw again, and why. */
export function Redraw({ cards, names, words, sides }: RedrawProps) {
  const texts = useTexts()
  const { partners } = stageOf(cards, sides)
  const [first] = partners && 'redraw' in partners ? partners.redraw : []
  const card = first === undefined ? undefined : cards[first]?.[0]
  if (!partners || !('redraw' in partners) || card === undefined) return <div role="status" />
  const tied = texts.common.and(partners.redraw.map((seat) => names[seat] ?? ''))
  return (
    <p role="status" className="font-bold">
      {words.redraw(tied, cardWords(card, words, texts.suits))}
    </p>
  )
}
