import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eveningOf, lastRowsOf, padOf, receiptFor } from '@/lib/table'
import { anyLog, bavarianLog } from '../support/arbitraries/log'
import { bavarian, played } from '../support/evening'
import { notebook, RUFSPIEL } from '../support/notebook'

test('the pad has the last deals, newest first, each with what everybody had after it', () => {
  const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
  book.change({ stock: { stake: 10 } })
  const first = book.deal(RUFSPIEL)
  const second = book.deal({ contract: 'passed' })
  const third = book.deal(RUFSPIEL)
  book.takeBack(third)
  const lines = padOf(book.bavarian(), 9)
  expect(lines.map(({ row }) => row.id)).toEqual([third, second, first])
  expect(lines.map(({ balance }) => balance.get('Cilli'))).toEqual([-30, -30, -20])
  expect(lines.map(({ stock }) => stock)).toEqual([40, 40, 0])
  expect(padOf(book.bavarian(), 2).map(({ row }) => row.id)).toEqual([third, second])
  expect(padOf(book.bavarian(), 0)).toEqual([])
})

test('each line of the pad shows what the evening had after so many deals', () => {
  fc.assert(
    fc.property(bavarianLog, (log) => {
      const evening = bavarian(log)
      const lines = padOf(evening, 40)
      expect(lines.map(({ row }) => row)).toEqual([...evening.rows].reverse())
      lines.forEach(({ row, balance, stock }, at) => {
        const before = lines[at + 1]
        for (const [person, amount] of balance) {
          const score = row.state === 'counted' ? (row.played.scores[row.seats.indexOf(person)] ?? 0) : 0
          expect(amount).toBe((before?.balance.get(person) ?? 0) + score)
        }
        if (row.state === 'counted') expect(stock).toBe(row.played.stock)
        else expect(stock).toBe(before?.stock ?? 0)
      })
    }),
  )
})

test('the last rows are those of the whole list', () => {
  fc.assert(
    fc.property(anyLog, fc.nat({ max: 9 }), (log, count) => {
      const evening = played(log)
      expect(lastRowsOf(evening, count)).toEqual([...evening.rows].reverse().slice(0, count))
    }),
  )
})

test('the receipt of a deal has its stake, and its payments and the stock make its scores', () => {
  fc.assert(
    fc.property(bavarianLog, (log) => {
      for (const row of bavarian(log).rows) {
        const receipt = receiptFor(row)
        if (row.state !== 'counted') {
          expect(receipt).toBeNull()
          continue
        }
        expect(receipt?.stake).toBe(row.played.stake)
        const scores: number[] = row.seats.map(() => 0)
        for (const { from, to, amount } of receipt?.payments ?? []) {
          scores[from] = (scores[from] ?? 0) - amount
          scores[to] = (scores[to] ?? 0) + amount
        }
        for (const seat of receipt?.stock?.seats ?? []) scores[seat] = (scores[seat] ?? 0) + (receipt?.stock?.each ?? 0)
        expect(scores).toEqual(row.played.scores)
      }
    }),
  )
})

test('an evening of many deals is laid out whole', () => {
  const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
  const under = { seating: book.session, rules: book.session }
  let after: string | null = null
  for (let deal = 0; deal < 700; deal++)
    after = book.put({ kind: 'deal', session: book.session, under, after, deal: RUFSPIEL })
  const evening = eveningOf(book.placed(), book.session)
  expect(evening?.rows.map((row) => row.state === 'counted' && row.number)).toEqual(
    Array.from({ length: 700 }, (_, before) => before + 1),
  )
  expect(evening && lastRowsOf(evening, 600).at(-1)).toEqual(evening?.rows[100])
})
