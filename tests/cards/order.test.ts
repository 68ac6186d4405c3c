import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CARD_POINTS,
  isTrump,
  packOf,
  plainRows,
  pointsOf,
  trumpsOf,
  type Card,
  type CardContract,
  type Pack,
  type Played,
} from '@/lib/cards'
import { CONTRACTS, SUITS } from '@/lib/score'

const said = ({ suit, rank }: Card) => `${suit} ${rank}`
const trumps = (contract: CardContract, suit: Played['suit'] = 'herz', pack: Pack = 32) =>
  trumpsOf({ contract, suit, pack }).map(said)

const PLAYABLE = CONTRACTS.filter((contract) => contract !== 'passed' && contract !== 'manual')
const played: fc.Arbitrary<Played> = fc.record({
  contract: fc.constantFrom(...PLAYABLE),
  suit: fc.constantFrom(...SUITS),
  pack: fc.constantFrom<Pack>(32, 24),
})

test('the values of the cards: Sau 11, Zehn 10, König 4, Ober 3, Unter 2, 120 in either pack', () => {
  expect(CARD_POINTS).toEqual({ ass: 11, zehn: 10, koenig: 4, ober: 3, unter: 2, neun: 0, acht: 0, sieben: 0 })
  expect([pointsOf(packOf(32)), pointsOf(packOf(24))]).toEqual([120, 120])
  expect([packOf(32).length, packOf(24).length]).toEqual([32, 24])
})

describe('trumps, counted in the long and in the short pack', () => {
  // Bavarian rules: 4 Ober, 4 Unter and the rest of Herz or of the named suit; 4 in Wenz and Geier; 11 with a suit to them.
  test.each<[CardContract, number, number]>([
    ['rufspiel', 14, 12],
    ['hochzeit', 14, 12],
    ['kreuz', 14, 12],
    ['ramsch', 14, 12],
    ['farbsolo', 14, 12],
    ['wenz', 4, 4],
    ['geier', 4, 4],
    ['farbwenz', 11, 9],
    ['farbgeier', 11, 9],
    ['bettel', 0, 0],
  ])('%s has %i, or %i', (contract, long, short) => {
    for (const suit of SUITS)
      expect([trumps(contract, suit).length, trumps(contract, suit, 24).length]).toEqual([long, short])
  })
})

describe('the order of trumps', () => {
  const OBER = ['eichel ober', 'gras ober', 'herz ober', 'schellen ober']
  const UNTER = ['eichel unter', 'gras unter', 'herz unter', 'schellen unter']

  test('a Rufspiel: Ober, Unter, then Herz from the Sau down to the Seven', () => {
    const herz = ['herz ass', 'herz zehn', 'herz koenig', 'herz neun', 'herz acht', 'herz sieben']
    expect(trumps('rufspiel')).toEqual([...OBER, ...UNTER, ...herz])
  })
  test('a Rufspiel with the short pack ends with the Nine', () => {
    expect(trumps('rufspiel', 'herz', 24).slice(8)).toEqual(['herz ass', 'herz zehn', 'herz koenig', 'herz neun'])
  })
  test('a Grassolo has Gras behind the Unter', () => {
    expect(trumps('farbsolo', 'gras').slice(7, 10)).toEqual(['schellen unter', 'gras ass', 'gras zehn'])
  })
  test('a Wenz has the Unter, a Geier the Ober', () => {
    expect([trumps('wenz'), trumps('geier')]).toEqual([UNTER, OBER])
  })
  test('in a Farbwenz the Ober stands between König and Nine of its suit, in a Farbgeier the Unter', () => {
    expect(trumps('farbwenz', 'schellen').slice(4, 9)).toEqual(
      ['ass', 'zehn', 'koenig', 'ober', 'neun'].map((rank) => `schellen ${rank}`),
    )
    expect(trumps('farbgeier', 'eichel').slice(4, 9)).toEqual(
      ['ass', 'zehn', 'koenig', 'unter', 'neun'].map((rank) => `eichel ${rank}`),
    )
  })
})

describe('what is plain', () => {
  test('in a Wenz all four suits, with the Ober behind the König', () => {
    const rows = plainRows({ contract: 'wenz', suit: 'herz', pack: 32 })
    expect(rows.map((row) => row.of)).toEqual(['eichel', 'gras', 'herz', 'schellen'])
    expect(rows[0]?.cards.map((card) => card.rank)).toEqual(['ass', 'zehn', 'koenig', 'ober', 'neun', 'acht', 'sieben'])
  })
  test('in a Rufspiel three suits of six', () => {
    const rows = plainRows({ contract: 'rufspiel', suit: 'eichel', pack: 32 })
    expect(rows.map((row) => [row.of, row.cards.length])).toEqual([
      ['eichel', 6],
      ['gras', 6],
      ['schellen', 6],
    ])
  })
})

describe('laws of every contract, suit and pack', () => {
  test('trumps and plain suits are the pack, each card once, and are worth 120', () => {
    fc.assert(
      fc.property(played, (game) => {
        const cards = [...trumpsOf(game), ...plainRows(game).flatMap((row) => row.cards)]
        expect(cards.map(said).sort()).toEqual(packOf(game.pack).map(said).sort())
        expect(pointsOf(cards)).toBe(120)
      }),
    )
  })
  test('a card is trump exactly if it is in no plain suit', () => {
    fc.assert(
      fc.property(played, (game) => {
        const plain = new Set(plainRows(game).flatMap((row) => row.cards.map(said)))
        for (const card of packOf(game.pack)) expect(isTrump(card, game)).toBe(!plain.has(said(card)))
      }),
    )
  })
  test('the short pack is the long one without its Sevens and Eights, in the same order', () => {
    fc.assert(
      fc.property(played, (game) => {
        const short = trumpsOf({ ...game, pack: 24 }).map(said)
        const long = trumpsOf({ ...game, pack: 32 })
          .filter((card) => card.rank !== 'sieben' && card.rank !== 'acht')
          .map(said)
        expect(short).toEqual(long)
      }),
    )
  })
})
