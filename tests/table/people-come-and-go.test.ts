import { describe, expect, test } from 'vitest'
import type { Deal } from '@/lib/score'
import { notebook, RUFSPIEL } from '../support/notebook'

const PASSED: Deal = { contract: 'passed' }

describe('what they have', () => {
  test('a late-comer starts at 0, and who pauses keeps what he has and gets no more', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    book.deal(RUFSPIEL)
    expect(Object.fromEntries(book.bavarian().balance)).toEqual({ Anna: 20, Bert: 20, Cilli: -20, Dora: -20 })
    book.sit('Emil', 'Bert', 'Cilli', 'Dora')
    expect(book.has('Emil')).toBe(0)
    expect(book.bavarian().balance.has('Emil')).toBe(true)
    book.deal(RUFSPIEL)
    expect(Object.fromEntries(book.bavarian().balance)).toEqual({ Anna: 20, Emil: 20, Bert: 40, Cilli: -40, Dora: -40 })
    book.sit('Emil', 'Bert', 'Anna', 'Dora')
    book.deal(RUFSPIEL)
    expect(Object.fromEntries(book.bavarian().balance)).toEqual({ Anna: 0, Emil: 40, Bert: 60, Cilli: -40, Dora: -60 })
  })

  test('a deal is scored for those who sat there when it was written, also when that reaches the server late', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    const { under } = book.evening()
    book.sit('Dora', 'Cilli', 'Bert', 'Anna')
    const id = book.deal(RUFSPIEL, { under })
    expect(book.bavarian().rows[0]).toMatchObject({ id, seats: ['Anna', 'Bert', 'Cilli', 'Dora'] })
    expect(book.has('Anna')).toBe(20)
    expect(book.evening().under.seating).not.toBe(under.seating)
  })

  test('the stock goes from round to round, whoever comes and goes', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    book.change({ stock: { stake: 10 } })
    book.deal(PASSED)
    expect(book.bavarian().stock).toBe(40)
    book.sit('Emil', 'Bert', 'Cilli', 'Dora')
    book.deal(RUFSPIEL)
    expect(book.bavarian().stock).toBe(0)
    expect(Object.fromEntries(book.bavarian().balance)).toEqual({
      Anna: -10,
      Emil: 40,
      Bert: 30,
      Cilli: -30,
      Dora: -30,
    })
  })

  test('a round of Bock has as many deals as people sat at the deal that brought it', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora', 'Emil'])
    book.change({ bock: { after: ['passed'] } })
    book.deal(PASSED)
    expect(book.bavarian().bock).toEqual({ factor: 2, left: 5 })
    book.sit('Anna', 'Bert', 'Cilli', 'Dora')
    book.deal({ contract: 'wenz', declarer: 0, cardPoints: 70 })
    expect(book.bavarian().rows[1]).toMatchObject({ played: { bock: 2, stake: 100 } })
    expect(book.bavarian().bock).toEqual({ factor: 2, left: 4 })
  })
})
