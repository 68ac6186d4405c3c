import { expect, test } from 'vitest'
import { countOf, honoursOf, statisticsOf, tallyOf, type Honour } from '@/lib/statistics'
import type { Evening } from '@/lib/table'
import { notebook, RUFSPIEL } from '../support/notebook'
import { recorded } from './recorded'

function honours(evening: Evening): ReadonlyMap<Honour['title'], Honour> {
  const count = countOf(evening)
  if (!count) throw new Error('an evening that cannot be read')
  const statistics = statisticsOf([tallyOf(count)], count.kind)
  return new Map(statistics && honoursOf(statistics).map((honour) => [honour.title, honour]))
}

test('the second recorded evening gives each title to the one who has most of it', () => {
  const { book } = recorded('02')
  const given = honours(book.evening())
  expect(given.get('knocker')).toEqual({ title: 'knocker', people: ['West'], deals: 27, gain: -620 })
  expect(given.get('soloist')).toEqual({ title: 'soloist', people: ['Nord'], deals: 3, won: 3 })
  expect(given.get('customer')).toEqual({ title: 'customer', people: ['Ost'], times: 8 })
  expect(given.get('lucky')).toMatchObject({ people: ['Nord'], run: { length: 12, from: 29, to: 40 } })
  expect(given.get('dreamPair')).toMatchObject({ people: ['Nord', 'West'], pair: { deals: 4, gain: 840 } })
})

test('a title that several would share is given to nobody', () => {
  const { book } = recorded('02')
  // West and Nord both gave six; West, Nord and Ost all lost three in a row; and no pair lost money.
  const given = honours(book.evening())
  expect(given.has('tailor')).toBe(false)
  expect(given.has('unlucky')).toBe(false)
  expect(given.has('brokePair')).toBe(false)
})

test('of a single game nobody gets a title', () => {
  const book = notebook(['anna', 'bert', 'cilli', 'dora'])
  book.deal({ ...RUFSPIEL, knocks: [0] })
  book.deal({ contract: 'wenz', declarer: 2, won: false, level: 'schneider' })
  expect([...honours(book.evening()).keys()]).toEqual([])
})
