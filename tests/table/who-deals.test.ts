import { describe, expect, test } from 'vitest'
import { type Deal } from '@/lib/score'
import { notebook } from '../support/notebook'

const PASSED: Deal = { contract: 'passed' }
const dealers = (book: ReturnType<typeof notebook>) =>
  book.bavarian().rows.map((row) => (row.state === 'counted' ? row.seats[row.played.dealer] : row.state))

describe('who deals', () => {
  test('seat 0 deals first, then the next clockwise', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    expect(book.nextDealer()).toBe('Anna')
    for (let deal = 0; deal < 5; deal++) book.deal(PASSED)
    expect(dealers(book)).toEqual(['Anna', 'Bert', 'Cilli', 'Dora', 'Anna'])
    expect(book.nextDealer()).toBe('Bert')
  })

  test('with five the dealer sits out, with six the one before him too', () => {
    const five = notebook(['Anna', 'Bert', 'Cilli', 'Dora', 'Emil'])
    expect(five.evening().next).toEqual({ number: 1, dealer: 0, playing: [1, 2, 3, 4] })
    five.deal(PASSED)
    expect(five.evening().next).toEqual({ number: 2, dealer: 1, playing: [0, 2, 3, 4] })

    const six = notebook(['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Franz'])
    expect(six.evening().next.playing).toEqual([1, 2, 3, 4])
    six.deal(PASSED)
    expect(six.evening().next).toEqual({ number: 2, dealer: 1, playing: [2, 3, 4, 5] })
  })

  test('a declarer who sits out is a fault, shown and not counted', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora', 'Emil'])
    const id = book.deal({ contract: 'wenz', declarer: 0, won: true })
    expect(book.bavarian().rows).toMatchObject([
      { id, state: 'faulty', faults: [{ code: 'seat_not_playing', field: 'declarer' }] },
    ])
    expect(book.evening()).toMatchObject({ count: 0, lastDeal: id, next: { number: 1, dealer: 0 } })
    expect(book.has('Anna')).toBe(0)
  })

  test('if the last dealer leaves, the first after him who stays deals', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Franz'])
    book.deal(PASSED)
    book.deal(PASSED)
    book.sit('Anna', 'Dora', 'Emil', 'Franz')
    expect(book.nextDealer()).toBe('Dora')
    book.deal(PASSED)
    expect(dealers(book)).toEqual(['Anna', 'Bert', 'Dora'])
    expect(book.nextDealer()).toBe('Emil')
  })

  test('if the first dealer leaves before the first deal, whoever then has seat 0 deals', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora', 'Emil'])
    book.sit('Bert', 'Cilli', 'Dora', 'Emil')
    expect(book.nextDealer()).toBe('Bert')
  })

  test('if the last dealer stays, his new neighbour deals next, also one who has just come', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    book.deal(PASSED)
    book.sit('Dora', 'Anna', 'Emil', 'Bert', 'Cilli')
    expect(book.nextDealer()).toBe('Emil')
  })

  test('if the last dealer sits down elsewhere, whoever was next still is', () => {
    const book = notebook(['Hans', 'Anna', 'Bert', 'Cilli', 'Dora'])
    book.deal(PASSED)
    book.sit('Anna', 'Bert', 'Cilli', 'Dora')
    expect(book.nextDealer()).toBe('Anna')
    book.sit('Anna', 'Hans', 'Bert', 'Cilli', 'Dora')
    expect(book.nextDealer()).toBe('Anna')
  })

  test('if the one whose turn it was sits down elsewhere, the next one deals, and he when it comes round to him', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Hans', 'Dora'])
    for (let deal = 0; deal < 3; deal++) book.deal(PASSED)
    expect(book.nextDealer()).toBe('Hans')
    book.sit('Hans', 'Anna', 'Bert', 'Cilli', 'Dora')
    book.deal(PASSED)
    book.deal(PASSED)
    expect(dealers(book)).toEqual(['Anna', 'Bert', 'Cilli', 'Dora', 'Hans'])
  })

  test('the last dealer in the last seat is followed by seat 0', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    book.deal(PASSED)
    book.sit('Bert', 'Cilli', 'Dora', 'Anna')
    expect(book.nextDealer()).toBe('Bert')
    book.sit('Bert', 'Cilli', 'Dora', 'Emil')
    expect(book.nextDealer()).toBe('Bert')
  })

  test('one who was away between two deals does not lose his turn', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora', 'Emil'])
    book.deal(PASSED)
    book.sit('Anna', 'Cilli', 'Dora', 'Emil')
    book.sit('Anna', 'Bert', 'Cilli', 'Dora', 'Emil')
    expect(book.nextDealer()).toBe('Bert')
  })

  test('with a wholly new round, seat 0 deals', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    book.deal(PASSED)
    book.deal(PASSED)
    book.sit('Emil', 'Franz', 'Gerd', 'Hans')
    expect(book.nextDealer()).toBe('Emil')
  })

  test('the table may say who deals next: it goes round from there, and a late deal does not call him again', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    book.deal(PASSED)
    const { under } = book.evening()
    book.dealNext('Dora')
    expect(book.nextDealer()).toBe('Dora')
    const taken = book.deal(PASSED)
    expect(book.nextDealer()).toBe('Anna')
    // Written before Dora was named, and placed after her deal.
    book.deal(PASSED, { under })
    expect(dealers(book)).toEqual(['Anna', 'Dora', 'Anna'])
    expect(book.nextDealer()).toBe('Bert')
    book.takeBack(taken)
    expect(dealers(book)).toEqual(['Anna', 'voided', 'Bert'])
    expect(book.nextDealer()).toBe('Dora')
  })

  test('who was named to deal and then leaves is followed by his neighbour', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora', 'Emil'])
    book.dealNext('Dora')
    book.deal(PASSED)
    book.sit('Anna', 'Bert', 'Cilli', 'Emil')
    expect(book.nextDealer()).toBe('Emil')
  })

  test('a deal taken back gives the cards back to its dealer', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    book.deal(PASSED)
    book.takeBack(book.deal(PASSED))
    expect(book.nextDealer()).toBe('Bert')
  })
})
