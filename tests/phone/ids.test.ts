import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOf } from '@/lib/phone/ids'
import { isTableId } from '@/lib/sync'

const random = (bytes: Uint8Array) => crypto.getRandomValues(bytes)

test('ids ascend and are good ids, whatever the clock of the phone does', () => {
  const clocks = fc.array(fc.integer({ min: 0, max: 2 ** 43 }), { minLength: 2, maxLength: 50 })
  fc.assert(
    fc.property(clocks, (times) => {
      let at = 0
      const newId = idsOf(() => times[at++] ?? 0, random)
      const ids = times.map(newId)
      expect(ids).toEqual([...ids].sort())
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every(isTableId)).toBe(true)
    }),
  )
})

test('more ids in one millisecond than it can count go on in the next', () => {
  const newId = idsOf(() => 1_764_000_000_000, random)
  const ids = Array.from({ length: 10_000 }, newId)
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(10_000)
})

test('an id says when it was made', () => {
  const id = idsOf(() => Date.UTC(2026, 10, 29, 20), random)()
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 29, 20))
})
