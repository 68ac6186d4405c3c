import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawn, germanRulesOf, newestOf, slateOf, viewOf } from '@/lib/score'
import type { GermanDeal, GermanRules, SlateDeal } from '@/lib/score'
import { germanEvening, teamRules } from '../../support/arbitraries/german'
import { play } from './evening'

const deals = (written: readonly GermanDeal[], rules: GermanRules): SlateDeal[] =>
  play(written, rules).map((played, at) => ({ number: at + 1, played, rules }))

const by = (...strokes: number[]) => ({ strokes })
const RULES = germanRulesOf({})

describe('the slate', () => {
  test('remembers which deal made which stroke', () => {
    expect(slateOf(deals([by(1, 0), by(0, 2), by(4, 0)], RULES)).marks).toEqual([
      [1, 3, 3, 3, 3],
      [2, 2],
    ])
  })

  test('keeps the finished head, what the others had then, and begins anew', () => {
    expect(slateOf(deals([by(8, 2), by(2, 0), by(0, 1)], RULES))).toEqual({
      marks: [[], [3]],
      finished: [
        {
          team: 0,
          deal: 2,
          target: 9,
          marks: [
            [1, 1, 1, 1, 1, 1, 1, 1, 2],
            [1, 1],
          ],
        },
      ],
    })
  })

  test('carries what is too much into the next head, and two heads where it is enough for them', () => {
    const rules = germanRulesOf({ overrun: 'carry', sixty: 'carry' })
    const draw = { chooser: 0, cardPoints: 60 }
    const schwarz = { chooser: 0, won: true, level: 'schwarz' } as const
    const slate = slateOf(deals([by(8, 5), draw, draw, schwarz], rules))
    expect(slate.marks).toEqual([[4], []])
    expect(slate.finished.map(({ marks }) => marks)).toEqual([
      [
        [1, 1, 1, 1, 1, 1, 1, 1, 4],
        [1, 1, 1, 1, 1],
      ],
      [[4, 4, 4, 4, 4, 4, 4, 4, 4], []],
    ])
  })

  test('shows a finished head until the next deal', () => {
    const written = deals([by(8, 4), { chooser: 1, cardPoints: 0, schwarz: true }, by(0, 1)], RULES)
    const view = (count: number) => viewOf(slateOf(written.slice(0, count)), written[count - 1] ?? null, RULES)
    expect(view(0)).toEqual({ marks: [[], []], target: 9, winner: null, deal: null })
    expect(view(2)).toMatchObject({ winner: 0, deal: 2 })
    expect(view(3)).toMatchObject({ marks: [[], [3]], winner: null, deal: 3 })
  })

  test('shows nine new strokes for a Schwarz from behind at eight to four', () => {
    const written = deals([by(8, 4), { chooser: 0, cardPoints: 0, schwarz: true }], RULES)
    const view = viewOf(slateOf(written), written[1] ?? null, RULES)
    expect(view).toMatchObject({ winner: 1, deal: 2 })
    // Five strokes of the Schwarz complete what four had begun; the rest are lost.
    expect(view.marks.map((marks) => marks.length)).toEqual([8, 9])
    expect(view.marks.map((marks) => newestOf(marks, 2))).toEqual([0, 5])
  })
})

describe('laws of the slate', () => {
  const counts = (marks: readonly (readonly number[])[]) => marks.map((strokes) => strokes.length)

  test('it shows exactly the tally, and as many heads as were finished', () => {
    fc.assert(
      fc.property(germanEvening(), ({ rules, deals: written }) => {
        let slate = slateOf([])
        for (const deal of deals(written, rules)) {
          slate = drawn(slate, deal)
          expect(counts(slate.marks)).toEqual(deal.played.tally)
          const finished = rules.teams.map((_, team) => slate.finished.filter((head) => head.team === team).length)
          expect(finished).toEqual(deal.played.heads)
        }
      }),
    )
  })

  test('a head is finished with all its strokes and never earlier', () => {
    fc.assert(
      fc.property(germanEvening(), ({ rules, deals: written }) => {
        const slate = slateOf(deals(written, rules))
        for (const head of slate.finished) expect(head.marks[head.team]).toHaveLength(rules.target)
        for (const marks of slate.marks) expect(marks.length).toBeLessThan(rules.target)
      }),
    )
  })

  test('a Schwarz always finishes one', () => {
    fc.assert(
      fc.property(germanEvening(teamRules), fc.boolean(), ({ rules, deals: written }, won) => {
        const before = slateOf(deals(written, rules))
        const after = slateOf(deals([...written, { chooser: 0, won, level: 'schwarz' }], rules))
        expect(after.finished.length).toBeGreaterThan(before.finished.length)
      }),
    )
  })

  test('strokes stand in the order in which they were made, and none but the newest deal adds any', () => {
    fc.assert(
      fc.property(germanEvening(), ({ rules, deals: written }) => {
        let slate = slateOf([])
        for (const deal of deals(written, rules)) {
          const before = slate
          slate = drawn(slate, deal)
          slate.marks.forEach((marks, team) => {
            expect(marks).toEqual(marks.toSorted((one, other) => one - other))
            const old = marks.filter((mark) => mark !== deal.number)
            if (deal.played.headBy === null) expect(old).toEqual(before.marks[team] ?? [])
            else expect(old).toEqual([])
          })
        }
      }),
    )
  })
})
