import { describe, expect, test } from 'vitest'
import { relativeOf } from '@/lib/score/relatives'
import type { RelativeName } from '@/lib/score'

const codesOf = (name: RelativeName, facts: object, over: object = {}) => {
  const game = relativeOf(name)
  return game.faultsOf(facts, { ...game.usual, ...over }, game.players).map(({ code, field }) => `${code} ${field}`)
}

describe('what is wrong with a deal of a relative', () => {
  test.each([
    ['bierkopf', { cardPoints: 70 }, ['chooser_missing side']],
    ['bierkopf', { side: 2, cardPoints: 70 }, ['bad_shape side']],
    ['bierkopf', { side: 0 }, ['result_missing cardPoints']],
    ['bierkopf', { side: 0, cardPoints: 119 }, ['card_points_impossible cardPoints']],
    ['bierkopf', { side: 0, cardPoints: 70, won: true }, ['result_contradicts won']],
    ['bierkopf', { side: 0, cardPoints: 70, level: 'schneider' }, ['result_contradicts level']],
    ['bierkopf', { side: 0, cardPoints: 0, schwarz: true }, ['result_contradicts schwarz']],
    ['bierkopf', { side: 0, won: true, doublings: 1 }, ['bad_shape doublings']],
    ['bierkopf', { side: 0, won: true, kontra: 1 }, ['bad_shape kontra']],
    ['bierkopf', { byHand: [22, 0] }, ['strokes_out_of_range byHand']],
    ['bierkopf', { byHand: [1, 0, 0] }, ['bad_shape byHand']],
    ['bierkopf', { byHand: [1, 0], won: true }, ['result_contradicts byHand']],
    ['bierkopf', { side: 0, won: true, dealer: 4 }, ['bad_shape dealer']],
    ['mucken', { side: 0, won: true, contract: 'solo' }, ['unknown_contract contract']],
    ['mucken', { side: 0, won: true, announced: 'plain' }, ['bad_shape announced']],
    ['blattla', { declarer: 0, won: true }, ['partner_missing partner']],
    ['blattla', { declarer: 0, partner: 0, won: true }, ['partner_is_declarer partner']],
    ['blattla', { declarer: 0, partner: 7, won: true }, ['seat_not_playing partner']],
    ['blattla', { contract: 'solo', declarer: 0, partner: 1, won: true }, ['partner_not_allowed partner']],
    ['blattla', { partner: 1, won: true }, ['declarer_missing declarer']],
    ['blattla', { declarer: 0, partner: 1, tout: true, cardPoints: 120 }, ['result_contradicts cardPoints']],
    ['blattla', { declarer: 0, partner: 1, tout: true }, ['result_missing won']],
    ['blattla', { declarer: 0, partner: 1, won: true, doublings: 2 }, ['kontra_out_of_range doublings']],
    ['blattla', { byHand: [10, 0, 0, 0] }, ['scores_do_not_balance byHand']],
    ['bauerchen', { side: 0, won: true, melds: [3, 2] }, ['bad_shape melds']],
    ['bauerchen', { side: 0, cardPoints: 129 }, ['card_points_impossible cardPoints']],
    ['bauernstoss', { side: 0, won: true, chalk: 0 }, ['bad_shape chalk']],
  ] as const)('%s, %o: %o', (name, facts, faults) => {
    expect(codesOf(name, facts)).toEqual(faults)
  })

  test('fewer Laufende than count are no Laufende', () => {
    const facts = { declarer: 0, partner: 1, won: true, laufende: 2 }
    expect(codesOf('blattla', facts, { laufendeFrom: 3 })).toEqual(['laufende_out_of_range laufende'])
    expect(codesOf('blattla', facts, { laufendeFrom: 2 })).toEqual([])
  })

  test('rules are what the customs offer, for as many as play', () => {
    const { rulesFaultsOf, usual } = relativeOf('bierkopf')
    expect(rulesFaultsOf(usual, 4)).toEqual([])
    expect(rulesFaultsOf(usual, 3)).toEqual([{ code: 'players_out_of_range', field: 'players' }])
    expect(rulesFaultsOf({ ...usual, target: 20 }, 4)).toEqual([{ code: 'bad_shape', field: 'target' }])
    expect(rulesFaultsOf({ ...usual, jack: 1 }, 4)).toEqual([{ code: 'bad_shape', field: 'jack' }])
    const { half: _, ...less } = usual
    expect(rulesFaultsOf(less, 4)).toEqual([{ code: 'bad_shape', field: 'half' }])
  })
})
