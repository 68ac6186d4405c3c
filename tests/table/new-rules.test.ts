import { describe, expect, test } from 'vitest'
import { PRESET_RULES, type Deal } from '@/lib/score'
import { notebook, RUFSPIEL } from '../support/notebook'

const PASSED: Deal = { contract: 'passed' }
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
