import { describe, expect, test } from 'vitest'
import { PRESET_RULES, type Deal } from '@/lib/score'
import { notebook, RUFSPIEL } from '../support/notebook'

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

describe('new rules', () => {
  test('count from there on, and deals before keep theirs, also when they are corrected', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    const id = book.deal(RUFSPIEL)
    const { under } = book.evening()
    book.change({ tariff: { rufspiel: 50, solo: 100, extra: 10 } })
    expect(book.bavarian().rules.tariff.rufspiel).toBe(50)
    book.deal(RUFSPIEL)
    expect(book.has('Anna')).toBe(70)
    book.deal({ ...RUFSPIEL, cardPoints: 91 }, { replaces: id, under, after: null })
    expect(book.has('Anna')).toBe(80)
  })

  test('a correction is scored under the seats and rules that it names itself', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    const id = book.deal(RUFSPIEL)
    book.sit('Emil', 'Bert', 'Cilli', 'Dora')
    book.change({ tariff: { rufspiel: 50, solo: 100, extra: 10 } })
    book.deal(RUFSPIEL, { replaces: id, after: null })
    expect(book.bavarian().rows[0]?.seats[0]).toBe('Emil')
    expect([book.has('Anna'), book.has('Emil')]).toEqual([0, 50])
  })

  test('may not change the unit: that would add up cents and points', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    const change = book.change({ preset: 'turnier' })
    expect(book.bavarian()).toMatchObject({ unknown: 1, rules: { unit: 'cent' }, under: { rules: book.session } })
    const id = book.deal(RUFSPIEL, { under: { seating: book.session, rules: change } })
    expect(book.bavarian().rows).toMatchObject([
      { id, state: 'faulty', faults: [{ code: 'bad_shape', field: 'under.rules' }] },
    ])
    book.takeBack(change)
    expect(book.evening().unknown).toBe(0)
  })

  test('may not change the game', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    const german = notebook(['Anna', 'Bert', 'Cilli', 'Dora'], GERMAN_A)
    book.put({ kind: 'rules', session: book.session, ...GERMAN_A })
    german.change({})
    expect([book.evening().unknown, german.evening().unknown]).toEqual([1, 1])
  })

  test('taken back, the former ones hold again, and what was written under them keeps them', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
    const change = book.change({ tariff: { rufspiel: 50, solo: 100, extra: 10 } })
    book.deal(RUFSPIEL)
    book.takeBack(change)
    expect(book.bavarian().rules).toEqual(PRESET_RULES.wirtshaus)
    book.deal(RUFSPIEL)
    expect(book.has('Anna')).toBe(70)
  })

  test('a round of too few, of too many, or with someone twice cannot play', () => {
    for (const [seats, code] of [
      [['Anna', 'Bert', 'Cilli'], 'players_out_of_range'],
      [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'], 'players_out_of_range'],
      [['Anna', 'Bert', 'Cilli', 'Anna'], 'player_names_not_unique'],
    ] as const) {
      const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'])
      book.sit(...seats)
      book.deal(PASSED)
      expect(book.bavarian().rows).toMatchObject([{ state: 'faulty', faults: [{ code }] }])
    }
  })
})

const GERMAN_A = {
  game: 'german',
  rules: {
    variant: 'A',
    teams: [
      [0, 2],
      [1, 3],
    ],
    target: 9,
    ninety: 'schneider',
    sixty: 'chooserLoses',
    overrun: 'drop',
  },
} as const

describe('the German game', () => {
  test('teams sit in their seats, whoever sits there', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'], GERMAN_A)
    book.deal({ chooser: 0, won: true })
    book.sit('Emil', 'Bert', 'Cilli', 'Dora')
    book.deal({ chooser: 1, won: false })
    const evening = book.evening()
    expect(evening).toMatchObject({ game: 'german', tally: [3, 0], heads: [0, 0], count: 2 })
    // Anna dealt first and left; Bert dealt after her, and Cilli is next.
    expect(evening.next).toEqual({ number: 3, dealer: 2, playing: [0, 1, 2, 3] })
  })

  test('takes no round of another size, and no rules for another number of teams', () => {
    const book = notebook(['Anna', 'Bert', 'Cilli', 'Dora'], GERMAN_A)
    book.put({
      kind: 'rules',
      session: book.session,
      game: 'german',
      rules: { ...GERMAN_A.rules, variant: 'B', teams: [[0], [1], [2], [3]] },
    })
    expect(book.evening()).toMatchObject({ unknown: 1, rules: { variant: 'A' } })
    book.sit('Anna', 'Bert', 'Cilli', 'Dora', 'Emil')
    book.deal({ chooser: 0, won: true })
    expect(book.evening().rows).toMatchObject([{ state: 'faulty', faults: [{ code: 'players_out_of_range' }] }])
  })
})
