import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entered, placeIn, registerOf } from '@/lib/table/register'

const places = (register: ReturnType<typeof registerOf>) => ['a', 'b', 'c', 'd'].map((id) => placeIn(register, id))

test('a register knows the entries it had, not those of the registers that grew from it', () => {
  for (const ascending of [true, false]) {
    const start = registerOf(['a', 'b'], ascending)
    const [first, second] = [entered(start, 'c'), entered(start, 'd')]
    expect(places(start)).toEqual([0, 1, undefined, undefined])
    expect(places(first)).toEqual([0, 1, 2, undefined])
    expect(places(second)).toEqual([0, 1, undefined, 2])
  }
})

test('ids that ascend, ids that do not, and ids that cease to: each is found in its place, and no other', () => {
  const ids = fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 20 })
  fc.assert(
    fc.property(ids, ids, fc.string({ maxLength: 3 }), (known, more, other) => {
      const start = [...known].sort()
      const later = more.filter((id) => !known.includes(id))
      const grown = later.reduce(entered, registerOf([...start], true))
      const all = [...start, ...later]
      expect(grown.size).toBe(all.length)
      expect(all.map((id) => placeIn(grown, id))).toEqual([...all.keys()])
      expect(placeIn(grown, other)).toBe(all.includes(other) ? all.indexOf(other) : undefined)
    }),
  )
})

test('an id that stands there twice makes the register smaller than the list', () => {
  expect(registerOf(['b', 'a', 'b'], false).size).toBe(2)
})
