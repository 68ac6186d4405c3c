import { describe, expect, test } from 'vitest'
import { drawnOf, stageOf, whyHighest, type Cards } from '@/app/new/draw-words'
import { de } from '@/lib/i18n/de'
import { de as german } from '@/lib/i18n/german/de'
import type { Card, Rank, Suit } from '@/lib/score'

const card = (suit: Suit, rank: Rank): Card => ({ suit, rank })
const why = (cards: Cards, sides = 2) => whyHighest(cards, sides, german.draw, de)

describe('the draw at the table', () => {
  test('waits for everybody who has no card yet', () => {
    expect(stageOf([[], [card('herz', 'sau')], [], []], 2)).toEqual({ partners: null, waiting: [0, 2, 3] })
  })
  test('of a double pack waits for those who tie where it matters, one after the other', () => {
    const tie = card('gras', 'koenig')
    const cards: Cards = [[card('eichel', 'sau')], [tie], [tie], [card('herz', 'neun')]]
    expect(stageOf(cards, 2)).toEqual({ partners: { redraw: [1, 2] }, waiting: [1, 2] })
    const one = cards.map((drawn, seat) => (seat === 2 ? [...drawn, card('herz', 'acht')] : drawn))
    expect(stageOf(one, 2).waiting).toEqual([1])
    const both = one.map((drawn, seat) => (seat === 1 ? [...drawn, card('herz', 'sieben')] : drawn))
    expect(stageOf(both, 2)).toEqual({
      partners: {
        teams: [
          [0, 2],
          [1, 3],
        ],
      },
      waiting: [],
    })
  })
  test('says the cards that decided it', () => {
    expect(
      why([[card('herz', 'neun')], [card('gras', 'sau')], [card('eichel', 'zehn')], [card('schellen', 'unter')]]),
    ).toBe('Sie haben die höchsten Karten: Schellen-Unter und Gras-Sau.')
  })
  test('says it where only the suit decided', () => {
    expect(
      why([[card('herz', 'sau')], [card('gras', 'sau')], [card('eichel', 'sau')], [card('schellen', 'neun')]]),
    ).toBe(
      'Sie haben die höchsten Karten: Eichel-Sau und Gras-Sau; Gras-Sau geht vor Herz-Sau, weil die Farbe entscheidet.',
    )
  })
  test('keeps what was drawn again apart from the first card', () => {
    expect(drawnOf([[card('herz', 'sau'), card('herz', 'acht')], []])).toEqual([
      { seat: 0, card: card('herz', 'sau'), again: [card('herz', 'acht')] },
    ])
  })
})
