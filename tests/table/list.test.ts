import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchanged, grown, itemAt, itemsOf, laterPiece, listOf, PIECE } from '@/lib/table/list'

/** Around the lengths where a piece is full. */
const length = fc.oneof(fc.constantFrom(0, 1, 255, 256, 257, 511, 512, 513), fc.integer({ min: 0, max: 800 }))
const upTo = (count: number): number[] => Array.from({ length: count }, (_, item) => item)

test('a list that was grown item by item is the list of all of them', () => {
  fc.assert(
    fc.property(length, fc.nat({ max: 300 }), (start, more) => {
      let list = listOf(upTo(start))
      for (let item = start; item < start + more; item++) list = grown(list, item)
      expect(list).toEqual(listOf(upTo(start + more)))
      expect(itemsOf(list)).toEqual(upTo(start + more))
      for (const at of [0, start - 1, start, start + more - 1, start + more])
        expect(itemAt(list, at)).toBe(upTo(start + more)[at])
    }),
    { numRuns: 40 },
  )
})

test('exchanging an item leaves the others, and the list it came from, as they were', () => {
  fc.assert(
    fc.property(length, fc.nat(), (count, choice) => {
      const list = listOf(upTo(count + 1))
      const at = choice % (count + 1)
      expect(itemsOf(exchanged(list, at, -1))).toEqual(upTo(count + 1).map((item) => (item === at ? -1 : item)))
      expect(itemsOf(list)).toEqual(upTo(count + 1))
    }),
    { numRuns: 40 },
  )
})

test('a grown list shares its full pieces with its origin', () => {
  const list = listOf(upTo(600))
  expect(grown(list, 600).full).toBe(list.full)
  expect(exchanged(list, 599, 0).full).toBe(list.full)
  expect(exchanged(list, 0, 5).full[1]).toBe(list.full[1])
})

test('a later piece is made when an item of it is looked at, and only once', () => {
  let made = 0
  const piece = laterPiece(() => {
    made += 1
    return upTo(PIECE)
  })
  const list = grown({ length: PIECE, full: [piece], tail: [] }, PIECE)
  expect([itemAt(list, PIECE), made]).toEqual([PIECE, 0])
  expect([itemAt(list, 3), itemAt(list, 4), made]).toEqual([3, 4, 1])
  expect(itemsOf(exchanged(list, 0, -1)).slice(0, 3)).toEqual([-1, 1, 2])
  expect([itemsOf(list), made]).toEqual([upTo(PIECE + 1), 1])
})
