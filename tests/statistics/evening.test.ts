import { describe, expect, test } from 'vitest'
import { germanRulesOf, rulesOf } from '@/lib/score'
import { countOf, curveOf, statisticsOf, tallyOf, type EveningCount } from '@/lib/statistics'
import type { Evening } from '@/lib/table'
import { notebook, RUFSPIEL } from '../support/notebook'
import { recorded } from './recorded'

function counted(evening: Evening): EveningCount {
  const count = countOf(evening)
  if (!count) throw new Error('an evening that cannot be read')
  return count
}
const personIn = ({ people }: EveningCount, name: string) => {
  const found = people.find(({ person }) => person === name)
  if (!found) throw new Error(`${name} did not sit down`)
  return found
}

describe('the second recorded evening, counted by hand', () => {
  const { book } = recorded('02')
  const evening = book.bavarian()
  const count = counted(evening)
  const nord = personIn(count, 'Nord')

  test('has 40 deals: 21 times Ruf, 15 Ramsch, 3 Wenz, one Farbwenz, and two of them were lost', () => {
    expect(count.deals).toBe(40)
    expect(statisticsOf([tallyOf(count)], 'cent')?.games).toEqual([
      { game: 'rufspiel', deals: 21, won: 19, lost: 2 },
      { game: 'ramsch', deals: 15, won: 0, lost: 0 },
      { game: 'wenz', deals: 3, won: 3, lost: 0 },
      { game: 'farbwenz', deals: 1, won: 1, lost: 0 },
    ])
  })

  test('Nord came out 20.30 ahead, won 26 of 40, declared eight times, three of these alone', () => {
    expect(nord.gain).toBe(2030)
    expect(nord.played).toEqual({ deals: 40, won: 26, gain: 2030 })
    expect(nord.declared).toEqual({ deals: 8, won: 7, gain: 1780 })
    expect(nord.alone).toEqual({ deals: 3, won: 3, gain: 1470 })
    expect(nord.partnered).toEqual({ deals: 5, won: 5, gain: 410 })
  })

  test('West knocked 27 times, and lost 6.20 by it; Nord knocked five times, and won them all', () => {
    expect(personIn(count, 'West').knocked).toEqual({ deals: 27, won: 15, gain: -620 })
    expect(nord.knocked).toEqual({ deals: 5, won: 5, gain: 600 })
    expect(personIn(count, 'Ost').knocked).toEqual({ deals: 0, won: 0, gain: 0 })
  })

  test('Ost won two of ten deals that he dealt himself', () => {
    expect(personIn(count, 'Ost').dealt).toEqual({ deals: 10, won: 2, gain: -340 })
  })

  test('Schneider and Schwarz: who gave, and who got them', () => {
    expect(nord.given).toEqual({ schneider: 4, schwarz: 2 })
    expect(nord.taken).toEqual({ schneider: 4, schwarz: 0 })
    expect(personIn(count, 'Ost').given).toEqual({ schneider: 1, schwarz: 1 })
    expect(personIn(count, 'Ost').taken).toEqual({ schneider: 7, schwarz: 1 })
  })

  test('the longest runs: Nord won the last twelve, West lost three from the third on', () => {
    expect(nord.longest.won).toEqual({ session: book.session, length: 12, from: 29, to: 40 })
    expect(personIn(count, 'West').longest.lost).toEqual({ session: book.session, length: 3, from: 3, to: 5 })
  })

  test('who plays with whom: Süd and West never lost, Nord and West made most of it', () => {
    const pairs = statisticsOf([tallyOf(count)], 'cent')?.pairs
    expect(pairs).toHaveLength(6)
    expect(pairs?.[0]).toEqual({ people: ['Süd', 'West'], deals: 6, won: 6, gain: 340 })
    expect(pairs?.[1]).toEqual({ people: ['Nord', 'West'], deals: 4, won: 4, gain: 840 })
  })

  test('the best deal was the Tout of Nord at the end, the worst cost Ost 3.20', () => {
    expect(count.best).toMatchObject({ person: 'Nord', number: 40, gain: 840, deal: evening.rows[39]?.id })
    expect(count.worst).toMatchObject({ person: 'Ost', number: 18, gain: -320, deal: evening.rows[17]?.id })
  })
})

describe('the fifth recorded evening, counted by hand', () => {
  const { book } = recorded('05')
  const count = counted(book.bavarian())

  test('Süd gained most by playing alone, seven times, and never lost it', () => {
    expect(personIn(count, 'Süd').alone).toEqual({ deals: 7, won: 7, gain: 132 })
    expect(personIn(count, 'Süd').longest.lost).toMatchObject({ length: 6, from: 75, to: 80 })
  })

  test('Solo, Farbwenz, Farbgeier and Geier are counted each by itself', () => {
    const games = statisticsOf([tallyOf(count)], 'cent')?.games.map(({ game, deals, won }) => [game, deals, won])
    expect(games).toEqual([
      ['rufspiel', 57, 44],
      ['ramsch', 20, 0],
      ['farbwenz', 9, 9],
      ['farbgeier', 8, 7],
      ['farbsolo', 3, 2],
      ['geier', 1, 1],
    ])
  })
})

const FOUR = ['anna', 'bert', 'cilli', 'dora']

describe('what happens at a table beside the games', () => {
  test('a deal thrown in is a deal, but nobody wins it, and it breaks no run', () => {
    const rules = rulesOf({ stock: { stake: 10 } })
    const book = notebook(FOUR, { game: 'bavarian', rules })
    book.deal(RUFSPIEL)
    book.deal({ contract: 'passed', knocks: [0] })
    book.deal(RUFSPIEL)
    const count = counted(book.evening())
    const anna = personIn(count, 'anna')
    expect(count.deals).toBe(3)
    expect(anna.played).toEqual({ deals: 2, won: 2, gain: 20 + 20 + 20 })
    expect(anna.gain).toBe(20 - 10 + 20 + 20)
    expect(anna.knocked.deals).toBe(0)
    expect(anna.longest.won).toMatchObject({ length: 2, from: 1, to: 3 })
  })

  test('an amount by hand counts in the balance and nowhere else', () => {
    const book = notebook(FOUR)
    book.deal(RUFSPIEL)
    book.deal({ contract: 'manual', scores: [-500, 500, 0, 0] })
    const count = counted(book.evening())
    expect(personIn(count, 'anna')).toMatchObject({ gain: -480, played: { deals: 1, won: 1, gain: 20 } })
    expect(count.best).toMatchObject({ number: 1 })
    expect(count.worst).toMatchObject({ number: 1 })
  })

  test('who sits out has neither won nor lost', () => {
    const book = notebook([...FOUR, 'emil'])
    book.deal({ contract: 'rufspiel', declarer: 1, partner: 2, cardPoints: 70 })
    expect(personIn(counted(book.evening()), 'anna').played.deals).toBe(0)
    expect(personIn(counted(book.evening()), 'anna').dealt.deals).toBe(0)
    expect(personIn(counted(book.evening()), 'emil').played.deals).toBe(1)
  })

  test('a deal that was taken back is counted nowhere', () => {
    const book = notebook(FOUR)
    book.deal(RUFSPIEL)
    book.takeBack(book.deal({ contract: 'wenz', declarer: 2, won: false }))
    const count = counted(book.evening())
    expect(count.deals).toBe(1)
    expect(count.games.map(({ game }) => game)).toEqual(['rufspiel'])
    expect(curveOf(book.evening()).steps).toEqual([1])
  })

  test('a corrected deal counts once, as it was corrected', () => {
    const book = notebook(FOUR)
    const wrong = book.deal(RUFSPIEL)
    book.deal({ contract: 'wenz', declarer: 2, won: true }, { replaces: wrong })
    expect(counted(book.evening()).games).toEqual([{ game: 'wenz', deals: 1, won: 1, lost: 0 }])
  })

  test('someone who joins later has nothing before, and is at the end of the curve what he has', () => {
    const book = notebook(FOUR)
    book.deal(RUFSPIEL)
    book.sit('anna', 'bert', 'cilli', 'emil')
    book.deal({ contract: 'rufspiel', declarer: 3, partner: 0, cardPoints: 70 })
    const lines = new Map(curveOf(book.evening()).lines.map(({ person, values }) => [person, values]))
    expect(lines.get('dora')).toEqual([0, -20, -20])
    expect(lines.get('emil')).toEqual([0, 0, 20])
  })

  test('an evening with something this app does not understand is not counted', () => {
    const book = notebook(FOUR)
    const before = counted(book.evening())
    expect(before.deals).toBe(0)
    book.takeBack('nowhere')
    expect(countOf(book.evening())).toBeNull()
  })
})

describe('an evening of the German game', () => {
  const rules = germanRulesOf({})
  const book = notebook(FOUR, { game: 'german', rules })
  book.deal({ chooser: 0, cardPoints: 75 })
  book.deal({ chooser: 1, cardPoints: 29 })
  book.deal({ chooser: 1, cardPoints: 100 })
  book.deal({ strokes: [0, 1] })
  book.deal({ chooser: 2, cardPoints: 120, schwarz: true })
  const count = counted(book.evening())

  test('is counted in strokes, and who named trumps is the declarer', () => {
    expect(count.kind).toBe('stroke')
    expect(count.games).toEqual([
      { game: 'named', deals: 4, won: 3, lost: 1 },
      { game: 'strokes', deals: 1, won: 0, lost: 0 },
    ])
    expect(personIn(count, 'bert').declared).toEqual({ deals: 2, won: 1, gain: 2 })
    expect(personIn(count, 'bert').alone.deals).toBe(0)
  })

  test('each of a team has its strokes, its heads and its Schneider', () => {
    expect(personIn(count, 'anna')).toMatchObject({ gain: 1 + 4 + 9, heads: 1, given: { schneider: 1, schwarz: 1 } })
    expect(personIn(count, 'dora')).toMatchObject({ gain: 2 + 1, heads: 0, taken: { schneider: 1, schwarz: 1 } })
    expect(count.pairs).toEqual([
      { people: ['anna', 'cilli'], deals: 5, won: 3, gain: 2 * 14 },
      { people: ['bert', 'dora'], deals: 5, won: 2, gain: 2 * 3 },
    ])
  })
})
