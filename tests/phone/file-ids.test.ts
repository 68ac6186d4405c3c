import { expect, test } from 'vitest'
import { fileIdsOf } from '@/lib/phone/file-ids'
import { isTableId } from '@/lib/sync'

const TIME = Date.UTC(2026, 10, 26, 12)

test('what stands in a file has the same ids each time, other ones in another table or file', () => {
  const ids = (table: string, file: string) => {
    const idOf = fileIdsOf(table, file, TIME)
    return [
      idOf('person Anna', 0),
      idOf('session', 1000),
      ...Array.from({ length: 300 }, (_, at) => idOf('deal', 2000 + at)),
    ]
  }
  const first = ids('table', 'file')
  expect(ids('table', 'file')).toEqual(first)
  expect(first.every(isTableId)).toBe(true)
  expect([...first].sort()).toEqual(first)
  const all = [first, ids('table', 'other'), ids('other', 'file')].flat()
  expect(new Set(all).size).toBe(all.length)
})

test('two people on one seat are two, and a day long ago has ids too', () => {
  const idOf = fileIdsOf('table', 'file', Date.UTC(1960, 0, 1))
  expect(isTableId(idOf('person Anna', 0))).toBe(true)
  expect(idOf('person Anna', 0)).not.toBe(idOf('person Bert', 0))
})
