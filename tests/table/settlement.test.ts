import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, PRESET_RULES, rulesOf, type Cents } from '@/lib/score'
import {
  cashed,
  COINS,
  differenceOf,
  leftAfter,
  owedOf,
  rankingOf,
  roundBuyers,
  settlementOf,
  stockShares,
  termsOf,
  type Coin,
  type PlayerId,
  type StockSplit,
} from '@/lib/table'
import { bavarianLog, PEOPLE } from '../support/arbitraries/log'
import { bavarian } from '../support/evening'
import { notebook, RUFSPIEL } from '../support/notebook'

const FOUR = ['Anna', 'Bert', 'Cilli', 'Dora']
const SEATS: StockSplit = { to: 'seats' }

const sum = (sums: ReadonlyMap<PlayerId, number>): number => [...sums.values()].reduce((all, one) => all + one, 0)
const isEven = (sums: ReadonlyMap<PlayerId, number>): boolean => [...sums.values()].every((one) => one === 0)
const sumsOf = (amounts: Readonly<Record<PlayerId, number>>): Map<PlayerId, Cents> =>
  new Map(Object.entries(amounts).map(([player, amount]) => [player, cents(amount)]))

/** Sums of up to ten people that add up to 0, in any order. */
const anySums: fc.Arbitrary<Map<PlayerId, Cents>> = fc
  .record({
    amounts: fc.array(fc.integer({ min: -999, max: 999 }), { maxLength: 9 }),
    people: fc.shuffledSubarray([...PEOPLE], { minLength: 10, maxLength: 10 }),
  })
  .map(({ amounts, people }) => {
    const all = [...amounts, 0 - amounts.reduce((a, b) => a + b, 0)]
    return new Map(all.map((amount, at) => [people[at] ?? '', cents(amount)]))
  })
const coin = fc.constantFrom<Coin[]>(...COINS)
const split: fc.Arbitrary<StockSplit> = fc.oneof(
  fc.constant<StockSplit>({ to: 'seats' }),
  fc.constant<StockSplit>({ to: 'everyone' }),
  fc.constantFrom(...PEOPLE).map((person): StockSplit => ({ to: 'person', person })),
)

describe('sums in whole coins', () => {
  test('are rounded down, and the coins left over go to those who lost most by it', () => {
    // 12 → 10, 3 → 0, −15: 5 are left over; Anna lost 2, Bert 3.
    expect(cashed(sumsOf({ Anna: 12, Bert: 3, Cilli: -15 }), 5)).toEqual(sumsOf({ Anna: 10, Bert: 5, Cilli: -15 }))
  })

  test('among equals the lowest id gets the coin, in whatever order the people are listed', () => {
    const same = { Anna: 25, Bert: 25, Cilli: -50 }
    expect(cashed(sumsOf(same), 50)).toEqual(sumsOf({ Anna: 50, Bert: 0, Cilli: -50 }))
    expect(cashed(sumsOf({ Cilli: -50, Bert: 25, Anna: 25 }), 50).get('Anna')).toBe(50)
  })

  test('add up to 0, are whole, and are less than a coin away from the exact ones', () => {
    fc.assert(
      fc.property(anySums, coin, (sums, size) => {
        const rounded = cashed(sums, size)
        expect(sum(rounded)).toBe(0)
        for (const [person, amount] of rounded) {
          expect(Math.abs(amount % size)).toBe(0)
          expect(Math.abs(amount - (sums.get(person) ?? Number.NaN))).toBeLessThan(size)
        }
        expect(cashed(rounded, size)).toEqual(rounded)
      }),
    )
  })

  test('are the same for every order of the players', () => {
    fc.assert(
      fc.property(anySums, coin, fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), (sums, size, keys) => {
        const shuffled = [...sums]
          .map((one, at) => ({ one, key: keys[at] ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one)
        expect(cashed(new Map(shuffled), size)).toEqual(cashed(sums, size))
      }),
    )
  })

  test('that do not add up to 0 are a bug', () => {
    expect(() => cashed(sumsOf({ Anna: 3 }), 5)).toThrow(RangeError)
  })
})

describe('the stock', () => {
  const stand = { balance: sumsOf({ Anna: -10, Bert: -10, Cilli: -11 }), stock: cents(31), seats: ['Bert', 'Anna'] }

  test('goes to those at the table, to all of the evening, or to one, as the table chooses', () => {
    expect(stockShares(stand, stand.stock, SEATS)).toEqual(sumsOf({ Bert: 16, Anna: 15 }))
    expect(stockShares(stand, stand.stock, { to: 'everyone' })).toEqual(sumsOf({ Anna: 11, Bert: 10, Cilli: 10 }))
    expect(owedOf(stand, { to: 'person', person: 'Cilli' })).toEqual(sumsOf({ Anna: -10, Bert: -10, Cilli: 20 }))
  })
})

describe('settling up', () => {
  test('comes out even by every split and every coin, and leaves less than a coin with anybody', () => {
    fc.assert(
      fc.property(bavarianLog, split, coin, (log, stock, size) => {
        const evening = bavarian(log)
        const { terms, transfers } = settlementOf(evening, { stock, coin: size })
        expect(terms.owed.reduce((all, { amount }) => all + amount, 0)).toBe(0)
        expect(transfers.every(({ amount, paid }) => amount > 0 && amount % size === 0 && !paid)).toBe(true)
        const left = leftAfter(owedOf(evening, stock), transfers)
        expect(sum(left)).toBe(0)
        for (const rest of left.values()) expect(Math.abs(rest)).toBeLessThan(size)
        expect(differenceOf(evening, terms)).toEqual(new Map())
      }),
    )
  })

  test('when all is marked as paid exactly nothing is left, and no transfer is offered, let alone one of 0', () => {
    fc.assert(
      fc.property(bavarianLog, split, coin, fc.nat({ max: 5 }), (log, stock, size, few) => {
        const evening = bavarian(log)
        const agreed = settlementOf(evening, { stock, coin: size })
        const all = agreed.transfers.map((transfer) => ({ ...transfer, paid: true }))
        expect(settlementOf(evening, agreed.terms, all).transfers).toEqual(all)
        if (size === 1) expect(isEven(leftAfter(owedOf(evening, stock), all))).toBe(true)
        // Some are paid: the rest follows, and nothing of what is paid is asked for again.
        const some = agreed.transfers.map((transfer, at) => ({ ...transfer, paid: at <= few }))
        const { transfers } = settlementOf(evening, agreed.terms, some)
        expect(transfers.filter(({ paid }) => paid)).toEqual(some.filter(({ paid }) => paid))
        expect(transfers.every(({ amount }) => amount > 0)).toBe(true)
      }),
    )
  })
})

describe('what was agreed', () => {
  const table = () => notebook(FOUR, { game: 'bavarian', rules: PRESET_RULES.wirtshaus })

  function agreed() {
    const book = table()
    const first = book.deal(RUFSPIEL)
    const settlement = settlementOf(book.bavarian(), { stock: SEATS, coin: 1 })
    const id = book.put({ kind: 'settled', session: book.session, ...settlement })
    return { book, first, id, transfers: settlement.transfers }
  }

  test('stands with its terms, and transfers are marked as paid one by one, and not after all', () => {
    const { book, id, transfers } = agreed()
    expect(book.evening().agreement?.id).toBe(id)
    const pay = (transfer: number, paid: boolean) =>
      book.put({ kind: 'paid', session: book.session, settled: id, transfer, paid })
    pay(1, true)
    expect(book.evening().settled).toEqual(transfers.map((one, at) => ({ ...one, paid: at === 1 })))
    const second = pay(0, true)
    expect(book.evening().settled?.every(({ paid }) => paid)).toBe(true)
    pay(1, false)
    book.takeBack(second)
    expect(book.evening().settled).toEqual(transfers)
    expect(book.evening().unknown).toBe(0)
  })

  test('two phones that each mark another transfer both count', () => {
    const { book, id } = agreed()
    for (const [transfer, by] of [
      [0, 'phone-a'],
      [1, 'phone-b'],
    ] as const)
      book.put({ kind: 'paid', session: book.session, settled: id, transfer, paid: true }, by)
    expect(book.evening().settled?.map(({ paid }) => paid)).toEqual([true, true])
  })

  test('a later correction shows the difference and changes nothing that was paid', () => {
    const { book, first, id } = agreed()
    book.put({ kind: 'paid', session: book.session, settled: id, transfer: 0, paid: true })
    const before = book.evening().settled
    book.deal({ ...RUFSPIEL, cardPoints: 20 }, { replaces: first })
    const evening = book.bavarian()
    expect(evening.settled).toEqual(before)
    const terms = termsOf(evening)
    if (!terms) throw new Error('nothing was agreed')
    const difference = differenceOf(evening, terms)
    expect(sum(difference)).toBe(0)
    expect(difference.get('Anna')).toBeLessThan(0)
    const anew = settlementOf(evening, terms, evening.settled ?? [])
    expect(anew.transfers[0]).toEqual(before?.[0])
    expect(isEven(leftAfter(owedOf(evening, SEATS), anew.transfers))).toBe(true)
    const next = book.put({ kind: 'settled', session: book.session, ...anew })
    expect(differenceOf(book.bavarian(), termsOf(book.bavarian()) ?? terms)).toEqual(new Map())
    book.takeBack(next)
    expect(book.evening().settled).toEqual(before)
  })

  test('by an entry of the first version is read from its transfers', () => {
    const { book, transfers } = agreed()
    book.put({ kind: 'settled', session: book.session, transfers: transfers.map((one) => ({ ...one, paid: true })) })
    const terms = termsOf(book.bavarian())
    expect(book.evening().agreement?.terms).toBeNull()
    expect(terms && differenceOf(book.bavarian(), terms)).toEqual(new Map())
    book.deal(RUFSPIEL)
    expect(terms && differenceOf(book.bavarian(), terms)).not.toEqual(new Map())
  })
})

describe('in points', () => {
  test('who has as much shares the place, and the last buy the round', () => {
    const ranking = rankingOf(sumsOf({ Anna: 5, Bert: -4, Cilli: 3, Dora: -4 }))
    expect(ranking.map(({ person, place }) => [person, place])).toEqual([
      ['Anna', 1],
      ['Cilli', 2],
      ['Bert', 3],
      ['Dora', 3],
    ])
    expect(roundBuyers(ranking)).toEqual(['Bert', 'Dora'])
  })

  test('where all have the same nobody buys it', () => {
    expect(roundBuyers(rankingOf(sumsOf({ Anna: 0, Bert: 0 })))).toEqual([])
    expect(roundBuyers([])).toEqual([])
  })
})

test('rules in points have ledgers that settle up too', () => {
  const book = notebook(FOUR, { game: 'bavarian', rules: rulesOf({ unit: 'point' }) })
  book.deal(RUFSPIEL)
  expect(sum(owedOf(book.bavarian(), SEATS))).toBe(0)
})
