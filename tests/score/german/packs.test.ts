import { describe, expect, test } from 'vitest'
import {
  cardPointsOf,
  fixedTrumpOf,
  FORM_FACTS,
  FORMS,
  mostTrumpsOf,
  packOf,
  playersOf,
  SUITS,
  trumpCountsOf,
  trumpsOf,
  valueOf,
  VARIANTS,
  wenzelsOf,
} from '@/lib/score'
import type { Suit, Variant } from '@/lib/score'

/** Trumps and Wenzels as the literature on the nine variants has them; C depends on the suit. */
const KNOWN: Readonly<Record<Variant, { cards: number; wenzels: number; trumps: readonly number[]; points: number }>> =
  {
    A: { cards: 32, wenzels: 4, trumps: [11, 11, 11, 11], points: 120 },
    B: { cards: 32, wenzels: 4, trumps: [11], points: 120 },
    C: { cards: 32, wenzels: 6, trumps: [12, 12, 13, 13], points: 120 },
    D: { cards: 32, wenzels: 8, trumps: [14, 14, 14, 14], points: 120 },
    E: { cards: 32, wenzels: 6, trumps: [13], points: 120 },
    F: { cards: 36, wenzels: 6, trumps: [14], points: 120 },
    G: { cards: 48, wenzels: 12, trumps: [22], points: 240 },
    H: { cards: 48, wenzels: 12, trumps: [22], points: 240 },
    I: { cards: 64, wenzels: 16, trumps: [28], points: 240 },
  }

const suitsOf = (variant: Variant): readonly Suit[] => {
  const fixed = fixedTrumpOf(variant)
  return fixed === null ? SUITS : [fixed]
}

describe.each(VARIANTS)('the pack of variant %s', (variant) => {
  const known = KNOWN[variant]
  test(`has ${known.cards} cards, the same for everybody`, () => {
    expect(packOf(variant)).toHaveLength(known.cards)
    expect(known.cards % playersOf(variant)).toBe(0)
  })
  test(`has ${known.points} card points, as the score counts them`, () => {
    expect(packOf(variant).reduce((sum, card) => sum + valueOf(card), 0)).toBe(known.points)
    expect(cardPointsOf(variant)).toBe(known.points)
  })
  test(`has ${known.wenzels} Wenzels and ${[...new Set(known.trumps)].join(' or ')} trumps`, () => {
    expect(wenzelsOf(variant)).toHaveLength(known.wenzels)
    expect(suitsOf(variant).map((suit) => trumpsOf(variant, suit).length)).toEqual(known.trumps)
  })
})

describe('the Wenzels', () => {
  test('rank Obers above Unters, and Eichel before Gras, Herz and Schellen', () => {
    expect(wenzelsOf('C').map(({ suit, rank }) => `${suit} ${rank}`)).toEqual([
      'eichel ober',
      'gras ober',
      'eichel unter',
      'gras unter',
      'herz unter',
      'schellen unter',
    ])
  })
})

describe('the three forms of the East German rule book', () => {
  test('have as many Wenzels as they say, and 120 card points', () => {
    for (const form of FORMS) {
      const { variant, wenzels } = FORM_FACTS[form]
      expect(wenzelsOf(variant)).toHaveLength(wenzels)
      expect(cardPointsOf(variant)).toBe(120)
      expect(playersOf(variant)).toBe(4)
    }
  })
  test('have so many trumps: one number where the suit does not matter', () => {
    expect(
      Object.fromEntries(FORMS.map((form) => [form, trumpCountsOf(FORM_FACTS[form].variant, FORM_FACTS[form].trump)])),
    ).toEqual({
      classic: [11],
      changing6: [12, 13],
      changing8: [14],
      fixed4: [11],
      fixed6: [13],
      fixed8: [14],
    })
  })
})

test('nobody declares more trumps than they hold cards', () => {
  expect(VARIANTS.map(mostTrumpsOf)).toEqual([8, 8, 8, 8, 8, 6, 12, 8, 8])
})
