import { describe, expect, it } from 'vitest'
import {
  bockOf,
  playDeal,
  playingFrom,
  ROUND_START,
  rulesOf,
  BOCK_CAUSES,
  type BockCause,
  type Deal,
  type Round,
  type WrittenRules,
} from '@/lib/score'

const deal = (facts: object): Deal => ({ declarer: 0, ...facts }) as Deal // complete in each case below
const passed: Deal = { contract: 'passed' }
const ruf = (more: object): Deal => deal({ contract: 'rufspiel', partner: 1, ...more })
const solo = (more: object): Deal => deal({ contract: 'farbsolo', suit: 'gras', ...more })
const herz = (more: object): Deal => deal({ contract: 'farbsolo', suit: 'herz', ...more })
const plain = ruf({ cardPoints: 75 })

const opens = (one: Deal, written: WrittenRules = {}): BockCause[] =>
  BOCK_CAUSES.filter(
    (cause) => playDeal(one, rulesOf({ ...written, bock: { after: [cause] } }), 4, ROUND_START).after.bock.length > 0,
  )

describe('a Bock is opened', () => {
  it.each([
    ['by nothing in an ordinary deal', plain, []],
    ['by a Kontra that lost', ruf({ cardPoints: 75, kontra: 1 }), ['lostKontra']],
    ['not by a Kontra that won', ruf({ cardPoints: 45, kontra: 1 }), []],
    ['by a Re that lost', ruf({ cardPoints: 45, kontra: 2 }), ['lostKontra']],
    ['not by a Re that won', ruf({ cardPoints: 75, kontra: 2 }), []],
    ['by a Kontra lost against a Bettel', deal({ contract: 'bettel', won: true, kontra: 1 }), ['lostKontra']],
    ['by 60 to 60', ruf({ cardPoints: 60 }), ['sixty']],
    ['not by 61 to 59', ruf({ cardPoints: 61 }), []],
    ['by both at once', ruf({ cardPoints: 60, kontra: 2 }), ['lostKontra', 'sixty']],
    ['by Schwarz', ruf({ cardPoints: 120, schwarz: true }), ['schwarz']],
    ['by Schwarz that was told', ruf({ won: false, level: 'schwarz' }), ['schwarz']],
    ['not by Schneider', ruf({ won: false, level: 'schneider' }), []],
    ['by any Solo in Herz', herz({ cardPoints: 45 }), ['herzsolo']],
    ['not by a Solo in Gras', solo({ cardPoints: 75 }), []],
    ['not by a Farbwenz in Herz', deal({ contract: 'farbwenz', suit: 'herz', cardPoints: 75 }), []],
    ['by a Tout that was won', solo({ tout: 'won' }), ['tout']],
    ['by a Tout that was lost, in Herz', herz({ tout: 'lost' }), ['herzsolo', 'tout']],
    ['by a Sie in Herz as a Solo in Herz', herz({ sie: true }), ['herzsolo']],
    ['by a deal that is thrown in', passed, ['passed']],
    [
      'by no Ramsch, whatever its points',
      deal({ contract: 'ramsch', ramsch: { cardPoints: [60, 60, 0, 0], loser: 0, jungfrauen: [2, 3] } }),
      [],
    ],
  ] as const)('%s', (_why, one, causes) => {
    expect(opens(one)).toEqual(causes)
  })

  it('by Schwarz also where it is not paid', () => {
    expect(opens(solo({ cardPoints: 120, schwarz: true }), { schneider: { in: 'rufspiel' } })).toEqual(['schwarz'])
  })

  it('by no side in a void Kreuz, but by its 60 to 60', () => {
    const tie = deal({ contract: 'kreuz', cardPoints: 60, kontra: 1 })
    expect(opens(tie, { kreuz: { tie: 'void' } })).toEqual(['sixty'])
  })
})

const after = (rules: WrittenRules, deals: readonly Deal[], players = 4): Round =>
  deals.reduce<Round>((round, one) => playDeal(one, rulesOf(rules), players, round).after, ROUND_START)
const left = (rules: WrittenRules, deals: readonly Deal[], players = 4) =>
  bockOf(after(rules, deals, players), rulesOf(rules))

describe('a Bock lasts', () => {
  const sixty = ruf({ cardPoints: 60 })
  const two: WrittenRules = { bock: { after: ['sixty', 'passed'], deals: 2 } }
  it('a round: as many deals as there are players, not seats', () => {
    const rules: WrittenRules = { bock: { after: ['sixty'] } }
    const tie: Deal = { contract: 'rufspiel', declarer: 1, partner: 2, cardPoints: 60 }
    expect(left(rules, [tie], 5)).toEqual({ factor: 2, left: 5 })
  })
  it.each([
    ['as many deals as the table says', [sixty], { factor: 2, left: 2 }],
    ['one fewer after each', [sixty, plain], { factor: 2, left: 1 }],
    ['until none is left', [sixty, plain, plain], { factor: 1, left: 0 }],
    [
      'through a deal that is thrown in',
      [ruf({ cardPoints: 60 }), plain, { contract: 'passed' }],
      { factor: 2, left: 3 },
    ],
    ['no longer for a deal by hand', [sixty, { contract: 'manual', scores: [0, 0, 0, 0] }], { factor: 2, left: 1 }],
    ['one period after the other', [sixty, sixty], { factor: 2, left: 3 }],
  ] as const)('%s', (_why, deals, bock) => {
    expect(left(two, deals)).toEqual(bock)
  })
  it.each([
    ['for each period by itself', [sixty, sixty], { factor: 4, left: 2 }],
    ['and each ends by itself', [sixty, sixty, plain], { factor: 2, left: 1 }],
    ['until none is left', [sixty, sixty, plain, plain], { factor: 1, left: 0 }],
  ] as const)('at the same time: %s', (_why, deals, bock) => {
    expect(left({ bock: { after: ['sixty'], deals: 2, stack: 'multiply' } }, deals)).toEqual(bock)
  })
  it('one after the other, if a deal meets two causes', () => {
    const rules: WrittenRules = { bock: { after: ['sixty', 'lostKontra'], deals: 2 } }
    expect(left(rules, [ruf({ cardPoints: 60, kontra: 2 })])).toEqual({ factor: 2, left: 4 })
  })
  it('as it began, where the table has since given it up', () => {
    const round = after(two, [sixty])
    const played = playDeal(plain, rulesOf({}), 4, round)
    expect(played.bock).toBe(2)
    expect(bockOf(played.after, rulesOf({}))).toEqual({ factor: 2, left: 1 })
  })
})

describe('a factor named by the deal', () => {
  const rules = rulesOf({ bock: { after: ['sixty'], deals: 2 } })
  const bock = after({ bock: { after: ['sixty'], deals: 2 } }, [ruf({ cardPoints: 60 })])
  it('takes the place of the one that the rule gives, and uses one up all the same', () => {
    const played = playDeal({ ...plain, bock: 1 }, rules, 4, bock)
    expect(played).toMatchObject({ bock: 1, stake: 20 })
    expect(played.after.bock).toEqual([{ left: 1 }])
  })
  it('does not double amounts by hand', () => {
    const played = playDeal({ contract: 'manual', scores: [3, -1, -1, -1], bock: 8 }, rules, 4, bock)
    expect(played).toMatchObject({ bock: 8, stake: null, scores: [3, -1, -1, -1] })
  })
})

describe('who plays', () => {
  const rules = rulesOf({})
  it.each([
    ['all of a full table', 2, 4, [0, 1, 2, 3]],
    ['of five, all but the dealer', 2, 5, [0, 1, 3, 4]],
    ['of six, the four after the dealer', 4, 6, [0, 1, 2, 5]],
    ['of eight, the four after the dealer', 7, 8, [0, 1, 2, 3]],
  ] as const)('%s', (_why, dealer, players, playing) => {
    expect(playingFrom(dealer, rules, players)).toEqual(playing)
  })
  it('of four with three seats, all but the dealer', () => {
    expect(playingFrom(0, rulesOf({ pack: 24, seats: 3 }), 4)).toEqual([1, 2, 3])
  })
})
