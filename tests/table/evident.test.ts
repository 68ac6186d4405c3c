import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTRACTS, dealOf, playingFrom, PRESET_RULES, type Deal } from '@/lib/score'
import { isEvident } from '@/lib/table/evident'
import { dealOf as goodDeal, table } from '../support/arbitraries/bavarian'

const seat = fc.constantFrom<unknown>(-1, 0, 1, 2, 3, 5, 9, 1.5, '1', null)
const number = fc.constantFrom<unknown>(0, 1, 2, 4, 5, 60, 61, 118, 119, 120, 121, -1, 2.5, '3', null, true)
const bad = {
  contract: fc.constantFrom<unknown>(...CONTRACTS, 'skat', 7, null),
  suit: fc.constantFrom<unknown>('eichel', 'gras', 'herz', 'schellen', 'karo', 1, null),
  declarer: seat,
  partner: seat,
  cardPoints: number,
  won: fc.constantFrom<unknown>(true, false, 'yes', 0, null),
  level: fc.constantFrom<unknown>('plain', 'schneider', 'schwarz', 'tief', false),
  laufende: fc.constantFrom<unknown>(
    { mit: 1 },
    { ohne: 4 },
    { mit: 5 },
    { mit: 0 },
    { mit: 1, ohne: 0 },
    { von: 1 },
    { mit: '1' },
    {},
    3,
    null,
  ),
  knocks: fc.constantFrom<unknown>([], [0], [0, 0], [0, 1, 2, 3], ['0'], [9], 1, null),
  kontra: number,
  muss: fc.boolean(),
  tout: fc.constantFrom<unknown>('won', 'lost', true),
  sie: fc.boolean(),
  bock: number,
  note: fc.constantFrom<unknown>('', 'schee', 5),
  dealer: seat,
  amount: number,
}

/** A full table, mostly; a good deal at it; and what is laid over it: often one key, good, bad or unknown. */
const somethingWrong = fc
  .tuple(table, fc.boolean())
  .map(([at, full]) => (full ? { ...at, players: at.rules.seats } : at))
  .chain((at) =>
    fc.record({
      at: fc.constant(at),
      deal: goodDeal(at),
      over: fc.oneof(
        { weight: 20, arbitrary: fc.constant({}) },
        ...Object.entries(bad).map(([key, value]) => fc.record({ [key]: value })),
        fc.record(bad, { requiredKeys: [] }),
      ),
      without: fc
        .constantFrom('nothing', 'nothing', 'declarer', 'partner', 'cardPoints', 'won')
        .map((key) => ['dealer', 'playing', 'bock', key]),
      dealer: fc.nat({ max: at.players - 1 }),
    }),
  )

function laid({ deal, over, without }: { deal: Deal; over: object; without: readonly string[] }): Deal {
  const facts = Object.entries(deal).filter(([key]) => !without.includes(key))
  return { ...Object.fromEntries(facts), ...over } as Deal // or what claims to be one
}

test('what is evident has no faults, and nothing that may be left out', () => {
  fc.assert(
    fc.property(somethingWrong, (one) => {
      const { rules, players } = one.at
      const playing = playingFrom(one.dealer, rules, players)
      const deal = laid(one)
      if (isEvident(deal, rules, playing)) expect(dealOf(deal, rules, { players, playing })).toEqual({ deal })
    }),
    { numRuns: 3000 },
  )
})

test('an ordinary deal is evident', () => {
  const evident = fc.sample(somethingWrong, 1000).filter((one) => {
    const { rules, players } = one.at
    return isEvident(laid(one), rules, playingFrom(one.dealer, rules, players))
  })
  expect(evident.length).toBeGreaterThan(100)
})

const EVERYBODY = [0, 1, 2, 3]
const WENZ = { contract: 'wenz', declarer: 0, cardPoints: 70 } as const
const ramsch = (cardPoints: readonly number[], more = {}) => ({ contract: 'ramsch', ramsch: { cardPoints, ...more } })

test('at the borders a deal is judged in full', () => {
  const judged: readonly object[] = [
    { ...WENZ, laufende: { mit: 5 } },
    { ...WENZ, laufende: { ohne: 5 } },
    { ...WENZ, cardPoints: 1 },
    { ...WENZ, cardPoints: 119 },
    { ...WENZ, kontra: 3 },
    ramsch([40, 40, 40, 1]),
    ramsch([40, 40, 20, 20]),
    ramsch([60, 40, 20, 1]),
    ramsch([61, 58, 1, 0]),
    ramsch([60, 40, 20]),
    ramsch([60, 40, 20, 0], { jungfrauen: [3] }),
    { ...ramsch([60, 40, 20, 0]), note: 'schee' },
  ]
  const evident: readonly object[] = [
    { ...WENZ, laufende: { mit: 4 } },
    { ...WENZ, cardPoints: 2 },
    { ...WENZ, cardPoints: 118 },
    { ...WENZ, kontra: 2 },
    ramsch([60, 40, 20, 0]),
    { ...ramsch([60, 40, 20, 0]), knocks: [0] },
  ]
  const isSeen = (deal: object) => isEvident(deal as Deal, PRESET_RULES.wirtshaus, EVERYBODY) // or what claims to be one
  expect(judged.filter(isSeen)).toEqual([])
  expect(evident.filter(isSeen)).toEqual(evident)
})

test('a Rufspiel at a table of three is not evident', () => {
  const deal: Deal = { contract: 'rufspiel', declarer: 0, partner: 1, cardPoints: 70 }
  const three = { ...PRESET_RULES.wirtshaus, pack: 24, seats: 3 } as const
  expect(isEvident(deal, PRESET_RULES.wirtshaus, EVERYBODY)).toBe(true)
  expect(isEvident(deal, three, [0, 1, 2])).toBe(false)
})
