import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worthOf } from '@/lib/score/relatives'
import type { PlayedRelative } from '@/lib/score'
import { dealOf, familyEvening, relative, rulesOf, type FamilyEvening } from '../../support/arbitraries/relatives'

/** The deals of an evening as they were played, in order. */
function playedOf({ game, rules, deals }: FamilyEvening): PlayedRelative[] {
  let standing = game.start(rules)
  return deals.map((deal) => {
    const played = game.play(deal, rules, game.players, standing)
    standing = played.after
    return played
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe('laws of the relatives', () => {
  test('no strokes are ever taken away, and a tally falls only where a game is done', () => {
    fc.assert(
      fc.property(familyEvening, (evening) => {
        let before: readonly number[] = evening.game.start(evening.rules).tally
        for (const { made, tally, doneBy } of playedOf(evening)) {
          for (const count of made) expect(count).toBeGreaterThanOrEqual(0)
          if (doneBy === null) expect(tally).toEqual(before.map((count, side) => count + (made[side] ?? 0)))
          else expect(sum(tally)).toBe(0)
          before = tally
        }
      }),
    )
  })

  test('the target is reached exactly once a game, by one side, and by no deal that did not reach it', () => {
    fc.assert(
      fc.property(familyEvening, (evening) => {
        const target = evening.game.target(evening.rules)
        let before: readonly number[] = evening.game.start(evening.rules).tally
        let done = 0
        for (const { made, tally, doneBy, games, matches } of playedOf(evening)) {
          const reached = before.some((count, side) => count + (made[side] ?? 0) >= (target?.strokes ?? Infinity))
          expect(doneBy !== null).toBe(reached)
          if (reached) done += 1
          if (target === null || target.gamesInMatch === null) expect(sum(games)).toBe(done)
          else expect(sum(games) + sum(matches) * target.gamesInMatch).toBeLessThanOrEqual(done)
          before = tally
        }
      }),
    )
  })

  test('money comes from somewhere: all scores and the stock add up to nothing, and the stock never owes', () => {
    fc.assert(
      fc.property(familyEvening, (evening) => {
        let stock = 0
        for (const played of playedOf(evening)) {
          expect(sum(played.scores) + played.stock - stock).toBe(0)
          expect(played.stock).toBeGreaterThanOrEqual(0)
          stock = played.stock
        }
      }),
    )
  })

  test('the lines of the receipt are what the deal is worth', () => {
    fc.assert(
      fc.property(familyEvening, (evening) => {
        for (const { lines, worth, made, winner } of playedOf(evening)) {
          expect(worthOf(lines)).toBe(worth)
          if (winner === null) expect(worth).toBe(0)
          else if (evening.game.target(evening.rules) !== null) expect(sum(made)).toBe(worth)
        }
      }),
    )
  })

  test('the deal goes round the table, from whoever is named to have dealt', () => {
    fc.assert(
      fc.property(familyEvening, fc.nat(), (evening, pick) => {
        fc.pre(evening.deals.length > 0)
        const { players } = evening.game
        const named = pick % evening.deals.length
        const dealer = pick % players
        const deals = evening.deals.map((deal, at) => (at === named ? { ...deal, dealer } : deal))
        playedOf({ ...evening, deals }).forEach((played, at) => {
          expect(played.dealer).toBe(at < named ? at % players : (dealer + at - named) % players)
        })
      }),
    )
  })

  test('crosswise sides are alike: seen from the other side, a deal without a chooser is the same', () => {
    fc.assert(
      fc.property(familyEvening, (evening) => {
        fc.pre(evening.game.name === 'bierkopf')
        const mirrored = evening.deals.map((deal) => ({ ...deal, side: 1 - (deal.side ?? 0) }))
        const other = playedOf({ ...evening, deals: mirrored })
        expect(other.map(({ made }) => made.toReversed())).toEqual(playedOf(evening).map(({ made }) => made))
      }),
    )
  })

  test('a deal without faults is read as it was written, and read again stays the same', () => {
    const written = relative.chain((game) =>
      rulesOf(game).chain((rules) => dealOf(game, rules).map((deal) => ({ game, rules, deal }))),
    )
    fc.assert(
      fc.property(written, ({ game, rules, deal }) => {
        const read = game.dealOf(deal, rules, game.players)
        expect(read).toHaveProperty('deal')
        if ('deal' in read) expect(game.dealOf(read.deal, rules, game.players)).toEqual(read)
      }),
    )
  })

  test('whatever JSON a deal or rules are, they are judged and never thrown at', () => {
    fc.assert(
      fc.property(relative, fc.jsonValue(), fc.jsonValue(), (game, facts, rules) => {
        expect(Array.isArray(game.faultsOf(facts, game.usual, game.players))).toBe(true)
        expect(Array.isArray(game.faultsOf(facts, null, null))).toBe(true)
        expect(Array.isArray(game.rulesFaultsOf(rules, 4))).toBe(true)
      }),
    )
  })

  test('rules are written short and read whole', () => {
    fc.assert(
      fc.property(
        relative.chain((game) => rulesOf(game).map((rules) => ({ game, rules }))),
        ({ game, rules }) => {
          expect(game.readRules(game.writtenOf(rules))).toEqual({ rules })
          expect(game.rulesFaultsOf(rules, game.players)).toEqual([])
        },
      ),
    )
  })
})
