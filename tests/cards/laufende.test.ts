import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAmong, runOf, trumpsOf, type Card, type CardContract } from '@/lib/cards'
import { SUITS, type Suit } from '@/lib/score'

const trumps = (contract: CardContract) => trumpsOf({ contract, suit: 'herz', pack: 32 })
const ober = (suit: Suit): Card => ({ suit, rank: 'ober' })
const unter = (suit: Suit): Card => ({ suit, rank: 'unter' })

// Bavarian rules: an unbroken run of the highest trumps from the top one, in one hand or in those of partners.
describe('Laufende', () => {
  test('the three highest Ober with the declaring side are "mit 3"', () => {
    const ours = [ober('eichel'), ober('gras'), ober('herz'), unter('eichel')]
    expect(runOf(trumps('rufspiel'), isAmong(ours))).toEqual({ held: 'mit', count: 3 })
  })
  test('a gap ends the run: without the Gras-Ober it is "mit 1"', () => {
    expect(runOf(trumps('rufspiel'), isAmong([ober('eichel'), ober('herz')]))).toEqual({ held: 'mit', count: 1 })
  })
  test('the highest trump that the declaring side has is the Schellen-Ober: "ohne 3"', () => {
    expect(runOf(trumps('rufspiel'), isAmong([ober('schellen')]))).toEqual({ held: 'ohne', count: 3 })
  })
  test('a Wenz counts from the Eichel-Unter, a Geier from the Eichel-Ober', () => {
    const ours = [unter('eichel'), unter('gras'), ober('gras')]
    expect(runOf(trumps('wenz'), isAmong(ours))).toEqual({ held: 'mit', count: 2 })
    expect(runOf(trumps('geier'), isAmong(ours))).toEqual({ held: 'ohne', count: 1 })
  })
  test('after the Ober the Unter go on, and after them Herz', () => {
    const ours = [...SUITS.map(ober), ...SUITS.map(unter), { suit: 'herz', rank: 'ass' } as const]
    expect(runOf(trumps('rufspiel'), isAmong(ours))).toEqual({ held: 'mit', count: 9 })
  })
  test('a Bettel has none', () => {
    expect(runOf(trumps('bettel'), () => true)).toBeNull()
  })
  test('what is "mit" for one side is "ohne" for the other, and never none', () => {
    const cards = trumps('rufspiel')
    fc.assert(
      fc.property(fc.subarray([...cards]), (ours) => {
        const mine = runOf(cards, isAmong(ours))
        const theirs = runOf(cards, (card) => !isAmong(ours)(card))
        expect(mine?.count).toBe(theirs?.count)
        expect(mine?.count).toBeGreaterThan(0)
        expect(mine?.held).not.toBe(theirs?.held)
      }),
    )
  })
})
