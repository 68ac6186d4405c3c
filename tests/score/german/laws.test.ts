import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { germanDealOf, playersOf, playGermanDeal, strokesFor, TALLY_START, winOf } from '@/lib/score'
import type { GermanDeal, GermanRules } from '@/lib/score'
import { chosenDeal, germanEvening, germanRules, teamRules } from '../../support/arbitraries/german'
import { play } from './evening'

/** Every deal of an evening with the tally that it met. */
function steps({ deals, rules }: { deals: readonly GermanDeal[]; rules: GermanRules }) {
  const played = play(deals, rules)
  return played.map((deal, at) => ({
    deal,
    facts: deals[at],
    before: at === 0 ? TALLY_START(rules) : (played[at - 1]?.after ?? TALLY_START(rules)),
  }))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('laws of the head', () => {
  test('a head is drawn by a team at the target, and never earlier', () => {
    fc.assert(
      fc.property(germanEvening(), (evening) => {
        for (const { deal, before } of steps(evening)) {
          const reached = before.strokes.map((strokes, team) => strokes + (deal.strokes[team] ?? 0))
          if (deal.headBy === null) expect(Math.max(...reached)).toBeLessThan(evening.rules.target)
          else expect(reached[deal.headBy]).toBeGreaterThanOrEqual(evening.rules.target)
        }
      }),
    )
  })

  test('tallies stay below the target, and heads only grow', () => {
    fc.assert(
      fc.property(germanEvening(), (evening) => {
        for (const { deal, before } of steps(evening)) {
          for (const strokes of deal.tally) {
            expect(strokes).toBeGreaterThanOrEqual(0)
            expect(strokes).toBeLessThan(evening.rules.target)
          }
          deal.heads.forEach((heads, team) => {
            if (team === deal.headBy) expect(heads).toBeGreaterThan(before.heads[team] ?? Infinity)
            else expect(heads).toBe(before.heads[team])
          })
        }
      }),
    )
  })

  test('after a head everybody else begins again at nothing; without one nobody loses a stroke', () => {
    fc.assert(
      fc.property(germanEvening(), (evening) => {
        for (const { deal, before } of steps(evening)) {
          deal.tally.forEach((strokes, team) => {
            if (deal.headBy === null) expect(strokes).toBe((before.strokes[team] ?? 0) + (deal.strokes[team] ?? 0))
            else if (team !== deal.headBy) expect(strokes).toBe(0)
          })
        }
      }),
    )
  })

  test('no stroke of who draws a head is lost under carry, and none is kept under drop', () => {
    fc.assert(
      fc.property(germanEvening(), (evening) => {
        for (const { deal, before } of steps(evening)) {
          const team = deal.headBy
          if (team === null) continue
          const drawn = (deal.heads[team] ?? 0) - (before.heads[team] ?? 0)
          const reached = (before.strokes[team] ?? 0) + (deal.strokes[team] ?? 0)
          if (evening.rules.overrun === 'drop') expect([drawn, deal.tally[team]]).toEqual([1, 0])
          else expect(drawn * evening.rules.target + (deal.tally[team] ?? 0)).toBe(reached)
        }
      }),
    )
  })

  test('a Schwarz always completes a head', () => {
    fc.assert(
      fc.property(germanEvening(teamRules), fc.nat(), fc.boolean(), (evening, seat, won) => {
        const { rules, deals } = evening
        const before = play(deals, rules).at(-1)?.after ?? TALLY_START(rules)
        const chooser = seat % playersOf(rules.variant)
        const schwarz = playGermanDeal({ chooser, won, level: 'schwarz' }, rules, playersOf(rules.variant), before)
        const chose = rules.teams.findIndex((team) => team.includes(chooser))
        expect(schwarz.headBy).toBe(won ? chose : 1 - chose)
      }),
    )
  })
})

describe('laws of the strokes', () => {
  const rulesAndDeal = teamRules.chain((rules) => fc.record({ rules: fc.constant(rules), deal: chosenDeal(rules) }))

  test('at most one team gets strokes for a deal, and some are got unless it was a draw', () => {
    fc.assert(
      fc.property(rulesAndDeal, ({ rules, deal }) => {
        const [played] = play([deal], rules)
        const draw = 'chooser' in deal && winOf(deal, rules) === null
        expect(played?.strokes.filter((strokes) => strokes > 0)).toHaveLength(draw ? 0 : 1)
      }),
    )
  })

  test('beating the chooser counts twice, and as his own win where he had to play', () => {
    for (const level of ['plain', 'schneider'] as const) {
      const own = strokesFor({ side: 'choosers', level }, false, 9)
      expect(strokesFor({ side: 'others', level }, false, 9)).toBe(2 * own)
      expect(strokesFor({ side: 'others', level }, true, 9)).toBe(own)
      expect(strokesFor({ side: 'choosers', level }, true, 9)).toBe(own)
    }
  })

  test('more card points never cost the choosers strokes', () => {
    const gain = (rules: GermanRules, cardPoints: number) => {
      const strokes = play([{ chooser: 0, cardPoints }], rules)[0]?.strokes ?? []
      const chose = rules.teams.findIndex((team) => team.includes(0))
      return (strokes[chose] ?? 0) - (strokes[1 - chose] ?? 0)
    }
    fc.assert(
      fc.property(teamRules, fc.integer({ min: 2, max: 117 }), (rules, cardPoints) => {
        expect(gain(rules, cardPoints + 1)).toBeGreaterThanOrEqual(gain(rules, cardPoints))
      }),
    )
  })
})

describe('laws of the evening', () => {
  test('a prefix and then the rest is the whole', () => {
    fc.assert(
      fc.property(germanEvening(), fc.nat({ max: 25 }), ({ rules, deals }, cut) => {
        const first = play(deals.slice(0, cut), rules)
        const rest = play(deals.slice(cut), rules, first.at(-1)?.after)
        expect([...first, ...rest]).toEqual(play(deals, rules))
      }),
    )
  })

  test('the teams in the other order have the same strokes in the other order', () => {
    const even = (evening: { deals: readonly GermanDeal[] }) =>
      evening.deals.every((deal) => !('strokes' in deal) || deal.strokes[0] !== deal.strokes[1])
    fc.assert(
      fc.property(germanEvening(teamRules).filter(even), ({ rules, deals }) => {
        const turned = deals.map((deal) => ('strokes' in deal ? { ...deal, strokes: deal.strokes.toReversed() } : deal))
        const straight = play(deals, rules)
        // Equal tallies by hand at the target go to the first team: there the mirror ends.
        const tie = straight.findIndex(
          ({ strokes }, at) =>
            straight[at]?.headBy !== null &&
            (straight[at - 1]?.tally[0] ?? 0) + (strokes[0] ?? 0) ===
              (straight[at - 1]?.tally[1] ?? 0) + (strokes[1] ?? 0),
        )
        const until = tie === -1 ? deals.length : tie
        const mirrored = play(turned, { ...rules, teams: rules.teams.toReversed() })
        expect(mirrored.slice(0, until).map(({ tally }) => tally)).toEqual(
          straight.slice(0, until).map(({ tally }) => tally.toReversed()),
        )
      }),
    )
  })

  test('only the team of the chooser counts, not his seat', () => {
    fc.assert(
      fc.property(germanEvening(teamRules), fc.nat(), ({ rules, deals }, turn) => {
        const partners = deals.map((deal) => {
          if (!('chooser' in deal)) return deal
          const team = rules.teams.find((seats) => seats.includes(deal.chooser)) ?? []
          return { ...deal, chooser: team[turn % team.length] ?? deal.chooser }
        })
        expect(play(partners, rules)).toEqual(play(deals, rules))
      }),
    )
  })

  test('draws that wait are the draws since the last win by cards', () => {
    const carrying = teamRules.map((rules) => ({ ...rules, sixty: 'carry' as const }))
    fc.assert(
      fc.property(germanEvening(carrying), ({ rules, deals }) => {
        let waiting = 0
        for (const { deal, facts } of steps({ rules, deals })) {
          if (facts && 'chooser' in facts) waiting = sum(deal.strokes) === 0 ? waiting + 1 : 0
          expect(deal.after.carried).toBe(waiting)
        }
      }),
    )
  })

  test('a deal written as it is needs no faults and reads as itself', () => {
    fc.assert(
      fc.property(germanEvening(germanRules), ({ rules, deals }) => {
        for (const deal of deals) {
          const saidNothing = 'strokes' in deal && deal.strokes.length === 0
          if (!saidNothing) expect(germanDealOf(deal, rules, { players: playersOf(rules.variant) })).toEqual({ deal })
        }
      }),
    )
  })
})
