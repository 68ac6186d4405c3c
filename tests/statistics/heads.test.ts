import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { germanRulesOf, playersOf, type GermanRules } from '@/lib/score'
import { headsOf, headsOver } from '@/lib/statistics'
import type { GermanEvening, PlayerId } from '@/lib/table'
import { germanEvening } from '../support/arbitraries/german'
import { notebook } from '../support/notebook'

const FOUR = ['anna', 'bert', 'cilli', 'dora']

function book(seats: readonly PlayerId[] = FOUR, rules: GermanRules = germanRulesOf({})) {
  const pages = notebook(seats, { game: 'german', rules })
  const german = (): GermanEvening => {
    const evening = pages.evening()
    if (evening.game !== 'german') throw new Error('not a German evening')
    return evening
  }
  return { ...pages, german }
}

describe('heads that are kept', () => {
  test('add up over the evenings, for each person and for those who drew them together', () => {
    const first = book()
    first.deal({ strokes: [9, 0] })
    first.deal({ strokes: [0, 9] })
    // The same two together a week later, though they sit elsewhere.
    const second = book(['cilli', 'bert', 'anna', 'dora'])
    second.deal({ strokes: [9, 0] })
    expect(headsOver([first, second].map((pages) => headsOf(pages.german())))).toEqual({
      total: 3,
      people: [
        { player: 'anna', heads: 2 },
        { player: 'cilli', heads: 2 },
        { player: 'bert', heads: 1 },
        { player: 'dora', heads: 1 },
      ],
      teams: [
        { players: ['anna', 'cilli'], heads: 2 },
        { players: ['bert', 'dora'], heads: 1 },
      ],
    })
  })
  test('belong to the team that made the last stroke, though the teams changed before', () => {
    const pages = book()
    pages.deal({ strokes: [8, 0] })
    const rules = germanRulesOf({
      teams: [
        [0, 1],
        [2, 3],
      ],
    })
    pages.put({ kind: 'rules', session: pages.session, game: 'german', rules })
    pages.deal({ strokes: [1, 0] })
    expect(headsOf(pages.german()).teams).toEqual([{ players: ['anna', 'bert'], heads: 1 }])
  })
  test('go with the deal that is taken back', () => {
    const pages = book()
    pages.takeBack(pages.deal({ strokes: [9, 0] }))
    expect(headsOf(pages.german())).toEqual({ total: 0, people: [], teams: [] })
  })
  test('are of a person alone where everybody plays for themselves', () => {
    const pages = book(FOUR, germanRulesOf({ variant: 'B' }))
    pages.deal({ strokes: [0, 9, 0, 0] })
    expect(headsOf(pages.german())).toEqual({ total: 1, people: [{ player: 'bert', heads: 1 }], teams: [] })
  })
  test('are two where a Schwarz and what was carried complete two at once', () => {
    const pages = book(FOUR, germanRulesOf({ sixty: 'carry', overrun: 'carry' }))
    pages.deal({ strokes: [8, 5] })
    pages.deal({ chooser: 0, cardPoints: 60 })
    pages.deal({ chooser: 0, won: true, level: 'schwarz' })
    expect(headsOf(pages.german())).toMatchObject({ total: 2, teams: [{ heads: 2 }] })
  })
  test('are as many as the evening says, whatever was played', () => {
    fc.assert(
      fc.property(germanEvening(), ({ rules, deals }) => {
        const pages = book(
          Array.from({ length: playersOf(rules.variant) }, (_, seat) => `person-${seat}`),
          rules,
        )
        for (const deal of deals.slice(0, 10)) pages.deal(deal)
        const evening = pages.german()
        expect(headsOf(evening).total).toBe(evening.heads.reduce((sum, heads) => sum + heads, 0))
      }),
      { numRuns: 30 },
    )
  })
})
