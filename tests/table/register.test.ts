import { expect, test } from 'vitest'
import { entered, placeIn, registerOf } from '@/lib/table/register'

test('a register knows the entries it had, not those of the registers that grew from it', () => {
  const start = registerOf([{ entry: { id: 'a' } }, { entry: { id: 'b' } }])
  const [first, second] = [entered(start, 'c'), entered(start, 'd')]
  const places = (register: typeof start) => ['a', 'b', 'c', 'd'].map((id) => placeIn(register, id))
  expect(places(start)).toEqual([0, 1, undefined, undefined])
  expect(places(first)).toEqual([0, 1, 2, undefined])
  expect(places(second)).toEqual([0, 1, undefined, 2])
})
