import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, type Cents } from '@/lib/score'
import { settleUp, splitStock, transfersOf, type Transfer } from '@/lib/table'
import { bavarianLog } from '../support/arbitraries/log'
import { bavarian } from '../support/evening'

const balances = (amounts: readonly number[]): Cents[] => amounts.map(cents)

/** Small amounts, so that some of the people cancel out among themselves. */
const adding = (least: number, most: number): fc.Arbitrary<Cents[]> =>
  fc
    .array(fc.integer({ min: -6, max: 6 }), { minLength: least - 1, maxLength: most - 1 })
    .map((amounts) => balances([...amounts, 0 - amounts.reduce((sum, amount) => sum + amount, 0)]))

function after(amounts: readonly Cents[], transfers: readonly Transfer[]): number[] {
  const left: number[] = [...amounts]
  for (const { from, to, amount } of transfers) {
    left[from] = (left[from] ?? 0) + amount
    left[to] = (left[to] ?? 0) - amount
  }
  return left
}

/**
 * The fewest transfers, by trying: the first who has something settles with each of the others in turn. That somebody is
 * even after each transfer costs nothing: groups that add up to 0 are trees.
 */
function fewest(amounts: readonly number[]): number {
  const [first, ...rest] = amounts.filter((amount) => amount !== 0)
  if (first === undefined) return 0
  const tries = rest.flatMap((other, at) =>
    Math.sign(other) === Math.sign(first)
      ? []
      : [1 + fewest(rest.map((one, index) => (index === at ? one + first : one)))],
  )
  return Math.min(...tries)
}

describe('settling up', () => {
  test('six people who owe in two groups need 4 transfers, where the greedy way needs 5', () => {
    const transfers = settleUp(balances([6, -3, -3, 5, -4, -1]))
    expect(transfers).toHaveLength(4)
    expect(after(balances([6, -3, -3, 5, -4, -1]), transfers)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('who is even pays nothing and gets nothing; nobody owes, nobody pays', () => {
    expect(settleUp(balances([0, 20, 0, -20]))).toEqual([{ from: 3, to: 1, amount: 20 }])
    expect(settleUp(balances([0, 0, 0]))).toEqual([])
    expect(settleUp([])).toEqual([])
  })

  test('names who pays whom by whatever the balances are kept under', () => {
    const kept = new Map([
      ['Anna', cents(70)],
      ['Bert', cents(-50)],
      ['Cilli', cents(-20)],
    ])
    expect(settleUp(kept)).toEqual([
      { from: 'Bert', to: 'Anna', amount: 50 },
      { from: 'Cilli', to: 'Anna', amount: 20 },
    ])
  })

  test('balances that do not add up to 0 are a bug', () => {
    expect(() => settleUp(balances([1, 2]))).toThrow(RangeError)
  })

  test.each([2, 3, 4, 5, 6, 7, 8])('%i people are even afterwards, by the fewest transfers there are', (people) => {
    fc.assert(
      fc.property(adding(people, people), (amounts) => {
        const transfers = settleUp(amounts)
        expect(after(amounts, transfers).every((amount) => amount === 0)).toBe(true)
        expect(transfers.every(({ from, to, amount }) => amount > 0 && from !== to)).toBe(true)
        expect(transfers).toHaveLength(fewest(amounts))
      }),
      { numRuns: people < 8 ? 100 : 30 },
    )
  })

  test('is the same list every time, and each pays or gets, never both', () => {
    fc.assert(
      fc.property(adding(2, 10), (amounts) => {
        const transfers = settleUp(amounts)
        expect(settleUp([...amounts])).toEqual(transfers)
        const payers = new Set(transfers.map(({ from }) => from))
        expect(transfers.some(({ to }) => payers.has(to))).toBe(false)
      }),
    )
  })

  test('more people than can all be weighed are even afterwards too, pairs by one transfer', () => {
    fc.assert(
      fc.property(adding(18, 40), (amounts) => {
        const transfers = settleUp(amounts)
        expect(after(amounts, transfers).every((amount) => amount === 0)).toBe(true)
        expect(transfers.every(({ amount }) => amount > 0)).toBe(true)
        expect(transfers.length).toBeLessThan(Math.max(1, amounts.filter((amount) => amount !== 0).length))
      }),
    )
    const pairs = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? at + 2 : -at - 1))
    expect(settleUp(balances(pairs))).toHaveLength(10)
  })
})

describe('the stock at the end', () => {
  test('is split evenly, odd units one each from seat 0 on', () => {
    expect(splitStock(cents(40), 4)).toEqual([10, 10, 10, 10])
    expect(splitStock(cents(43), 4)).toEqual([11, 11, 11, 10])
    expect(splitStock(cents(2), 5)).toEqual([1, 1, 0, 0, 0])
    expect(splitStock(cents(0), 3)).toEqual([0, 0, 0])
  })

  test('goes to those who sit at the table, before they settle up', () => {
    const evening = {
      balance: new Map([
        ['Anna', cents(-10)],
        ['Bert', cents(-10)],
        ['Cilli', cents(-11)],
      ]),
      stock: cents(31),
      seats: ['Bert', 'Anna'],
    }
    // Bert gets 16, Anna 15; Cilli has left.
    expect(transfersOf(evening)).toEqual([
      { from: 'Cilli', to: 'Bert', amount: 6 },
      { from: 'Cilli', to: 'Anna', amount: 5 },
    ])
  })

  test('every evening can be settled up', () => {
    fc.assert(
      fc.property(bavarianLog, (log) => {
        const evening = bavarian(log)
        const left = new Map<string, number>(evening.balance)
        splitStock(evening.stock, evening.seats.length).forEach((part, seat) => {
          const person = evening.seats[seat] ?? ''
          left.set(person, (left.get(person) ?? 0) + part)
        })
        for (const { from, to, amount } of transfersOf(evening)) {
          left.set(from, (left.get(from) ?? 0) + amount)
          left.set(to, (left.get(to) ?? 0) - amount)
        }
        expect([...left.values()].every((amount) => amount === 0)).toBe(true)
      }),
    )
  })
})
