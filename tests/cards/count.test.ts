import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  COUNTED_RANKS,
  counted,
  countedAmong,
  countedPoints,
  leftOf,
  NOTHING_COUNTED,
  restPoints,
  type Count,
} from '@/lib/cards'

const steps = fc.array(fc.tuple(fc.constantFrom(...COUNTED_RANKS), fc.constantFrom<1 | -1>(1, 1, 1, -1)), {
  maxLength: 60,
})
const after = (taps: readonly (readonly [(typeof COUNTED_RANKS)[number], 1 | -1])[]): Count =>
  taps.reduce<Count>((count, [rank, step]) => counted(count, rank, step), NOTHING_COUNTED)

test('two Säue, a Zehn and a König are 36, and leave 84', () => {
  const count = after([
    ['ass', 1],
    ['ass', 1],
    ['zehn', 1],
    ['koenig', 1],
  ])
  expect([countedPoints(count), restPoints(count)]).toEqual([36, 84])
})

test('a card taken back leaves the sum as it was', () => {
  const before = after([['ober', 1]])
  expect(counted(counted(before, 'unter', 1), 'unter', -1)).toEqual(before)
})

test('a fifth Sau and a card below none change nothing', () => {
  const four = after(Array.from({ length: 4 }, () => ['ass', 1] as const))
  expect(countedPoints(four)).toBe(44)
  expect(counted(four, 'ass', 1)).toBe(four)
  expect(counted(NOTHING_COUNTED, 'unter', -1)).toBe(NOTHING_COUNTED)
})

test('all cards are 120 and leave nothing', () => {
  const all = after(COUNTED_RANKS.flatMap((rank) => Array.from({ length: 4 }, () => [rank, 1] as const)))
  expect([countedPoints(all), restPoints(all)]).toEqual([120, 0])
})

describe('laws of counting', () => {
  test('whatever is tapped, both sides together have 120 and neither more than the pack', () => {
    fc.assert(
      fc.property(steps, (taps) => {
        const count = after(taps)
        expect(countedPoints(count) + restPoints(count)).toBe(120)
        expect(countedPoints(count)).toBeGreaterThanOrEqual(0)
        expect(restPoints(count)).toBeGreaterThanOrEqual(0)
        for (const rank of COUNTED_RANKS) expect([0, 1, 2, 3, 4]).toContain(count[rank])
      }),
    )
  })
  test('every sum from 0 to 120 can be counted, but 1 and 119 cannot', () => {
    const many = [0, 1, 2, 3, 4]
    const sums = new Set(
      many.flatMap((ass) =>
        many.flatMap((zehn) =>
          many.flatMap((koenig) =>
            many.flatMap((ober) => many.map((unter) => countedPoints({ ass, zehn, koenig, ober, unter }))),
          ),
        ),
      ),
    )
    const missing = Array.from({ length: 121 }, (_, points) => points).filter((points) => !sums.has(points))
    expect(missing).toEqual([1, 119])
  })
})

describe('where each one’s tricks are counted', () => {
  const four: readonly Count[] = Array.from({ length: 4 }, () => NOTHING_COUNTED)
  const taps = fc.array(
    fc.record({
      place: fc.nat({ max: 3 }),
      rank: fc.constantFrom(...COUNTED_RANKS),
      step: fc.constantFrom<1 | -1>(1, 1, 1, -1),
    }),
    { maxLength: 80 },
  )
  const pointsOf = (counts: readonly Count[]) => counts.reduce((sum, count) => sum + countedPoints(count), 0)

  test('a Sau that one has, another cannot have: four are counted, and no fifth', () => {
    const all = [0, 1, 2, 3, 0].reduce((counts, place) => countedAmong(counts, place, 'ass', 1), four)
    expect(all.map(countedPoints)).toEqual([11, 11, 11, 11])
    expect(leftOf(all, 'ass')).toBe(0)
    expect(countedAmong(all, 2, 'ass', -1).map(countedPoints)).toEqual([11, 11, 0, 11])
  })

  test('there are never more cards than the pack has, and with the last card it is 120', () => {
    fc.assert(
      fc.property(taps, (all) => {
        const counts = all.reduce((before, { place, rank, step }) => countedAmong(before, place, rank, step), four)
        for (const rank of COUNTED_RANKS) {
          expect(leftOf(counts, rank)).toBeGreaterThanOrEqual(0)
          expect(counts.every((count) => count[rank] >= 0)).toBe(true)
        }
        expect(pointsOf(counts)).toBeLessThanOrEqual(120)
        const full = COUNTED_RANKS.flatMap((rank) => Array<typeof rank>(4).fill(rank)).reduce(
          (before, rank) => countedAmong(before, 1, rank, 1),
          counts,
        )
        expect(pointsOf(full)).toBe(120)
      }),
    )
  })
})
