import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listsOfDay, rankingOf, tournamentList } from '@/lib/archive'
import { PRESET_RULES } from '@/lib/score'
import { bavarianLog } from '../support/arbitraries/log'
import { bavarian } from '../support/evening'
import { notebook } from '../support/notebook'

const POINTS = { game: 'bavarian', rules: PRESET_RULES.turnier } as const

/** A table of four who play a call, a lost Solo and a won Wenz. */
function playedTable(people: readonly string[]) {
  const book = notebook(people, POINTS)
  book.deal({ contract: 'rufspiel', declarer: 0, partner: 1, won: true })
  book.deal({ contract: 'farbsolo', suit: 'herz', declarer: 1, won: false })
  book.deal({ contract: 'wenz', declarer: 3, won: true })
  return book.bavarian()
}

describe('the list of a tournament', () => {
  test('has plus and minus in columns of their own, the soli circled', () => {
    const { lines, sums, off } = tournamentList(playedTable(['a', 'b', 'c', 'd']))
    expect(lines.map(({ cells }) => cells)).toEqual([
      [1, 1, -1, -1].map((gain) => ({ gain, solo: false })),
      [5, -15, 5, 5].map((gain) => ({ gain, solo: gain === -15 })),
      [-5, -5, -5, 15].map((gain) => ({ gain, solo: gain === 15 })),
    ])
    expect(sums).toEqual([
      { plus: 6, minus: 5, points: 1, soli: 0 },
      { plus: 1, minus: 20, points: -19, soli: 1 },
      { plus: 5, minus: 6, points: -1, soli: 0 },
      { plus: 20, minus: 1, points: 19, soli: 1 },
    ])
    expect(off).toBe(0)
  })

  test('comes to 0, but for what lies in the stock, and agrees with the board', () => {
    fc.assert(
      fc.property(bavarianLog, (log) => {
        const evening = bavarian(log)
        const list = tournamentList(evening)
        expect(list.off).toBe(0 - evening.stock)
        list.people.forEach((person, at) => expect(list.sums[at]?.points).toBe(evening.balance.get(person) ?? 0))
      }),
    )
  })

  test('ranks by points, then by soli, and leaves the rest to the lot', () => {
    const first = tournamentList(playedTable(['a', 'b', 'c', 'd']))
    const second = tournamentList(playedTable(['b', 'a', 'e', 'c']))
    const third = tournamentList(playedTable(['x', 'y', 'z', 'u']))
    expect(
      rankingOf([first, second, third]).map(({ rank, person, points, soli, lists }) => [
        rank,
        person,
        points,
        soli,
        lists,
      ]),
    ).toEqual([
      [1, 'd', 19, 1, 1],
      [1, 'u', 19, 1, 1],
      [3, 'c', 18, 1, 2],
      [4, 'x', 1, 0, 1],
      [5, 'e', -1, 0, 1],
      [5, 'z', -1, 0, 1],
      [7, 'a', -18, 1, 2],
      [7, 'b', -18, 1, 2],
      [9, 'y', -19, 1, 1],
    ])
  })

  test('puts more soli before fewer at the same points', () => {
    const few = notebook(['a', 'b', 'c', 'd'], POINTS)
    few.deal({ contract: 'manual', scores: [15, -5, -5, -5] })
    const many = notebook(['e', 'f', 'g', 'h'], POINTS)
    many.deal({ contract: 'wenz', declarer: 0, won: true })
    const ranks = rankingOf([few.bavarian(), many.bavarian()].map(tournamentList))
    expect(ranks.slice(0, 2).map(({ rank, person }) => [rank, person])).toEqual([
      [1, 'e'],
      [2, 'a'],
    ])
  })

  test('goes with the other lists of its day', () => {
    const one = playedTable(['a', 'b', 'c', 'd'])
    const other = playedTable(['e', 'f', 'g', 'h'])
    const money = notebook(['a', 'b', 'c', 'd'])
    money.deal({ contract: 'wenz', declarer: 0, won: true })
    const empty = notebook(['a', 'b', 'c', 'd'], POINTS).bavarian()
    expect(listsOfDay([one, other, money.bavarian(), empty], one)).toEqual([one, other])
  })
})
