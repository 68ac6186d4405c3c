import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedOf, viewAfter } from '@/app/evening/tally-view'
import { germanRulesOf, playersOf, type GermanDeal, type GermanRules } from '@/lib/score'
import type { GermanEvening } from '@/lib/table'
import { germanEvening } from '../support/arbitraries/german'
import { notebook } from '../support/notebook'

function evening(rules: GermanRules) {
  const people = Array.from({ length: playersOf(rules.variant) }, (_, seat) => `person-${seat}`)
  const book = notebook(people, { game: 'german', rules })
  const german = (): GermanEvening => {
    const derived = book.evening()
    if (derived.game !== 'german') throw new Error('not a German evening')
    return derived
  }
  /** What every stage of the evening looks like. */
  const drawings = () => {
    const rows = countedOf(german())
    return Array.from({ length: rows.length + 1 }, (_, count) => viewAfter(rows, count, german()))
  }
  return { ...book, drawings }
}

/** Deals without a dealer of their own: who deals is not drawn. */
const plain = (deals: readonly GermanDeal[]) => deals.slice(0, 12)

test('played again, each stage shows the strokes of the deals so far, and a finished head until the next one', () => {
  const book = evening(germanRulesOf({}))
  book.deal({ chooser: 0, cardPoints: 75 })
  book.deal({ chooser: 2, cardPoints: 59 })
  book.deal({ chooser: 1, won: true, level: 'schwarz' })
  book.deal({ chooser: 1, cardPoints: 30 })
  expect(book.drawings().map(({ marks, winner }) => [...marks.map((head) => head.length), winner])).toEqual([
    [0, 0, null],
    [1, 0, null],
    [1, 2, null],
    [1, 9, 1],
    [4, 0, null],
  ])
})

describe('taking back', () => {
  test('any deal leaves the drawing that was never any different', () => {
    fc.assert(
      fc.property(germanEvening(), fc.nat(), ({ rules, deals }, pick) => {
        const written = plain(deals)
        fc.pre(written.length > 0)
        const at = pick % written.length
        const taken = evening(rules)
        const ids = written.map((deal) => taken.deal(deal))
        taken.takeBack(ids[at] ?? '')
        const never = evening(rules)
        written.filter((_, deal) => deal !== at).forEach((deal) => never.deal(deal))
        expect(taken.drawings()).toEqual(never.drawings())
      }),
      { numRuns: 40 },
    )
  })

  test('and putting it back restores the drawing stroke by stroke', () => {
    fc.assert(
      fc.property(germanEvening(), fc.nat(), ({ rules, deals }, pick) => {
        const written = plain(deals)
        fc.pre(written.length > 0)
        const book = evening(rules)
        const ids = written.map((deal) => book.deal(deal))
        const before = book.drawings()
        const voided = book.takeBack(ids[pick % ids.length] ?? '')
        book.takeBack(voided)
        expect(book.drawings()).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })
})
