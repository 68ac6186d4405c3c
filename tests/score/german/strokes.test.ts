import { describe, expect, test } from 'vitest'
import { playFacts } from './evening'
import type { WrittenGermanRules } from '@/lib/score'

/** Strokes of the first deal; seat 0 and 2 are the first team. */
const strokes = (deal: unknown, rules: WrittenGermanRules = {}) => playFacts([deal], rules)[0]?.strokes

// Grupp's account of von Alvensleben (1853), the numbers as in its table of wins.
describe('strokes for a win', () => {
  test.each([
    ['a straight win of the choosers', { chooser: 0, cardPoints: 75 }, [1, 0]],
    ['sixty-one is enough', { chooser: 0, cardPoints: 61 }, [1, 0]],
    ['eighty-nine is still straight', { chooser: 0, cardPoints: 89 }, [1, 0]],
    ['beaten choosers give two', { chooser: 0, cardPoints: 59 }, [0, 2]],
    ['the partner of the chooser wins and loses with him', { chooser: 2, cardPoints: 59 }, [0, 2]],
    ['the choosers make the others Schneider', { chooser: 1, cardPoints: 91 }, [0, 2]],
    ['the choosers become Schneider', { chooser: 1, cardPoints: 29 }, [4, 0]],
    ['a forced game that is won counts as any other', { chooser: 1, forced: true, cardPoints: 75 }, [0, 1]],
    ['a forced Schneider that is won counts as any other', { chooser: 1, forced: true, cardPoints: 95 }, [0, 2]],
    ['who had to choose and lost gives one', { chooser: 1, forced: true, cardPoints: 40 }, [1, 0]],
    ['who had to choose and became Schneider gives two', { chooser: 1, forced: true, cardPoints: 25 }, [2, 0]],
    ['a Schwarz of the choosers is a whole head', { chooser: 0, cardPoints: 120, schwarz: true }, [9, 0]],
    ['a Schwarz against the choosers is a whole head', { chooser: 0, cardPoints: 0, schwarz: true }, [0, 9]],
    ['a forced Schwarz is a whole head too', { chooser: 0, forced: true, cardPoints: 0, schwarz: true }, [0, 9]],
    ['no points are not yet no trick', { chooser: 0, cardPoints: 0 }, [0, 4]],
    ['all points are not yet all tricks', { chooser: 0, cardPoints: 120 }, [2, 0]],
    ['told without counting: won', { chooser: 3, won: true }, [0, 1]],
    ['told without counting: lost', { chooser: 3, won: false }, [2, 0]],
    ['told without counting: lost Schneider', { chooser: 3, won: false, level: 'schneider' }, [4, 0]],
    ['told without counting: Schwarz', { chooser: 3, won: true, level: 'schwarz' }, [0, 9]],
    ['told without counting: forced and lost', { chooser: 3, forced: true, won: false }, [1, 0]],
    ['by hand, both at once', { strokes: [3, 2] }, [3, 2]],
    ['by hand, nothing', { strokes: [0, 0] }, [0, 0]],
  ])('%s', (_, deal, expected) => {
    expect(strokes(deal)).toEqual(expected)
  })

  test('a Schwarz counts all strokes of a head of twelve', () => {
    expect(strokes({ chooser: 0, won: true, level: 'schwarz' }, { target: 12 })).toEqual([12, 0])
  })
})

describe('exactly three quarters', () => {
  const won = { chooser: 0, cardPoints: 90 }
  const lost = { chooser: 0, cardPoints: 30 }
  const forced = { chooser: 0, forced: true, cardPoints: 30 }
  test.each([
    ['schneider', [2, 0], [0, 4], [0, 2]],
    ['straight', [1, 0], [0, 2], [0, 1]],
    ['modern', [1, 0], [0, 4], [0, 2]],
  ] as const)('under %s', (ninety, whenWon, whenLost, whenForced) => {
    expect([won, lost, forced].map((deal) => strokes(deal, { ninety }))).toEqual([whenWon, whenLost, whenForced])
  })

  test.each(['schneider', 'straight', 'modern'] as const)('%s leaves the card point beside it alone', (ninety) => {
    expect(strokes({ chooser: 0, cardPoints: 91 }, { ninety })).toEqual([2, 0])
    expect(strokes({ chooser: 0, cardPoints: 89 }, { ninety })).toEqual([1, 0])
    expect(strokes({ chooser: 0, cardPoints: 29 }, { ninety })).toEqual([0, 4])
    expect(strokes({ chooser: 0, cardPoints: 31 }, { ninety })).toEqual([0, 2])
  })

  test('are a hundred and eighty in a double pack', () => {
    expect(strokes({ chooser: 0, cardPoints: 180 }, { variant: 'G' })).toEqual([2, 0])
    expect(strokes({ chooser: 0, cardPoints: 180 }, { variant: 'G', ninety: 'straight' })).toEqual([1, 0])
    expect(strokes({ chooser: 0, cardPoints: 60 }, { variant: 'G', ninety: 'modern' })).toEqual([0, 4])
    expect(strokes({ chooser: 0, cardPoints: 90 }, { variant: 'G' })).toEqual([0, 2])
  })
})

describe('exactly half each', () => {
  test('loses for the chooser', () => {
    expect(strokes({ chooser: 0, cardPoints: 60 })).toEqual([0, 2])
  })
  test('loses only once for who had to choose', () => {
    expect(strokes({ chooser: 0, forced: true, cardPoints: 60 })).toEqual([0, 1])
  })
  test('is a hundred and twenty in a double pack', () => {
    expect(strokes({ chooser: 0, cardPoints: 120 }, { variant: 'H' })).toEqual([0, 2])
    expect(strokes({ chooser: 0, cardPoints: 121 }, { variant: 'I' })).toEqual([1, 0])
  })
  test('is nothing where the table voids it, and nothing waits', () => {
    const played = playFacts(
      [
        { chooser: 0, cardPoints: 60 },
        { chooser: 0, cardPoints: 70 },
      ],
      { sixty: 'void' },
    )
    expect(played.map((deal) => deal.strokes)).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
  test('waits for the next winner, whoever that is, and only once', () => {
    const deals = [
      { chooser: 0, cardPoints: 60 },
      { chooser: 0, cardPoints: 60 },
      { chooser: 0, cardPoints: 40 },
      { chooser: 0, cardPoints: 70 },
    ]
    expect(playFacts(deals, { sixty: 'carry' }).map((deal) => deal.strokes)).toEqual([
      [0, 0],
      [0, 0],
      [0, 4],
      [1, 0],
    ])
  })
  test('waits through strokes by hand', () => {
    const deals = [{ chooser: 0, cardPoints: 60 }, { strokes: [0, 3] }, { strokes: [9, 0] }, { chooser: 1, won: true }]
    expect(playFacts(deals, { sixty: 'carry' }).map((deal) => deal.strokes)).toEqual([
      [0, 0],
      [0, 3],
      [9, 0],
      [0, 2],
    ])
  })
  test('comes on top of a Schwarz', () => {
    const deals = [
      { chooser: 0, cardPoints: 60 },
      { chooser: 1, won: true, level: 'schwarz' },
    ]
    expect(playFacts(deals, { sixty: 'carry', overrun: 'carry' }).at(-1)).toMatchObject({
      strokes: [0, 10],
      tally: [0, 1],
      heads: [0, 1],
    })
  })
})
