import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedOf, viewAfter } from '@/app/evening/relative/slate-view'
import type { RelativeDeal, RelativeName, RelativeRules } from '@/lib/score'
import { relativeOf } from '@/lib/score/relatives'
import type { RelativeEvening } from '@/lib/table'
import { familyEvening } from '../support/arbitraries/relatives'
import { notebook } from '../support/notebook'

function evening(game: RelativeName, rules: RelativeRules = relativeOf(game).usual) {
  const { players } = relativeOf(game)
  const people = Array.from({ length: players }, (_, seat) => `person-${seat}`)
  const book = notebook(people, { game, rules })
  const relative = (): RelativeEvening => {
    const derived = book.evening()
    if (derived.game === 'bavarian' || derived.game === 'german') throw new Error('not a relative')
    return derived
  }
  const views = () => {
    const rows = countedOf(relative())
    // The row itself differs by its id.
    return Array.from({ length: rows.length + 1 }, (_, count) => {
      const { last, ...view } = viewAfter(rows, count, relative())
      return { ...view, played: last?.played }
    })
  }
  return { ...book, views }
}

const strokes = (...byHand: readonly number[]): RelativeDeal => ({ byHand })

describe('the slate of a relative, deal by deal', () => {
  test('begins empty, and marks what the last deal made', () => {
    const book = evening('bierkopf')
    book.deal(strokes(2, 1))
    book.deal({ side: 1, won: true, level: 'schneider' })
    expect(book.views().map((view) => [view.strokes, view.fresh])).toEqual([
      [
        [0, 0],
        [0, 0],
      ],
      [
        [2, 1],
        [2, 1],
      ],
      [
        [2, 3],
        [0, 2],
      ],
    ])
  })
  test('keeps a finished game until the next deal is written', () => {
    const book = evening('bierkopf')
    book.deal(strokes(20, 5))
    book.deal({ side: 0, won: true })
    book.deal({ side: 1, won: true })
    expect(book.views().map(({ strokes: made, games }) => [made, games])).toEqual([
      [
        [0, 0],
        [0, 0],
      ],
      [
        [20, 5],
        [0, 0],
      ],
      [
        [21, 5],
        [1, 0],
      ],
      [
        [0, 1],
        [1, 0],
      ],
    ])
  })
  test('says the draws that wait', () => {
    const book = evening('bierkopf')
    book.deal({ side: 0, cardPoints: 60 })
    book.deal({ side: 1, won: true })
    expect(book.views().map(({ carried }) => carried)).toEqual([0, 1, 0])
  })
  test('taking back any deal leaves the slate that was never any different', () => {
    fc.assert(
      fc.property(familyEvening, fc.nat(), ({ game, rules, deals }, pick) => {
        const written = deals.slice(0, 12)
        fc.pre(written.length > 0 && game.target(rules) !== null)
        const at = pick % written.length
        const taken = evening(game.name, rules)
        const ids = written.map((deal) => taken.deal(deal))
        const before = taken.views()
        const voided = taken.takeBack(ids[at] ?? '')
        const never = evening(game.name, rules)
        written.filter((_, deal) => deal !== at).forEach((deal) => never.deal(deal))
        expect(taken.views()).toEqual(never.views())
        taken.takeBack(voided)
        expect(taken.views()).toEqual(before)
      }),
      { numRuns: 15 },
    )
  })
})
