import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cardPointsOf,
  germanRulesFaultsOf,
  germanRulesOf,
  playersOf,
  readGermanRules,
  VARIANTS,
  writtenGermanFaultsOf,
  writtenGermanOf,
} from '@/lib/score'
import { germanRules } from '../../support/arbitraries/german'

test('the nine variants have their players and card points', () => {
  expect(VARIANTS.map((variant) => [variant, playersOf(variant), cardPointsOf(variant)])).toEqual([
    ['A', 4, 120],
    ['B', 4, 120],
    ['C', 4, 120],
    ['D', 4, 120],
    ['E', 4, 120],
    ['F', 6, 120],
    ['G', 4, 240],
    ['H', 6, 240],
    ['I', 8, 240],
  ])
})

describe('rules in full', () => {
  test('are the usual ones where nothing is said', () => {
    expect(germanRulesOf({})).toEqual({
      variant: 'A',
      teams: [
        [0, 2],
        [1, 3],
      ],
      target: 9,
      ninety: 'schneider',
      sixty: 'chooserLoses',
      overrun: 'drop',
    })
  })
  test('put every second seat of six and eight in a team, and each seat alone in B', () => {
    expect(germanRulesOf({ variant: 'F' }).teams).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ])
    expect(germanRulesOf({ variant: 'I' }).teams).toEqual([
      [0, 2, 4, 6],
      [1, 3, 5, 7],
    ])
    expect(germanRulesOf({ variant: 'B' }).teams).toEqual([[0], [1], [2], [3]])
  })
  test('are written in short and read again as they were', () => {
    fc.assert(
      fc.property(germanRules, (rules) => {
        expect(germanRulesOf(writtenGermanOf(rules))).toEqual(rules)
      }),
    )
    expect(writtenGermanOf(germanRulesOf({}))).toEqual({})
    expect(writtenGermanOf(germanRulesOf({ variant: 'B' }))).toEqual({ variant: 'B' })
  })
  test('read from a file have what says nothing left out', () => {
    expect(readGermanRules({ variant: 'F', teams: [], target: false }, 6)).toEqual(germanRulesOf({ variant: 'F' }))
    expect(readGermanRules(undefined)).toEqual(germanRulesOf({}))
    expect(readGermanRules([])).toEqual(germanRulesOf({}))
  })
  test('written in short or in full have no faults', () => {
    fc.assert(
      fc.property(germanRules, (rules) => {
        expect(writtenGermanFaultsOf(writtenGermanOf(rules), playersOf(rules.variant))).toEqual([])
        expect(germanRulesFaultsOf(rules, playersOf(rules.variant))).toEqual([])
      }),
    )
  })
})

describe('what is wrong with rules', () => {
  const codes = (written: unknown, players: number | null = 4) =>
    writtenGermanFaultsOf(written, players).map(({ code, field }) => `${code} ${field}`)

  test.each<[string, unknown, string[], (number | null)?]>([
    ['rules that are no object', 'A', ['bad_shape rules']],
    ['rules that are a list', [1], ['bad_shape rules']],
    ['an unknown key', { preset: 'turnier' }, ['bad_shape preset']],
    ['an unknown variant', { variant: 'J' }, ['bad_shape variant']],
    ['a small letter', { variant: 'a' }, ['bad_shape variant']],
    ['a head of ten', { target: 10 }, ['bad_shape target']],
    ['nine as text', { target: '9' }, ['bad_shape target']],
    ['an unknown ninety', { ninety: 'bavarian' }, ['bad_shape ninety']],
    ['an unknown sixty', { sixty: true }, ['bad_shape sixty']],
    ['an unknown overrun', { overrun: null }, ['bad_shape overrun']],
    ['teams that are no lists', { teams: 'NS' }, ['bad_shape teams']],
    ['one team', { teams: [[0, 1, 2, 3]] }, ['bad_shape teams']],
    ['three teams', { teams: [[0, 1], [2], [3]] }, ['bad_shape teams']],
    [
      'seats as text',
      {
        teams: [
          ['0', 2],
          [1, 3],
        ],
      },
      ['bad_shape teams'],
    ],
    ['a seat in no team', { teams: [[0, 2], [1]] }, ['teams_incomplete teams']],
    [
      'a seat in both teams',
      {
        teams: [
          [0, 2],
          [0, 1, 3],
        ],
      },
      ['teams_incomplete teams'],
    ],
    [
      'a seat that is not at the table',
      {
        teams: [
          [0, 2],
          [1, 4],
        ],
      },
      ['teams_incomplete teams'],
    ],
    ['a team of nobody', { teams: [[0, 1, 2, 3], []] }, ['teams_incomplete teams']],
    [
      'teams in B',
      {
        variant: 'B',
        teams: [
          [0, 2],
          [1, 3],
        ],
      },
      ['rules_contradict teams'],
    ],
    ['teams in B, each seat for itself', { variant: 'B', teams: [[0], [1], [2], [3]] }, ['rules_contradict teams']],
    [
      'teams that fit the players but not the variant',
      {
        variant: 'F',
        teams: [
          [0, 2],
          [1, 3],
        ],
      },
      [],
    ],
    [
      'teams that fit neither',
      {
        variant: 'F',
        teams: [
          [0, 2],
          [1, 4],
        ],
      },
      ['teams_incomplete teams'],
    ],
    [
      'teams when the players are not known',
      {
        teams: [
          [0, 2],
          [1, 3],
        ],
      },
      [],
      null,
    ],
    [
      'teams twice one seat when nothing is known',
      {
        variant: 'Z',
        teams: [
          [0, 0],
          [1, 3],
        ],
      },
      ['bad_shape variant', 'teams_incomplete teams'],
      null,
    ],
    [
      'teams of six when nothing is known',
      {
        variant: 'Z',
        teams: [
          [0, 1, 2],
          [3, 4, 5],
        ],
      },
      ['bad_shape variant'],
      null,
    ],
    [
      'everything at once',
      { variant: 1, target: 1, ninety: 1, sixty: 1, overrun: 1, teams: 1, x: 1 },
      [
        'bad_shape x',
        'bad_shape variant',
        'bad_shape target',
        'bad_shape ninety',
        'bad_shape sixty',
        'bad_shape overrun',
        'bad_shape teams',
      ],
    ],
  ])('%s', (_, written, expected, players = 4) => {
    expect(codes(written, players)).toEqual(expected)
  })

  test('in a log every key must be there', () => {
    const { teams: _, ...rest } = germanRulesOf({})
    expect(germanRulesFaultsOf(rest, 4)).toEqual([{ code: 'bad_shape', field: 'teams' }])
    expect(germanRulesFaultsOf({ ...germanRulesOf({}), target: undefined }, 4)).toEqual([
      { code: 'bad_shape', field: 'target' },
    ])
    expect(germanRulesFaultsOf(null, 4)).toEqual([{ code: 'bad_shape', field: 'rules' }])
  })
  test('in a log the players are as many as the variant wants', () => {
    expect(germanRulesFaultsOf(germanRulesOf({ variant: 'F' }), 4)).toEqual([
      { code: 'players_out_of_range', field: 'players' },
    ])
    expect(germanRulesFaultsOf(germanRulesOf({ variant: 'F' }), null)).toEqual([])
  })
  test('in a log of variant B each seat is a team', () => {
    const rules = germanRulesOf({ variant: 'B' })
    expect(
      germanRulesFaultsOf(
        {
          ...rules,
          teams: [
            [0, 2],
            [1, 3],
          ],
        },
        4,
      ),
    ).toEqual([{ code: 'rules_contradict', field: 'teams' }])
  })
})
