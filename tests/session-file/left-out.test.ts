import { describe, expect, test } from 'vitest'
import { germanRulesOf, rulesOf } from '@/lib/score'
import { bavarian, german, sessionIn } from './document'

describe('what may be left out', () => {
  test('is left out of the document where it says nothing', () => {
    const text = bavarian([], { title: false, playedOn: 0, rules: [] })
    expect(sessionIn(text)).toEqual({
      game: 'bavarian',
      players: ['Anna', 'Bert', 'Cilli', 'Dora'],
      rules: rulesOf({}),
      deals: [],
    })
  })

  test('is left out of a deal where it says nothing', () => {
    const facts = {
      contract: 'wenz',
      declarer: 0,
      cardPoints: 75,
      knocks: [],
      kontra: 0,
      tout: false,
      laufende: [],
      muss: 0,
    }
    expect(sessionIn(bavarian([{ ...facts, partner: false, playing: [], note: 0, dealer: false }])).deals).toEqual([
      { contract: 'wenz', declarer: 0, cardPoints: 75 },
    ])
  })

  test('is left out of rules where it is no value of its key', () => {
    const rules = {
      preset: false,
      doublings: 0,
      kontra: [],
      unit: false,
      ramsch: { durchmarschAt: 0 },
      tariff: { wenz: false },
    }
    expect(sessionIn(bavarian([], { rules })).rules).toEqual(rulesOf({}))
    expect(sessionIn(german([], { rules: { variant: 0, teams: [], overrun: false } })).rules).toEqual(germanRulesOf({}))
  })

  test('is not a price of 0, no Klopfen, a Sie without Laufende', () => {
    const rules = { tariff: { ramsch: 0 }, klopfen: { max: 0 }, sie: { laufende: false }, bock: { after: [] } } as const
    expect(sessionIn(bavarian([], { rules })).rules).toEqual(rulesOf(rules))
  })

  test('is not seat 0 as dealer, nor a lost game, nor no card points', () => {
    const deals = [
      { contract: 'wenz', declarer: 0, won: false, dealer: 0 },
      { contract: 'wenz', declarer: 0, cardPoints: 0, dealer: 0 },
    ]
    expect(sessionIn(bavarian(deals)).deals).toEqual(deals)
  })
})
