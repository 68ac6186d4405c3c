import { describe, expectTypeOf, it } from 'vitest'
import { cents, type Cents, type Deal, type Rules, type WrittenRules } from '@/lib/score'

describe('a deal that cannot be does not compile', () => {
  it('a Solo with a partner', () => {
    // @ts-expect-error a Solo is played alone
    const deal: Deal = { contract: 'farbsolo', suit: 'gras', declarer: 0, partner: 1, cardPoints: 75 }
    expectTypeOf(deal).toExtend<Deal>()
  })
  it('a Rufspiel without a partner', () => {
    // @ts-expect-error a partner is required
    const deal: Deal = { contract: 'rufspiel', declarer: 0, cardPoints: 75 }
    expectTypeOf(deal).toExtend<Deal>()
  })
  it('a Farbwenz without its suit', () => {
    // @ts-expect-error a suit is required
    const deal: Deal = { contract: 'farbwenz', declarer: 0, cardPoints: 75 }
    expectTypeOf(deal).toExtend<Deal>()
  })
  it('a Bettel that is counted', () => {
    // @ts-expect-error a Bettel is won or lost
    const deal: Deal = { contract: 'bettel', declarer: 0, cardPoints: 0 }
    expectTypeOf(deal).toExtend<Deal>()
  })
  it('a deal without a result', () => {
    // @ts-expect-error a result is required
    const deal: Deal = { contract: 'wenz', declarer: 0 }
    expectTypeOf(deal).toExtend<Deal>()
  })
  it('a Tout in a Rufspiel', () => {
    // @ts-expect-error a Tout is a Solo
    const deal: Deal = { contract: 'rufspiel', declarer: 0, partner: 1, tout: 'won' }
    expectTypeOf(deal).toExtend<Deal>()
  })
  it('a contract that is not played', () => {
    // @ts-expect-error there is no such contract
    const deal: Deal = { contract: 'skat', declarer: 0, cardPoints: 75 }
    expectTypeOf(deal).toExtend<Deal>()
  })
})

describe('money', () => {
  it('is no bare number', () => {
    // @ts-expect-error euros, or anything else, go through cents()
    const amount: Cents = 0.2
    expectTypeOf(amount).toEqualTypeOf<Cents>()
    expectTypeOf(cents(20)).toEqualTypeOf<Cents>()
  })
})

describe('rules', () => {
  it('have every key, and written ones any', () => {
    expectTypeOf<Rules>().toExtend<WrittenRules>()
    // @ts-expect-error a preset is one of three
    const written: WrittenRules = { preset: 'stammtisch' }
    expectTypeOf(written).toExtend<WrittenRules>()
  })
})
