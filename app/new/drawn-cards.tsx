'use client'

import { useState } from 'react'
import { SUITS, type Card, type Rank, type Seat, type Suit } from '@/lib/score'
import { useTexts } from '@/lib/i18n'
import { Button, Chip, FaultText, SuitIcon } from '../_ui'
import { cardWords, stageOf, whyHighest, type Cards } from './draw-words'
import { Redraw, type DrawProps } from './phone-draw'

/** Cards that were drawn from the pack on the table: who has which, one person after the other. */
export function DrawnCards({ names, words, sides, onFound, pack }: DrawProps & { pack: readonly Card[] }) {
  const texts = useTexts()
  const [cards, setCards] = useState<Cards>(() => names.map(() => []))
  const [suit, setSuit] = useState<Suit | null>(null)
  const [rank, setRank] = useState<Rank | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { waiting } = stageOf(cards, sides)
  const [asked] = waiting
  const ranks = [...new Set(pack.map((card) => card.rank))]

  function say(seat: Seat, card: Card) {
    const same = (other: Card) => other.suit === card.suit && other.rank === card.rank
    // Who draws again draws from the whole pack.
    const round = cards[seat]?.length ?? 0
    const drawn = cards.filter((theirs) => theirs[round] && same(theirs[round])).length
    setSuit(null)
    setRank(null)
    if (drawn >= pack.filter(same).length) return setFault(words.taken(cardWords(card, words, texts.suits)))
    setFault(null)
    const next = cards.map((theirs, at) => (at === seat ? [...theirs, card] : theirs))
    setCards(next)
    const { partners } = stageOf(next, sides)
    if (partners && 'teams' in partners) onFound(partners.teams, whyHighest(next, sides, words, texts))
  }

  return (
    <div className="grid gap-3">
      <p>{words.hintCards}</p>
      <ol className="border-line border-t">
        {names.map((name, seat) => (
          <li key={name} className="border-line flex min-h-10 items-center justify-between gap-3 border-b">
            <span className={seat === asked ? 'font-bold' : ''}>{name}</span>
            <span className="text-muted text-right">
              {(cards[seat] ?? []).map((card) => cardWords(card, words, texts.suits)).join(', ')}
            </span>
          </li>
        ))}
      </ol>
      <Redraw cards={cards} names={names} words={words} sides={sides} />
      {asked !== undefined && (
        <>
          <div role="group" aria-label={words.suitOf(names[asked] ?? '')} className="grid grid-cols-4 gap-2">
            {SUITS.map((each) => (
              <Chip
                key={each}
                on={suit === each}
                name={texts.suits[each]}
                onToggle={() => (rank === null ? setSuit(each) : say(asked, { suit: each, rank }))}
              >
                <SuitIcon suit={each} />
              </Chip>
            ))}
          </div>
          <div role="group" aria-label={words.rankOf(names[asked] ?? '')} className="grid grid-cols-3 gap-2">
            {ranks.map((each) => (
              <Chip
                key={each}
                on={rank === each}
                onToggle={() => (suit === null ? setRank(each) : say(asked, { suit, rank: each }))}
              >
                {words.ranks[each]}
              </Chip>
            ))}
          </div>
        </>
      )}
      {fault && <FaultText>{fault}</FaultText>}
      {cards.some((theirs) => theirs.length > 0) && (
        <Button
          kind="quiet"
          onClick={() => {
            setCards(names.map(() => []))
            onFound(null, '')
          }}
        >
          {words.anew}
        </Button>
      )}
      <p className="text-muted text-sm leading-snug">{words.hintRule(Math.ceil(names.length / sides))}</p>
    </div>
  )
}
