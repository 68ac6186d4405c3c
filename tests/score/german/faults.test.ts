import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { germanDealOf, germanFaultsOf, germanRulesOf, playersOf, VARIANTS } from '@/lib/score'
import type { WrittenGermanRules } from '@/lib/score'
import { play } from './evening'

function faults(facts: unknown, written: WrittenGermanRules = {}): string[] {
  const rules = germanRulesOf(written)
  const found = germanFaultsOf(facts, rules, { players: playersOf(rules.variant) })
  return found.map(({ code, field }) => (field === '' ? code : `${code} ${field}`))
}

describe('what is wrong with a deal of the German game', () => {
  test.each<[string, unknown, string[], WrittenGermanRules?]>([
    ['a deal that is no object', 7, ['bad_shape']],
    ['a deal that is a list', [], ['bad_shape']],
    ['a deal that is null', null, ['bad_shape']],
    ['nothing at all', {}, ['chooser_missing chooser', 'result_missing cardPoints']],
    ['a key of the other game', { chooser: 0, won: true, contract: 'wenz' }, ['bad_shape contract']],
    ['an unknown key, even if it says nothing', { chooser: 0, won: true, bock: 0 }, ['bad_shape bock']],
    ['two unknown keys', { chooser: 0, won: true, a: 1, b: 2 }, ['bad_shape a', 'bad_shape b']],
    ['no chooser', { cardPoints: 75 }, ['chooser_missing chooser']],
    ['a chooser that is no seat at all', { chooser: '0', cardPoints: 75 }, ['bad_shape chooser']],
    ['half a seat', { chooser: 0.5, cardPoints: 75 }, ['bad_shape chooser']],
    ['a chooser who is not at the table', { chooser: 4, cardPoints: 75 }, ['seat_not_playing chooser']],
    ['a chooser below the first seat', { chooser: -1, cardPoints: 75 }, ['seat_not_playing chooser']],
    ['a seventh chooser of six', { chooser: 6, cardPoints: 75 }, ['seat_not_playing chooser'], { variant: 'F' }],
    ['a dealer who is not at the table', { chooser: 0, won: true, dealer: 4 }, ['bad_shape dealer']],
    ['a dealer that is no seat', { chooser: 0, won: true, dealer: 'Anna' }, ['bad_shape dealer']],
    ['a note that is no text', { chooser: 0, won: true, note: 3 }, ['bad_shape note']],
    ['no result', { chooser: 0 }, ['result_missing cardPoints']],
    ['a level alone is no result', { chooser: 0, level: 'schneider' }, ['result_missing cardPoints']],
    ['a Schwarz alone is no result', { chooser: 0, schwarz: true }, ['result_missing cardPoints']],
    ['two results', { chooser: 0, cardPoints: 75, won: true }, ['result_contradicts won']],
    [
      'two results that differ and a level',
      { chooser: 0, cardPoints: 75, won: false, level: 'plain' },
      ['result_contradicts won'],
    ],
    ['a level beside card points', { chooser: 0, cardPoints: 75, level: 'plain' }, ['result_contradicts level']],
    [
      'a Schwarz beside some card points',
      { chooser: 0, cardPoints: 75, schwarz: true },
      ['result_contradicts schwarz'],
    ],
    ['a Schwarz beside won', { chooser: 0, won: true, schwarz: true }, ['result_contradicts schwarz']],
    [
      'half of a double pack is no Schwarz',
      { chooser: 0, cardPoints: 120, schwarz: true },
      ['result_contradicts schwarz'],
      { variant: 'G' },
    ],
    ['one card point', { chooser: 0, cardPoints: 1 }, ['card_points_impossible cardPoints']],
    ['all but one', { chooser: 0, cardPoints: 119 }, ['card_points_impossible cardPoints']],
    [
      'all but one of a double pack',
      { chooser: 0, cardPoints: 239 },
      ['card_points_impossible cardPoints'],
      { variant: 'G' },
    ],
    ['more than all', { chooser: 0, cardPoints: 121 }, ['card_points_impossible cardPoints']],
    [
      'more than all of a double pack',
      { chooser: 0, cardPoints: 241 },
      ['card_points_impossible cardPoints'],
      { variant: 'I' },
    ],
    ['less than none', { chooser: 0, cardPoints: -2 }, ['card_points_impossible cardPoints']],
    [
      'a Schwarz is not judged beside card points that cannot be',
      { chooser: 0, cardPoints: 119, schwarz: true },
      ['card_points_impossible cardPoints'],
    ],
    ['card points as text', { chooser: 0, cardPoints: '75' }, ['bad_shape cardPoints']],
    ['half a card point', { chooser: 0, cardPoints: 60.5 }, ['bad_shape cardPoints']],
    ['won as text', { chooser: 0, won: 'yes' }, ['bad_shape won']],
    ['an unknown level', { chooser: 0, won: true, level: 'matsch' }, ['bad_shape level']],
    ['forced as a number', { chooser: 0, won: true, forced: 1 }, ['bad_shape forced']],
    ['schwarz as text', { chooser: 0, cardPoints: 0, schwarz: 'ja' }, ['bad_shape schwarz']],
    ['strokes beside a result', { strokes: [1, 0], cardPoints: 75 }, ['result_contradicts strokes']],
    ['strokes beside a chooser', { strokes: [1, 0], chooser: 0 }, ['result_contradicts strokes']],
    ['strokes beside a forced game', { strokes: [1, 0], forced: true }, ['result_contradicts strokes']],
    [
      'what stands beside strokes is not judged',
      { strokes: [1, 0], chooser: 9, cardPoints: 119 },
      ['result_contradicts strokes'],
    ],
    ['three teams', { strokes: [1, 0, 0] }, ['bad_shape strokes']],
    ['one team', { strokes: [1] }, ['bad_shape strokes']],
    ['strokes that are no list', { strokes: 3 }, ['bad_shape strokes']],
    ['a stroke and a half', { strokes: [1.5, 0] }, ['bad_shape strokes']],
    ['more strokes than a head', { strokes: [10, 0] }, ['strokes_out_of_range strokes']],
    ['fewer than none', { strokes: [0, -1] }, ['strokes_out_of_range strokes']],
    [
      'ten strokes are fine for twelve, thirteen are not',
      { strokes: [10, 13] },
      ['strokes_out_of_range strokes'],
      { target: 12 },
    ],
    ['too many for too many teams', { strokes: [10, 0, 0] }, ['bad_shape strokes', 'strokes_out_of_range strokes']],
    ['two of four in B', { strokes: [1, 0] }, ['bad_shape strokes'], { variant: 'B' }],
    ['a deal by cards in B', { chooser: 0, cardPoints: 119 }, ['result_missing strokes'], { variant: 'B' }],
    [
      'a deal by cards and strokes in B',
      { chooser: 0, strokes: [0, 0, 0, 1] },
      ['result_contradicts strokes'],
      { variant: 'B' },
    ],
    [
      'four things at once',
      { chooser: 5, dealer: 9, cardPoints: 1, extra: true },
      ['bad_shape extra', 'bad_shape dealer', 'seat_not_playing chooser', 'card_points_impossible cardPoints'],
    ],
  ])('%s', (_, facts, expected, rules) => {
    expect(faults(facts, rules)).toEqual(expected)
  })
})

describe('what is wrong whatever the rules or the players may be', () => {
  const codes = (facts: unknown, written: WrittenGermanRules | null, players: number | null) =>
    germanFaultsOf(facts, written && germanRulesOf(written), { players }).map(({ code }) => code)

  test.each<[string, unknown, string[]]>([
    ['card points that some pack has', { chooser: 0, cardPoints: 130 }, []],
    ['all but one of one pack', { chooser: 0, cardPoints: 119 }, []],
    ['all but one of two packs', { chooser: 0, cardPoints: 239 }, ['card_points_impossible']],
    ['one card point', { chooser: 0, cardPoints: 1 }, ['card_points_impossible']],
    ['more than two packs', { chooser: 0, cardPoints: 242 }, ['card_points_impossible']],
    ['a Schwarz of some pack', { chooser: 0, cardPoints: 240, schwarz: true }, []],
    ['a Schwarz of no pack', { chooser: 0, cardPoints: 200, schwarz: true }, ['result_contradicts']],
    ['strokes of a head of twelve', { strokes: [12, 0] }, []],
    ['strokes of no head', { strokes: [13, 0] }, ['strokes_out_of_range']],
    ['strokes of four seats', { strokes: [0, 0, 0, 1] }, []],
    ['strokes of three', { strokes: [0, 0, 1] }, ['bad_shape']],
    ['nothing: that is no deal under any rules', {}, ['result_missing']],
    ['a result without a chooser', { won: true }, ['chooser_missing']],
    ['a fifth seat, where four sit', { chooser: 4, won: true }, ['seat_not_playing']],
  ])('%s, when the rules are not known', (_, facts, expected) => {
    expect(codes(facts, null, 4)).toEqual(expected)
  })

  test('a seat of some table is not judged when the players are not known', () => {
    expect(codes({ chooser: 7, won: true, dealer: 7 }, {}, null)).toEqual([])
    expect(codes({ chooser: 8, won: true, dealer: 8 }, {}, null)).toEqual(['bad_shape', 'seat_not_playing'])
    expect(codes({ chooser: 7, cardPoints: 119 }, {}, null)).toEqual(['card_points_impossible'])
  })
})

describe('what may as well be left out', () => {
  const at = { players: 4 }
  const rules = germanRulesOf({})
  test('is left out of the deal', () => {
    const facts = { chooser: 0, cardPoints: 75, forced: false, schwarz: false, strokes: [], level: 0, note: false }
    expect(germanDealOf(facts, rules, at)).toEqual({ deal: { chooser: 0, cardPoints: 75 } })
    const told = { chooser: 0, won: false, level: 'plain', cardPoints: false, dealer: [] }
    expect(germanDealOf(told, rules, at)).toEqual({ deal: { chooser: 0, won: false } })
  })
  test('is not seat 0, nor no card points, nor a lost game, nor strokes of none', () => {
    expect(germanDealOf({ dealer: 0, chooser: 0, cardPoints: 0 }, rules, at)).toEqual({
      deal: { dealer: 0, chooser: 0, cardPoints: 0 },
    })
    expect(germanDealOf({ strokes: [0, 0] }, rules, at)).toEqual({ deal: { strokes: [0, 0] } })
  })
  test('is missing where it is needed', () => {
    expect(faults({ chooser: false, cardPoints: 75 })).toEqual(['chooser_missing chooser'])
    expect(faults({ chooser: 0, cardPoints: [] })).toEqual(['result_missing cardPoints'])
    expect(faults({ strokes: [] }, { variant: 'B' })).toEqual(['result_missing strokes'])
  })
})

test('whatever JSON comes, it is named or it can be played', () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.integer({ min: -2, max: 121 }), fc.boolean())
  const keys = ['dealer', 'chooser', 'forced', 'cardPoints', 'won', 'level', 'schwarz', 'strokes', 'note']
  const facts = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] }),
    fc.record({ strokes: fc.array(fc.integer({ min: -1, max: 10 }), { maxLength: 4 }) }),
    fc.record({ chooser: fc.nat({ max: 8 }), cardPoints: fc.integer({ min: -1, max: 241 }) }),
  )
  let played = 0
  fc.assert(
    fc.property(facts, fc.constantFrom(...VARIANTS), (some, variant) => {
      const rules = germanRulesOf({ variant })
      const read = germanDealOf(some, rules, { players: playersOf(variant) })
      if ('faults' in read) {
        expect(read.faults.length).toBeGreaterThan(0)
        return
      }
      played += 1
      for (const strokes of play([read.deal], rules)[0]?.tally ?? [-1]) expect(strokes).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 1000 },
  )
  expect(played).toBeGreaterThan(50)
})
