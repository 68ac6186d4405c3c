import { describe, expect, test } from 'vitest'
import { draftsOf, inTeam, planOf, seatedCrosswise, withTeams } from '@/app/new/plan'
import {
  countsResults,
  germanDealOf,
  germanRulesFaultsOf,
  germanRulesOf,
  teamCountsOf,
  usualTeams,
  VARIANTS,
  type GermanRules,
} from '@/lib/score'

const RULES = germanRulesOf({})
const VIEW = { name: '', language: 'de', currency: 'EUR', people: [], sessions: [], unknown: 0 }

/** The two teams after these seats changed sides, one after the other. */
const changed = (rules: GermanRules, ...seats: readonly number[]) =>
  seats.reduce((now, seat) => inTeam(now, seat, now.teams[0]?.includes(seat) ? 1 : 0), rules).teams

describe('teams of a table', () => {
  test('are defined freely, seat by seat', () => {
    expect(changed(RULES, 1, 2)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
  test('hold every seat once whatever was tapped, so that the rules have no fault', () => {
    const eight = germanRulesOf({ variant: 'I' })
    const teams = changed(eight, 0, 2, 4, 0, 7)
    expect(germanRulesFaultsOf({ ...eight, teams }, 8)).toEqual([])
  })
  test('never lose their last one', () => {
    expect(changed(RULES, 0, 2)).toEqual([[2], [0, 1, 3]])
  })
  test('are written as they were chosen', () => {
    const german = inTeam(inTeam(RULES, 1, 0), 2, 1)
    const seats = ['Anna', 'Bert', 'Cilli', 'Dora'].map((name) => ({ id: null, name }))
    const drafts = draftsOf({ ...planOf(VIEW), seats, game: 'german', german }, [], '2026-11-26', () => 'id')
    expect(drafts.at(-1)).toMatchObject({ kind: 'session', game: 'german', rules: { teams: german.teams } })
  })
  test('that were drawn sit crosswise, in the order of their cards, and alternate', () => {
    const seats = ['Anna', 'Bert', 'Cilli', 'Dora'].map((name) => ({ id: null, name }))
    const plan = { ...planOf(VIEW), seats }
    const drawn = seatedCrosswise(plan, [
      [3, 1],
      [0, 2],
    ])
    expect(drawn.seats.map(({ name }) => name)).toEqual(['Dora', 'Anna', 'Bert', 'Cilli'])
    expect(drawn.german.teams).toEqual(usualTeams('A'))
  })
  test('that were drawn in the middle of an evening keep their seats', () => {
    const { teams } = withTeams(RULES, [
      [3, 1],
      [2, 0],
    ])
    expect(teams).toEqual([
      [1, 3],
      [0, 2],
    ])
  })
})

describe('more than two teams', () => {
  test('are the pairs of those tables that are large enough', () => {
    expect(VARIANTS.map((variant) => [variant, ...teamCountsOf(variant)].join(' '))).toEqual([
      'A 2',
      'B 2',
      'C 2',
      'D 2',
      'E 2',
      'F 2 3',
      'G 2',
      'H 2 3',
      'I 2 4',
    ])
  })
  test('sit as far apart as can be', () => {
    expect(usualTeams('F', 6, 3)).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ])
  })
  test('are rules without a fault where pairs fit, and of a bad shape elsewhere', () => {
    const pairs = (variant: GermanRules['variant'], count: number) =>
      germanRulesFaultsOf({ ...germanRulesOf({ variant }), teams: usualTeams(variant, undefined, count) }, null)
    expect(pairs('H', 3)).toEqual([])
    expect(pairs('I', 4)).toEqual([])
    expect(pairs('I', 3)).toEqual([{ code: 'bad_shape', field: 'teams' }])
    expect(pairs('A', 4)).toEqual([{ code: 'bad_shape', field: 'teams' }])
  })
  test('have strokes by hand, as none of them needs to have the majority', () => {
    const rules = germanRulesOf({ variant: 'F', teams: usualTeams('F', 6, 3) })
    expect(countsResults(rules)).toBe(false)
    expect(germanDealOf({ strokes: [0, 2, 0] }, rules, { players: 6 })).toEqual({ deal: { strokes: [0, 2, 0] } })
    expect(germanDealOf({ chooser: 1, won: true }, rules, { players: 6 })).toEqual({
      faults: [{ code: 'result_missing', field: 'strokes' }],
    })
  })
})
