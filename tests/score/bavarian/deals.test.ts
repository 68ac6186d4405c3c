import { describe, expect, it } from 'vitest'
import {
  declaringSide,
  outcomeOf,
  playDeal,
  receiptOf,
  ROUND_START,
  rulesOf,
  cents,
  type Deal,
  type Round,
  type WrittenRules,
} from '@/lib/score'

const FOUR = [0, 1, 2, 3]
const at = { players: 4, playing: FOUR, dealer: 0, bock: 1 }
const ruf = (more: object): Deal => ({ contract: 'rufspiel', declarer: 0, partner: 1, ...more }) as Deal // with a result in `more`
const solo = (more: object): Deal => ({ contract: 'farbsolo', suit: 'gras', declarer: 0, ...more }) as Deal // the same
const kreuz = (more: object): Deal => ({ contract: 'kreuz', declarer: 1, ...more }) as Deal // the same
const ramsch = (end: object, more: object = {}): Deal => ({ contract: 'ramsch', ramsch: end, ...more }) // the same
const stakeOf = (deal: Deal, rules: WrittenRules = {}) => receiptOf(deal, rulesOf(rules), at).stake
const scoresOf = (deal: Deal, rules: WrittenRules = {}, before: Round = ROUND_START, players = 4) =>
  playDeal(deal, rulesOf(rules), players, before).scores

describe('who has won, and how clearly the others lost', () => {
  const takesOver: WrittenRules = { kontra: { takesOver: true, max: 4 } }
  const muss: WrittenRules = { muss: { winsAt: 60 } }
  it.each([
    ['61 wins', ruf({ cardPoints: 61 }), {}, true, 'plain'],
    ['60 loses', ruf({ cardPoints: 60 }), {}, false, 'plain'],
    ['90 leaves the defenders out of Schneider', ruf({ cardPoints: 90 }), {}, true, 'plain'],
    ['91 does not', ruf({ cardPoints: 91 }), {}, true, 'schneider'],
    ['31 leaves the declarers out of Schneider', ruf({ cardPoints: 31 }), {}, false, 'plain'],
    ['30 does not', ruf({ cardPoints: 30 }), {}, false, 'schneider'],
    ['no trick is Schwarz', ruf({ cardPoints: 0, schwarz: true }), {}, false, 'schwarz'],
    ['no points are not, by tricks', ruf({ cardPoints: 0 }), {}, false, 'schneider'],
    ['no points are, by points', ruf({ cardPoints: 0 }), { schwarz: 'points' }, false, 'schwarz'],
    ['a forced game is won at 60', ruf({ cardPoints: 60, muss: true }), muss, true, 'plain'],
    ['and not at 59', ruf({ cardPoints: 59, muss: true }), muss, false, 'plain'],
    ['and out of Schneider at 30', ruf({ cardPoints: 30, muss: true }), muss, false, 'plain'],
    ['and not at 29', ruf({ cardPoints: 29, muss: true }), muss, false, 'schneider'],
    ['and its defenders are Schneider with 30', ruf({ cardPoints: 90, muss: true }), muss, true, 'schneider'],
    ['and not with 31', ruf({ cardPoints: 89, muss: true }), muss, true, 'plain'],
    [
      'whatever the table has for other games',
      ruf({ cardPoints: 30, muss: true }),
      { ...muss, schneider: { declarersFreeAt: 35 } },
      false,
      'plain',
    ],
    ['a game that is not forced is not eased', ruf({ cardPoints: 60 }), muss, false, 'plain'],
    ['a forced game at a table that eases nothing', ruf({ cardPoints: 60, muss: true }), {}, false, 'plain'],
    ['after Kontra the defenders need 61', ruf({ cardPoints: 60, kontra: 1 }), takesOver, true, 'plain'],
    ['after Re the declarers do again', ruf({ cardPoints: 60, kontra: 2 }), takesOver, false, 'plain'],
    ['after Supra the defenders', ruf({ cardPoints: 60, kontra: 3 }), takesOver, true, 'plain'],
    ['after Kontra 30 is out of Schneider', ruf({ cardPoints: 30, kontra: 1 }), takesOver, false, 'plain'],
    ['a Solo is taken over as well', solo({ cardPoints: 60, kontra: 1 }), takesOver, true, 'plain'],
    ['Kontra that takes nothing over', ruf({ cardPoints: 60, kontra: 1 }), {}, false, 'plain'],
    ['told is told', ruf({ won: true, level: 'schwarz' }), {}, true, 'schwarz'],
    ['told without a level is plain', ruf({ won: false }), {}, false, 'plain'],
    ['a Tout is won', solo({ tout: 'won' }), {}, true, 'plain'],
    ['a Tout is lost', solo({ tout: 'lost' }), {}, false, 'plain'],
    ['a Sie is won', solo({ sie: true }), {}, true, 'plain'],
    ['a Bettel is lost', { contract: 'bettel', declarer: 0, won: false }, {}, false, 'plain'],
    ['a Kreuz with 60 is lost', kreuz({ cardPoints: 60 }), {}, false, 'plain'],
    [
      'a Kreuz with 60 is won where Kontra took it over',
      kreuz({ cardPoints: 60, kontra: 1 }),
      takesOver,
      true,
      'plain',
    ],
  ] as const)('%s', (_why, deal, rules, won, level) => {
    expect(outcomeOf(deal, rulesOf(rules))).toEqual({ won, level })
  })

  it('nobody has in a Kreuz that is void, not even after Kontra', () => {
    const rules: WrittenRules = { kreuz: { tie: 'void' }, kontra: { takesOver: true } }
    for (const deal of [kreuz({ cardPoints: 60 }), kreuz({ cardPoints: 60, kontra: 1 })]) {
      expect(outcomeOf(deal, rulesOf(rules))).toBeNull()
      expect(scoresOf(deal, rules)).toEqual([0, 0, 0, 0])
      expect(stakeOf(deal, rules)).toBe(0)
    }
    expect(stakeOf(kreuz({ cardPoints: 61 }), rules)).toBe(20)
  })

  it('a Rufspiel with 60 is lost also where a Kreuz would be void', () => {
    expect(outcomeOf(ruf({ cardPoints: 60 }), rulesOf({ kreuz: { tie: 'void' } }))).toEqual({
      won: false,
      level: 'plain',
    })
  })

  it('nobody has in a Ramsch', () => expect(outcomeOf(ramsch({ loser: 0 }), rulesOf({}))).toBeNull())
})

describe('the declaring side', () => {
  const seated = [1, 2, 4, 5]
  it('of a Kreuz sits opposite among those who play', () => {
    expect(declaringSide({ contract: 'kreuz', declarer: 2, cardPoints: 75 }, seated)).toEqual([2, 5])
    expect(declaringSide({ contract: 'kreuz', declarer: 4, cardPoints: 75 }, seated)).toEqual([4, 1])
  })
  it('of a Rufspiel is named, of a Solo is one', () => {
    expect(declaringSide({ contract: 'rufspiel', declarer: 2, partner: 1, cardPoints: 75 }, seated)).toEqual([2, 1])
    expect(declaringSide({ contract: 'wenz', declarer: 2, cardPoints: 75 }, seated)).toEqual([2])
  })
})

describe('the bill', () => {
  it('of an ordinary game reads from the top down', () => {
    const deal = solo({ cardPoints: 0, schwarz: true, laufende: { mit: 3 }, knocks: [1, 2], kontra: 1 })
    expect(receiptOf(deal, rulesOf({}), { ...at, bock: 4 })).toEqual({
      lines: [
        { code: 'base', kind: 'add', value: 50 },
        { code: 'schneider', kind: 'add', value: 10 },
        { code: 'schwarz', kind: 'add', value: 10 },
        { code: 'laufende', kind: 'add', value: 30, count: 3 },
        { code: 'knocks', kind: 'times', value: 4, count: 2 },
        { code: 'kontra', kind: 'times', value: 2, count: 1 },
        { code: 'bock', kind: 'times', value: 4 },
      ],
      stake: 3200,
      payments: [1, 2, 3].map((to) => ({ from: 0, to, amount: 3200 })),
      outcome: { won: false, level: 'schwarz' },
      stock: null,
    })
  })

  it.each([
    ['Tout of all', solo({ tout: 'won', laufende: { mit: 4 } }), {}, 180],
    ['Tout of the base alone', solo({ tout: 'won', laufende: { mit: 4 } }), { tout: { of: 'base', factor: 3 } }, 190],
    [
      'a won Tout with Schneider and Schwarz, though they are paid in a Rufspiel only',
      solo({ tout: 'won' }),
      { tout: { schneiderSchwarz: true }, schneider: { in: 'rufspiel' } },
      140,
    ],
    ['a lost Tout has none', solo({ tout: 'lost' }), { tout: { schneiderSchwarz: true } }, 100],
    ['Sie with the Laufende of a table that counts none', solo({ sie: true }), { laufende: { counts: 'off' } }, 520],
    ['Sie without Laufende', solo({ sie: true }), { sie: { laufende: false } }, 200],
    ['Sie of the short pack and four', solo({ sie: true }), { pack: 24 }, 440],
    ['Sie of three, who hold eight', solo({ sie: true }), { pack: 24, seats: 3 }, 520],
    ['Sie in Herz at its price', { ...solo({ sie: true }), suit: 'herz' } as Deal, { tariff: { herzsolo: 100 } }, 720],
    [
      'Schneider in a Rufspiel only: a Solo has none',
      solo({ cardPoints: 120, schwarz: true }),
      { schneider: { in: 'rufspiel' } },
      50,
    ],
    ['a Rufspiel has', ruf({ cardPoints: 120, schwarz: true }), { schneider: { in: 'rufspiel' } }, 40],
    ['and a Kreuz', kreuz({ cardPoints: 95 }), { schneider: { in: 'rufspiel' } }, 30],
    [
      'Schneider and Schwarz at their prices',
      ruf({ cardPoints: 120, schwarz: true }),
      { tariff: { schneider: 3, schwarz: 4 } },
      27,
    ],
    ['Laufende at their price', ruf({ cardPoints: 75, laufende: { ohne: 3 } }), { tariff: { laufende: 1 } }, 23],
    ['two Laufende are not paid', ruf({ cardPoints: 75, laufende: { mit: 2 } }), {}, 20],
    ['three are, all of them', ruf({ cardPoints: 75, laufende: { mit: 3 } }), {}, 50],
    [
      'and a Hochzeit counts as a Rufspiel',
      { ...ruf({ cardPoints: 75, laufende: { mit: 2 } }), contract: 'hochzeit' } as Deal,
      { laufende: { from: { rufspiel: 2 } } },
      40,
    ],
    [
      'no more than the table pays',
      ruf({ cardPoints: 75, laufende: { mit: 9 } }),
      { laufende: { upTo: { rufspiel: 4 } } },
      60,
    ],
    [
      'those of the winners: with, and won',
      ruf({ cardPoints: 75, laufende: { mit: 3 } }),
      { laufende: { counts: 'winners' } },
      50,
    ],
    ['with, and lost', ruf({ cardPoints: 45, laufende: { mit: 3 } }), { laufende: { counts: 'winners' } }, 20],
    ['without, and lost', ruf({ cardPoints: 45, laufende: { ohne: 3 } }), { laufende: { counts: 'winners' } }, 50],
    ['without, and won', ruf({ cardPoints: 75, laufende: { ohne: 3 } }), { laufende: { counts: 'winners' } }, 20],
    [
      'a lost Tout pays those of the defenders',
      solo({ tout: 'lost', laufende: { ohne: 3 } }),
      { laufende: { counts: 'winners' } },
      160,
    ],
    ['only without: with', ruf({ cardPoints: 75, laufende: { mit: 3 } }), { laufende: { counts: 'ohne' } }, 20],
    ['only without: without', ruf({ cardPoints: 75, laufende: { ohne: 3 } }), { laufende: { counts: 'ohne' } }, 50],
    ['none at all', ruf({ cardPoints: 75, laufende: { ohne: 3 } }), { laufende: { counts: 'off' } }, 20],
    ['doublings are added', ruf({ cardPoints: 75, knocks: [0, 1], kontra: 1 }), { doublings: 'add' }, 80],
    ['a Bettel is doubled', { contract: 'bettel', declarer: 0, won: true, knocks: [0], kontra: 2 }, {}, 400],
  ] as const)('%s', (_why, deal, rules, stake) => {
    const { seats } = rulesOf(rules)
    expect(receiptOf(deal, rulesOf(rules), { ...at, players: seats, playing: FOUR.slice(0, seats) }).stake).toBe(stake)
  })

  it('of two against two is paid by each loser to one winner, or to both', () => {
    const deal = ruf({ cardPoints: 75 })
    expect(receiptOf(deal, rulesOf({}), at).payments).toEqual([
      { from: 2, to: 0, amount: 20 },
      { from: 3, to: 1, amount: 20 },
    ])
    expect(receiptOf(deal, rulesOf({ rufspielPays: 'each' }), at).payments).toEqual([
      { from: 2, to: 0, amount: 20 },
      { from: 2, to: 1, amount: 20 },
      { from: 3, to: 0, amount: 20 },
      { from: 3, to: 1, amount: 20 },
    ])
    expect(scoresOf(solo({ cardPoints: 75 }), { rufspielPays: 'each' })).toEqual([150, -50, -50, -50])
  })

  it('is empty for a thrown-in deal and amounts by hand', () => {
    const manual: Deal = { contract: 'manual', scores: [30, -10, -20, 0] }
    expect(receiptOf({ contract: 'passed' }, rulesOf({}), at)).toMatchObject({ lines: [], stake: null, payments: [] })
    expect(receiptOf(manual, rulesOf({}), at)).toMatchObject({
      lines: [],
      stake: null,
      payments: [
        { from: 1, to: 0, amount: 10 },
        { from: 2, to: 0, amount: 20 },
      ],
    })
  })

  it('never grows beyond ten thousand millions by Bock', () => {
    const deal = solo({ cardPoints: 75 })
    const stake = receiptOf(deal, rulesOf({}), { ...at, bock: 2 ** 30 }).stake ?? 0
    expect(stake).toBe(50 * 2 ** 27)
    expect(receiptOf(deal, rulesOf({}), { ...at, bock: 2 ** 27 }).stake).toBe(stake)
  })
})

describe('a Ramsch', () => {
  const points = (...cardPoints: number[]) => ({ cardPoints })
  it.each([
    ['who has the most pays each other', ramsch(points(20, 60, 30, 10)), {}, [20, -60, 20, 20]],
    [
      'a named loser pays alone, also where ties are shared',
      ramsch({ ...points(50, 50, 20, 0), loser: 1 }),
      { ramsch: { tie: 'share' } },
      [20, -60, 20, 20],
    ],
    [
      'three tied share what the fourth receives',
      ramsch(points(40, 40, 40, 0)),
      { ramsch: { tie: 'share' }, tariff: { ramsch: 9 } },
      [-3, -3, -3, 9],
    ],
    [
      'the odd unit is paid from the left of the dealer on',
      ramsch(points(40, 40, 40, 0), { dealer: 0 }),
      { ramsch: { tie: 'share' }, tariff: { ramsch: 10 } },
      [-3, -4, -3, 10],
    ],
    [
      'two of them by two',
      ramsch(points(40, 40, 40, 0), { dealer: 1 }),
      { ramsch: { tie: 'share' }, tariff: { ramsch: 11 } },
      [-4, -3, -4, 11],
    ],
    [
      'also where the left of the dealer has not lost',
      ramsch(points(0, 40, 40, 40), { dealer: 3 }),
      { ramsch: { tie: 'share' }, tariff: { ramsch: 10 } },
      [10, -4, -3, -3],
    ],
    [
      'two Jungfrauen double all twice',
      ramsch({ ...points(60, 60, 0, 0), loser: 0, jungfrauen: [2, 3] }),
      {},
      [-240, 80, 80, 80],
    ],
    [
      'or each her own',
      ramsch({ loser: 0, jungfrauen: [2, 3] }),
      { ramsch: { jungfrau: 'doubleOwn' } },
      [-100, 20, 40, 40],
    ],
    [
      'or each her own by their number',
      ramsch({ loser: 0, jungfrauen: [2, 3] }),
      { ramsch: { jungfrau: 'doubleOwnPerCount' } },
      [-180, 20, 80, 80],
    ],
    ['or nothing', ramsch({ loser: 0, jungfrauen: [2, 3] }), { ramsch: { jungfrau: 'off' } }, [-60, 20, 20, 20]],
    ['knocks double, Kontra there is none', ramsch({ loser: 0 }, { knocks: [1] }), {}, [-120, 40, 40, 40]],
    [
      'a Durchmarsch is paid by all, Jungfrauen or not',
      ramsch({ ...points(0, 95, 25, 0), jungfrauen: [0] }),
      { ramsch: { durchmarschAt: 95 } },
      [-20, 60, -20, -20],
    ],
    ['one point short it is none', ramsch(points(0, 94, 26, 0)), { ramsch: { durchmarschAt: 95 } }, [20, -60, 20, 20]],
    [
      'it comes before a loser',
      ramsch({ ...points(0, 95, 25, 0), loser: 1 }),
      { ramsch: { durchmarschAt: 91 } },
      [-20, 60, -20, -20],
    ],
    ['120 points are none by tricks', ramsch(points(120, 0, 0, 0)), {}, [-60, 20, 20, 20]],
    ['a Durchmarsch at the price of a Ramsch', ramsch({ durchmarsch: 2 }), { tariff: { ramsch: 7 } }, [-7, -7, 21, -7]],
  ] as const)('%s', (_why, deal, rules, scores) => {
    expect(scoresOf(deal, rules)).toEqual(scores)
  })

  it('in which all have the same costs nothing', () => {
    const deal = ramsch(points(30, 30, 30, 30), { knocks: [1] })
    const receipt = receiptOf(deal, rulesOf({ ramsch: { tie: 'share' } }), at)
    expect(receipt).toMatchObject({ lines: [], stake: 0, payments: [] })
  })

  it('has as its stake what a player without special rights receives', () => {
    const deal = ramsch({ loser: 0, jungfrauen: [3] })
    expect(stakeOf(deal)).toBe(40)
    expect(stakeOf(deal, { ramsch: { jungfrau: 'doubleOwn' } })).toBe(20)
  })
})

describe('the stock', () => {
  const holds = (stock: number): Round => ({ ...ROUND_START, stock: cents(stock) })
  const STOCK: WrittenRules = { stock: { stake: 10 } }
  const ALL: WrittenRules = { stock: { stake: 10, contracts: 'all' } }
  it.each([
    ['is paid in when all pass', { contract: 'passed' }, STOCK, 0, [-10, -10, -10, -10], 40],
    ['once, whoever knocked', { contract: 'passed', knocks: [0, 1] }, STOCK, 0, [-10, -10, -10, -10], 40],
    [
      'doubled by each knock, also where doublings add',
      { contract: 'passed', knocks: [0, 1] },
      { doublings: 'add', stock: { stake: 10, doubledByKnocks: true } },
      0,
      [-40, -40, -40, -40],
      160,
    ],
    ['is taken in halves', ruf({ cardPoints: 75, kontra: 1 }), STOCK, 80, [80, 80, -40, -40], 0],
    ['is doubled by who loses', ruf({ cardPoints: 45 }), STOCK, 80, [-60, -60, 20, 20], 160],
    ['or is left alone', ruf({ cardPoints: 45 }), { stock: { onLoss: 'nothing' } }, 80, [-20, -20, 20, 20], 80],
    [
      'and is taken all the same by who wins',
      ruf({ cardPoints: 75 }),
      { stock: { onLoss: 'nothing' } },
      80,
      [60, 60, -20, -20],
      0,
    ],
    ['is not touched by a Solo', solo({ cardPoints: 75 }), STOCK, 80, [150, -50, -50, -50], 80],
    [
      'is taken whole by a soloist where all contracts play for it',
      solo({ cardPoints: 75 }),
      ALL,
      80,
      [230, -50, -50, -50],
      0,
    ],
    ['is doubled by a soloist alone', solo({ tout: 'lost' }), ALL, 80, [-380, 100, 100, 100], 160],
    ['is not touched by a Kreuz', kreuz({ cardPoints: 75 }), STOCK, 80, [-20, 20, -20, 20], 80],
    ['but is where all contracts play for it', kreuz({ cardPoints: 75 }), ALL, 80, [-20, 60, -20, 60], 0],
    [
      'is taken by a Hochzeit',
      { ...ruf({ cardPoints: 75 }), contract: 'hochzeit' } as Deal,
      STOCK,
      80,
      [60, 60, -20, -20],
      0,
    ],
    ['is never touched by a Ramsch', ramsch({ loser: 0 }), ALL, 80, [-60, 20, 20, 20], 80],
    ['nor by hand', { contract: 'manual', scores: [3, -1, -1, -1] }, ALL, 80, [3, -1, -1, -1], 80],
    ['keeps the odd unit that two cannot share', ruf({ cardPoints: 75 }), STOCK, 81, [60, 60, -20, -20], 1],
    [
      'is not touched by a void Kreuz',
      kreuz({ cardPoints: 60 }),
      { ...ALL, kreuz: { tie: 'void' } },
      80,
      [0, 0, 0, 0],
      80,
    ],
  ] as const)('%s', (_why, deal, rules, before, scores, stock) => {
    const played = playDeal(deal, rulesOf(rules), 4, holds(before))
    expect(played.scores).toEqual(scores)
    expect(played.stock).toBe(stock)
  })

  it('stands on the receipt', () => {
    const receipt = receiptOf(ruf({ cardPoints: 45 }), rulesOf(STOCK), { ...at, stock: 80 })
    expect(receipt.stock).toEqual({ seats: [0, 1], each: -40 })
  })

  it('is paid in only by those who play', () => {
    expect(scoresOf({ contract: 'passed' }, STOCK, ROUND_START, 5)).toEqual([0, -10, -10, -10, -10])
  })
})
