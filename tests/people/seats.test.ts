import { describe, expect, it } from 'vitest'
import { dealsUntilAlike } from '@/app/evening/alike'
import { changesAmong } from '@/app/evening/changes'
import { isSame, maySit, nextDealer, rulesFor, seatDrafts } from '@/app/evening/people/seat-change'
import { moved, type Sitter } from '@/app/new/plan'
import { de } from '@/lib/i18n/de'
import { germanRulesOf, type Deal } from '@/lib/score'
import type { Person } from '@/lib/table'
import { notebook, RUFSPIEL } from '../support/notebook'

const PASSED: Deal = { contract: 'passed' }
const FOUR = ['Anna', 'Bert', 'Cilli', 'Dora'] as const
/** In a notebook everybody's name is their id. */
const sitting = (...names: readonly string[]): readonly Sitter[] => names.map((name) => ({ id: name, name }))
const ids = () => {
  let count = 0
  return () => `new-${(count += 1)}`
}
const person = (name: string, retired = false): Person => ({ id: name, name, retired })

describe('who sits from here on', () => {
  it('is a seating; who is new is added before it, who had gone for good comes back', () => {
    const book = notebook(FOUR)
    const people = [...FOUR.map((name) => person(name)), person('Emil', true)]
    const seats = [...sitting('Anna', 'Bert', 'Cilli', 'Emil'), { id: null, name: 'Franz' }]
    expect(seatDrafts(book.evening(), seats, people, ids())).toEqual([
      { kind: 'player', act: 'rename', player: 'Emil', name: 'Emil' },
      { kind: 'player', act: 'add', id: 'new-1', name: 'Franz' },
      { kind: 'seating', id: 'new-2', session: book.session, seats: ['Anna', 'Bert', 'Cilli', 'Emil', 'new-1'] },
    ])
  })

  it('may name who deals next, by the seat he has then', () => {
    const book = notebook(FOUR)
    book.deal(PASSED)
    const seats = sitting('Dora', 'Anna', 'Cilli', 'Emil')
    const [drafted] = seatDrafts(book.evening(), seats, [], ids(), { id: 'Cilli', name: 'Cilli' }).slice(-1)
    expect(drafted).toMatchObject({ kind: 'seating', dealer: 2 })
    expect(seatDrafts(book.evening(), seats, [], ids()).at(-1)).not.toHaveProperty('dealer')
    // A new one has no id yet.
    const late = [...sitting(...FOUR), { id: null, name: 'Franz' }]
    expect(seatDrafts(book.evening(), late, [], ids(), { id: null, name: 'Franz' }).at(-1)).toMatchObject({ dealer: 4 })
  })

  it('is moved by arrow and by finger alike: the others close up, and nobody is lost', () => {
    const names = (seats: readonly Sitter[]) => seats.map(({ name }) => name).join('')
    const five = sitting('A', 'B', 'C', 'D', 'E')
    expect([moved(five, 1, 2), moved(five, 1, 0), moved(five, 0, 4), moved(five, 4, 1)].map(names)).toEqual([
      'ACBDE',
      'BACDE',
      'BCDEA',
      'AEBCD',
    ])
    expect([moved(five, 0, -1), moved(five, 4, 5), moved(five, 9, 0)]).toEqual([five, five, five])
  })

  it('with three there are other rules, with four again', () => {
    const book = notebook(FOUR)
    const drafts = seatDrafts(book.evening(), sitting('Anna', 'Bert', 'Cilli'), [], ids())
    expect(drafts).toMatchObject([{ kind: 'seating' }, { kind: 'rules', rules: { seats: 3, pack: 24 } }])
    book.sit('Anna', 'Bert', 'Cilli')
    book.change({ seats: 3, pack: 24 })
    expect(rulesFor(book.evening(), 3)).toBeNull()
    expect(rulesFor(book.evening(), 4)).toMatchObject({ seats: 4, pack: 32 })
  })

  it('are three to eight; in the German game as many as its variant wants', () => {
    const bavarian = notebook(FOUR).evening()
    expect([2, 3, 4, 8, 9].map((players) => maySit(bavarian, players))).toEqual([false, true, true, true, false])
    const german = notebook(FOUR, { game: 'german', rules: germanRulesOf({}) }).evening()
    expect([3, 4, 5].map((players) => maySit(german, players))).toEqual([false, true, false])
  })

  it('is the same only in the same order', () => {
    const { evening } = notebook(FOUR)
    expect(isSame(evening(), sitting(...FOUR))).toBe(true)
    expect(isSame(evening(), sitting('Bert', 'Anna', 'Cilli', 'Dora'))).toBe(false)
    expect(isSame(evening(), [...sitting('Anna', 'Bert', 'Cilli'), { id: null, name: 'Dora' }])).toBe(false)
  })

  it('says who would deal next as the log will say it', () => {
    const book = notebook(FOUR)
    for (let deal = 0; deal < 6; deal++) book.deal(PASSED)
    for (const names of [
      FOUR,
      [...FOUR, 'Emil'],
      ['Anna', 'Emil', 'Cilli', 'Dora'],
      ['Dora', 'Anna', 'Cilli', 'Bert'],
    ]) {
      const foreseen = nextDealer(book.evening(), sitting(...names))
      const seating = book.sit(...names)
      expect(foreseen?.name).toBe(book.nextDealer())
      book.takeBack(seating)
    }
    expect(nextDealer(book.evening(), [])).toBeNull()
  })
})

describe('how many deals are left until all have dealt alike', () => {
  it('counts down the round', () => {
    const book = notebook(FOUR)
    const left = Array.from({ length: 6 }, () => {
      const count = dealsUntilAlike(book.evening())
      book.deal(PASSED)
      return count
    })
    expect(left).toEqual([0, 3, 2, 1, 0, 3])
  })

  it('counts from the new round on when somebody has come late', () => {
    const book = notebook(FOUR)
    for (let deal = 0; deal < 6; deal++) book.deal(PASSED)
    book.sit(...FOUR, 'Emil')
    expect(dealsUntilAlike(book.evening())).toBe(0)
    book.deal(PASSED)
    expect(dealsUntilAlike(book.evening())).toBe(4)
  })

  it('is never where dealers were changed by hand', () => {
    const book = notebook(FOUR)
    for (const dealer of [0, 0, 0, 3]) book.deal({ ...PASSED, dealer })
    expect(dealsUntilAlike(book.evening())).toBeNull()
  })
})

describe('the pad notes', () => {
  const noted = (book: ReturnType<typeof notebook>) => {
    const evening = book.bavarian()
    const changes = changesAmong(evening.rows.toReversed(), evening, (player) => player, de)
    return evening.rows.map((row) => changes.get(row.id) ?? '')
  }

  it('who came and went, other seats, and other rules, after the deal that was the last before it', () => {
    const book = notebook(FOUR)
    book.deal(RUFSPIEL)
    book.sit(...FOUR, 'Emil', 'Franz')
    book.deal(PASSED)
    book.sit('Bert', 'Cilli', 'Dora', 'Emil', 'Franz')
    book.change({ tariff: { solo: 100 } })
    book.deal(PASSED)
    book.sit('Cilli', 'Bert', 'Dora', 'Emil', 'Franz')
    expect(noted(book)).toEqual([
      'Emil und Franz setzen sich dazu',
      'Anna steht auf · ab hier geänderte Regeln',
      'ab hier andere Plätze',
    ])
  })

  it('nothing where nothing changed, or what changed was taken back', () => {
    const book = notebook(FOUR)
    book.deal(PASSED)
    book.takeBack(book.sit('Bert', 'Anna', 'Cilli', 'Dora'))
    book.deal(PASSED)
    expect(noted(book)).toEqual(['', ''])
  })
})
