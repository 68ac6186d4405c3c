import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawSeats, isHigher, packOf, shuffled, type Card } from '@/lib/cards'

const said = ({ suit, rank }: Card) => `${suit} ${rank}`
const seed = fc.integer()

test('the Eichel-Sau is the highest card, the Schellen-Seven the lowest, and suits decide between Säue', () => {
  const sau = { suit: 'eichel', rank: 'ass' } as const
  for (const card of packOf(32)) if (said(card) !== said(sau)) expect(isHigher(sau, card)).toBe(true)
  expect(isHigher({ suit: 'gras', rank: 'ass' }, { suit: 'herz', rank: 'ass' })).toBe(true)
  expect(isHigher({ suit: 'schellen', rank: 'sieben' }, { suit: 'schellen', rank: 'acht' })).toBe(false)
})

test('a shuffled pack has every card once, and one seed shuffles it the same way', () => {
  fc.assert(
    fc.property(seed, (chance) => {
      expect(shuffled(32, chance).map(said).sort()).toEqual(packOf(32).map(said).sort())
      expect(shuffled(32, chance)).toEqual(shuffled(32, chance))
    }),
  )
})

test('everybody draws a card and a place of their own, and the higher card sits earlier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 8 }), seed, (people, chance) => {
      const drawn = drawSeats(people, chance)
      expect(new Set(drawn.map(({ card }) => said(card))).size).toBe(people)
      expect(drawn.map(({ place }) => place).sort()).toEqual(Array.from({ length: people }, (_, index) => index + 1))
      for (const one of drawn)
        for (const other of drawn) if (isHigher(one.card, other.card)) expect(one.place).toBeLessThan(other.place)
    }),
  )
})

test('over many seeds everybody gets every place about as often, and every card comes up', () => {
  const draws = Array.from({ length: 4000 }, (_, chance) => drawSeats(4, chance * 7919))
  for (const person of [0, 1, 2, 3])
    for (const place of [1, 2, 3, 4]) {
      const times = draws.filter((drawn) => drawn[person]?.place === place).length
      expect(times).toBeGreaterThan(850)
      expect(times).toBeLessThan(1150)
    }
  expect(new Set(draws.flatMap((drawn) => drawn.map(({ card }) => said(card)))).size).toBe(32)
})
