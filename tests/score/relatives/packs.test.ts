import { describe, expect, test } from 'vitest'
import { RELATIVES, type RelativeName } from '@/lib/score'
import { packOf, pointsIn, relativeOf, suitOf, trumpsOf, usualOf } from '@/lib/score/relatives'
import { rulesOf } from '../../support/arbitraries/relatives'
import fc from 'fast-check'

/** Cards, trumps and card points by the customs that change the pack, counted by hand from the rules. */
const WANTED: Readonly<
  Record<RelativeName, readonly (readonly [object, string | undefined, number, number, number])[]>
> = {
  bierkopf: [
    [{ pack: 20 }, undefined, 20, 11, 120],
    [{ pack: 24 }, undefined, 24, 12, 120],
  ],
  mucken: [
    [{ pack: 24 }, 'muck', 24, 12, 120],
    [{ pack: 32 }, 'muck', 32, 14, 120],
    [{ pack: 24 }, 'wenz', 24, 4, 120],
    [{ pack: 24 }, 'geier', 24, 4, 120],
  ],
  blattla: [[{}, undefined, 32, 8, 120]],
  bauernstoss: [[{}, undefined, 32, 11, 120]],
  schoofkopp: [[{}, undefined, 32, 11, 120]],
  bauerchen: [[{}, undefined, 20, 8, 130]],
  officers: [
    [{}, 'solo', 32, 14, 120],
    [{}, 'wenz', 32, 4, 120],
  ],
  wendish: [
    [{ pack: 32 }, undefined, 32, 14, 120],
    [{ pack: 24 }, undefined, 24, 12, 120],
  ],
}

describe('the packs of the relatives', () => {
  const rows = RELATIVES.flatMap((name) => WANTED[name].map((row) => [name, ...row] as const))
  test.each(rows)(
    '%s with %o, %s: %d cards, %d trumps, %d card points',
    (name, over, contract, cards, trumps, points) => {
      const game = relativeOf(name)
      const facts = game.cards({ ...game.usual, ...over }, contract)
      expect(packOf(facts)).toHaveLength(cards)
      expect(trumpsOf(facts)).toHaveLength(trumps)
      expect(pointsIn(facts)).toBe(points)
      expect(points).toBe(game.total)
    },
  )

  test('whatever the customs and the contract are, trumps and plain suits are the pack, each card once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RELATIVES).chain((name) => rulesOf(relativeOf(name)).map((rules) => ({ name, rules }))),
        ({ name, rules }) => {
          const game = relativeOf(name)
          for (const contract of [undefined, ...game.contracts(rules)]) {
            const facts = game.cards(rules, contract)
            const trump = facts.trump === 'named' ? 'eichel' : facts.trump
            const plain = (['eichel', 'gras', 'herz', 'schellen'] as const)
              .filter((suit) => suit !== trump)
              .flatMap((suit) => suitOf(facts, suit))
            const all = [...trumpsOf(facts), ...plain].map(({ suit, rank }) => `${suit} ${rank}`)
            expect(new Set(all).size).toBe(all.length)
            expect(all).toHaveLength(packOf(facts).length)
            expect(pointsIn(facts)).toBe(game.total)
          }
        },
      ),
    )
  })

  test('usual rules are the first of each choice', () => {
    for (const name of RELATIVES) {
      const { customs, usual } = relativeOf(name)
      for (const [key, custom] of Object.entries(customs)) expect(usual[key]).toBe(usualOf(custom))
    }
  })
})

test('a Wenz is of Unters and a Geier of Obers, and no suit is trump', () => {
  const { cards, usual } = relativeOf('mucken')
  const trumps = (contract: string) => trumpsOf(cards(usual, contract)).map(({ suit, rank }) => `${suit} ${rank}`)
  const four = (rank: string) => ['eichel', 'gras', 'herz', 'schellen'].map((suit) => `${suit} ${rank}`)
  expect(trumps('wenz')).toEqual(four('unter'))
  expect(trumps('geier')).toEqual(four('ober'))
  expect(trumpsOf(relativeOf('officers').cards({}, 'wenz')).map(({ rank }) => rank)).toEqual(Array(4).fill('unter'))
})

test('the contracts that a game has are those that it asks for', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...RELATIVES).chain((name) => rulesOf(relativeOf(name)).map((rules) => ({ name, rules }))),
      ({ name, rules }) => {
        const game = relativeOf(name)
        const asked = game.asks(rules).flatMap((ask) => (ask.ask === 'contract' ? ask.options : []))
        expect(game.contracts(rules)).toEqual(asked)
      },
    ),
  )
})
