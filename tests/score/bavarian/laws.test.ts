import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bockOf,
  cents,
  faultsOf,
  playDeal,
  receiptOf,
  ROUND_START,
  rulesFaultsOf,
  rulesOf,
  writtenOf,
  writtenRulesFaultsOf,
  type Deal,
  type Receipt,
  type Round,
  type Rules,
} from '@/lib/score'
import { dealOf, evening, rules, table, tableAndDeal, type Table } from '../../support/arbitraries/bavarian'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const negative = (amounts: readonly number[]): number[] => amounts.map((amount) => 0 - amount)
const scoresOf = (deal: Deal, { rules: given, players }: Table, before: Round = ROUND_START) =>
  playDeal(deal, given, players, before).scores

/** What a receipt says of itself, worked out from its lines alone. */
const recomputed = ({ lines }: Receipt): number =>
  lines.reduce((total, { kind, value }) => (kind === 'add' ? total + value : total * value), 0)

const round = fc.record({
  lastDealer: fc.constant(null),
  stock: fc.nat({ max: 1000 }).map(cents),
  bock: fc.array(fc.record({ left: fc.integer({ min: 1, max: 4 }) }), { maxLength: 3 }),
})
const somewhere = fc.tuple(tableAndDeal, round)

/** Deals of a contract that is won or lost by two sides. */
const SIDED = ['rufspiel', 'hochzeit', 'kreuz', 'farbsolo', 'wenz', 'geier', 'farbwenz', 'farbgeier'] as const
const sided = (given: fc.Arbitrary<Table>) => given.chain((at) => dealOf(at, SIDED).map((deal) => ({ ...at, deal })))

describe('money', () => {
  it('is neither made nor lost: the scores and what the stock grew by are 0', () => {
    fc.assert(
      fc.property(somewhere, ([{ deal, rules: given, players }, before]) => {
        const { scores, stock } = playDeal(deal, given, players, before)
        expect(scores).toHaveLength(players)
        expect(sum(scores) + stock - before.stock).toBe(0)
        expect(stock).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1000 },
    )
  })

  it('is neither made nor lost in a whole evening', () => {
    fc.assert(
      fc.property(evening, ({ deals, rules: given, players }) => {
        let before = ROUND_START
        let balance = 0
        for (const deal of deals) {
          const { scores, after } = playDeal(deal, given, players, before)
          balance += sum(scores)
          before = after
        }
        expect(balance + before.stock).toBe(0)
      }),
      { numRuns: 300 },
    )
  })

  it('does not reach who sits out', () => {
    fc.assert(
      fc.property(
        tableAndDeal.filter(({ deal }) => deal.contract !== 'manual'),
        ({ deal, rules: given, players }) => {
          const { scores, playing } = playDeal(deal, given, players, ROUND_START)
          for (const seat of scores.keys()) if (!playing.includes(seat)) expect(scores[seat]).toBe(0)
        },
      ),
    )
  })

  it('stays exact where stock and Bock double a hundred times over', () => {
    const given = rulesOf({
      bock: { after: ['lostKontra', 'herzsolo'], deals: 100, stack: 'multiply' },
      stock: { stake: 20, contracts: 'all' },
    })
    const lost: Deal = { contract: 'farbsolo', suit: 'herz', declarer: 0, won: false, kontra: 2 }
    let before = playDeal({ contract: 'passed' }, given, 4, ROUND_START).after
    for (let deal = 0; deal < 200; deal++) {
      const played = playDeal(lost, given, 4, before)
      expect(sum(played.scores) + played.stock - before.stock).toBe(0)
      before = played.after
    }
    expect(bockOf(before, given).factor).toBe(2 ** 30)
    expect(before.stock).toBeLessThanOrEqual(1e10)
  })
})

describe('a receipt', () => {
  it('adds up to its stake, and that is the stake that is played', () => {
    fc.assert(
      fc.property(somewhere, ([{ deal, rules: given, players }, before]) => {
        const played = playDeal(deal, given, players, before)
        const receipt = receiptOf(deal, given, { ...played, players, stock: before.stock })
        expect(receipt.stake).toBe(played.stake)
        if (receipt.stake !== null) expect(recomputed(receipt)).toBe(receipt.stake)
      }),
      { numRuns: 1000 },
    )
  })

  it('names payments that make the scores, together with its part in the stock', () => {
    fc.assert(
      fc.property(somewhere, ([{ deal, rules: given, players }, before]) => {
        const played = playDeal(deal, given, players, before)
        const { payments, stock } = receiptOf(deal, given, { ...played, players, stock: before.stock })
        const scores = new Array<number>(players).fill(0)
        for (const { from, to, amount } of payments) {
          expect(amount).toBeGreaterThan(0)
          scores[from] = (scores[from] ?? 0) - amount
          scores[to] = (scores[to] ?? 0) + amount
        }
        for (const seat of stock?.seats ?? []) scores[seat] = (scores[seat] ?? 0) + (stock?.each ?? 0)
        expect(scores).toEqual(played.scores)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('winning and losing', () => {
  it('mirror each other where the result is told', () => {
    const mirrored = rules.map((given): Rules => ({ ...given, laufende: { ...given.laufende, counts: 'both' } }))
    const at = mirrored.map((given) => ({ rules: given, players: given.seats }))
    fc.assert(
      fc.property(sided(at), ({ deal, ...place }) => {
        fc.pre('won' in deal)
        const other = { ...deal, won: !('won' in deal && deal.won) } as Deal // the same deal with the other result
        expect(scoresOf(other, place)).toEqual(negative(scoresOf(deal, place)))
      }),
      { numRuns: 500 },
    )
  })

  it('mirror each other at 61 and 59, 91 and 29, 120 and 0 where both sides are free at the same number', () => {
    const at = rules.map((given) => ({
      rules: {
        ...given,
        schneider: { ...given.schneider, defendersFreeAt: given.schneider.declarersFreeAt },
        laufende: { ...given.laufende, counts: 'both' as const },
        kontra: { ...given.kontra, takesOver: false },
        muss: { winsAt: 61 as const },
      },
      players: given.seats,
    }))
    fc.assert(
      fc.property(sided(at), ({ deal, ...place }) => {
        fc.pre('cardPoints' in deal && deal.cardPoints !== 60)
        const points = 'cardPoints' in deal ? deal.cardPoints : 0
        const other = { ...deal, cardPoints: 120 - points } as Deal // the same deal with the other result
        expect(scoresOf(other, place)).toEqual(negative(scoresOf(deal, place)))
      }),
      { numRuns: 500 },
    )
  })

  it('cost a lost Tout what it would have brought, where Laufende count for both and Schneider for none', () => {
    const at = rules.map((given) => ({
      rules: {
        ...given,
        laufende: { ...given.laufende, counts: 'both' as const },
        tout: { ...given.tout, schneiderSchwarz: false },
      },
      players: given.seats,
    }))
    fc.assert(
      fc.property(sided(at), ({ deal, ...place }) => {
        fc.pre('tout' in deal)
        const tout = 'tout' in deal && deal.tout === 'won' ? 'lost' : 'won'
        expect(scoresOf({ ...deal, tout }, place)).toEqual(negative(scoresOf(deal, place))) // a deal of the same kind
      }),
      { numRuns: 500 },
    )
  })
})

describe('doublings', () => {
  const priced = sided(table).map(({ deal, rules: given, players }) => {
    const { knocks, kontra, ...bare } = deal as Deal & { kontra?: number } // steps of Kontra, where there are any
    return {
      deal: { ...bare, bock: 1 as const }, // what is left out may be left out
      steps: { knocks: knocks?.length ?? 0, kontra: kontra ?? 0 },
      knocks,
      at: { players, rules: { ...given, kontra: { ...given.kontra, takesOver: false } } },
    }
  })

  it.each([
    { doublings: 'multiply' as const, law: 'each knock and each step of Kontra doubles' },
    { doublings: 'add' as const, law: 'each knock and each step of Kontra adds the stake once more' },
  ])('$doublings: $law', ({ doublings }) => {
    fc.assert(
      fc.property(priced, ({ deal, steps, knocks, at: { rules: given, players } }) => {
        const place = { players, rules: { ...given, doublings } }
        const doubled = { ...deal, ...(knocks && { knocks }), kontra: steps.kontra } as Deal // as it was before
        const all = steps.knocks + steps.kontra
        const factor = doublings === 'multiply' ? 2 ** all : 1 + all
        expect(scoresOf(doubled, place)).toEqual(scoresOf(deal, place).map((score) => score * factor))
      }),
      { numRuns: 500 },
    )
  })

  it('multiply by each Bock on top, whatever the rule for knocks', () => {
    fc.assert(
      fc.property(tableAndDeal, fc.constantFrom(2 as const, 4 as const, 8 as const), ({ deal, ...at }, bock) => {
        fc.pre(deal.contract !== 'manual' && deal.contract !== 'passed')
        const { playing, dealer, stake } = playDeal({ ...deal, bock: 1 }, at.rules, at.players, ROUND_START)
        const place = { players: at.players, playing, dealer, bock }
        expect(receiptOf({ ...deal, bock }, at.rules, place).stake).toBe((stake ?? 0) * bock)
      }),
      { numRuns: 500 },
    )
  })

  it('are 2 for each period that runs at the same time, and 2 for all that follow each other', () => {
    fc.assert(
      fc.property(table, round, ({ rules: given }, before) => {
        const { factor, left } = bockOf(before, given)
        const periods = before.bock.map((period) => period.left)
        const append = given.bock.stack === 'append'
        expect(factor).toBe(periods.length === 0 ? 1 : append ? 2 : 2 ** periods.length)
        expect(left).toBe(append ? sum(periods) : Math.max(0, ...periods))
      }),
    )
  })
})

describe('seats', () => {
  it('do not matter: the table turned by some seats has its scores turned by as many', () => {
    fc.assert(
      fc.property(tableAndDeal, round, fc.nat({ max: 7 }), ({ deal, rules: given, players }, before, turn) => {
        const turned = (seat: number): number => (seat + turn) % players
        const played = playDeal(deal, given, players, before)
        const other = playDeal(turnedDeal(deal, turned, played.playing, players), given, players, before)
        expect(other.scores).toEqual(
          played.scores.map((_, seat) => played.scores[(seat - (turn % players) + players) % players]),
        )
        expect(other.stock).toBe(played.stock)
      }),
      { numRuns: 500 },
    )
  })
})

/** The same deal with everybody some seats further round. */
function turnedDeal(deal: Deal, turned: (seat: number) => number, playing: readonly number[], players: number): Deal {
  const seats = (list: readonly number[] = []) => list.map(turned).sort((a, b) => a - b)
  const of = (key: string): number | undefined => (deal as unknown as Record<string, number | undefined>)[key] // a seat, or not there
  const now = seats(playing)
  const { ramsch, scores } = deal as { ramsch?: Extract<Deal, { contract: 'ramsch' }>['ramsch']; scores?: number[] } // in its contract alone
  const points = ramsch?.cardPoints
  return {
    ...deal,
    dealer: turned(deal.dealer ?? 0),
    playing: now,
    knocks: seats(deal.knocks),
    ...(of('declarer') !== undefined && { declarer: turned(of('declarer') ?? 0) }),
    ...(of('partner') !== undefined && { partner: turned(of('partner') ?? 0) }),
    ...(scores && {
      scores: scores.map(
        (_, seat) => scores[Array.from({ length: players }, (_x, old) => old).find((old) => turned(old) === seat) ?? 0],
      ),
    }),
    ...(ramsch && {
      ramsch: {
        ...(points && { cardPoints: now.map((seat) => points[playing.findIndex((old) => turned(old) === seat)]) }),
        ...(ramsch.jungfrauen && { jungfrauen: seats(ramsch.jungfrauen) }),
        ...(ramsch.loser !== undefined && { loser: turned(ramsch.loser) }),
        ...(ramsch.durchmarsch !== undefined && { durchmarsch: turned(ramsch.durchmarsch) }),
      },
    }),
  } as Deal // the same contract with the same keys
}

describe('Laufende', () => {
  it('never cost the side that won: one more of them is worth as much or more to it', () => {
    fc.assert(
      fc.property(sided(table), ({ deal, rules: given, players }) => {
        const { laufende, kontra = 0 } = deal as { laufende?: { mit?: number; ohne?: number }; kontra?: number } // where it has any
        fc.pre(laufende !== undefined && kontra >= 0)
        const more = laufende?.mit === undefined ? { ohne: (laufende?.ohne ?? 0) + 1 } : { mit: laufende.mit + 1 }
        const stake = playDeal(deal, given, players, ROUND_START).stake ?? 0
        const other = playDeal({ ...deal, laufende: more } as Deal, given, players, ROUND_START).stake ?? 0 // one more
        expect(other).toBeGreaterThanOrEqual(stake)
      }),
      { numRuns: 500 },
    )
  })
})

describe('what is generated', () => {
  it('has no faults: neither the rules nor the deals', () => {
    fc.assert(
      fc.property(tableAndDeal, ({ deal, rules: given, players }) => {
        expect(rulesFaultsOf(given, players)).toEqual([])
        expect(faultsOf(deal, given, { players, playing: null })).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('rules', () => {
  it('are the same after being written the shortest way', () => {
    fc.assert(
      fc.property(rules, (given) => {
        const written = writtenOf(given)
        expect(writtenRulesFaultsOf(JSON.parse(JSON.stringify(written)))).toEqual([])
        expect(rulesOf(written)).toEqual(given)
      }),
      { numRuns: 500 },
    )
  })
})
