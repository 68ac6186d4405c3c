import { expect, test } from 'vitest'
import { watched } from '@/lib/phone/watched'

/** A source whose readings finish when the test says so. */
function slowSource() {
  const readings: ((value: string) => void)[] = []
  const load = () => new Promise<string>((resolve) => readings.push(resolve))
  const finish = async (value: string) => {
    readings.shift()?.(value)
    await new Promise((go) => setImmediate(go))
  }
  return { load, finish, reading: () => readings.length }
}

test('is loaded when it is first watched, and tells who watches', async () => {
  const { load, finish, reading } = slowSource()
  const value = watched(load, '')
  expect(reading()).toBe(0)
  const seen: (string | undefined)[] = []
  const leave = value.subscribe(() => seen.push(value.get()))
  expect(value.get()).toBeUndefined()
  await finish('one')
  value.update((now) => `${now}, two`)
  leave()
  value.update((now) => `${now}, three`)
  expect(seen).toEqual(['one', 'one, two'])
  expect(value.get()).toBe('one, two, three')
})

test('never shows a reading that may have come before a write', async () => {
  const { load, finish } = slowSource()
  const value = watched(load, '')
  const seen: (string | undefined)[] = []
  value.subscribe(() => seen.push(value.get()))
  value.update((now) => `${now} + written`)
  await finish('read before the write')
  expect(seen).toEqual([])
  await finish('read after it')
  expect(seen).toEqual(['read after it'])
})

test('shows nothing where the browser keeps nothing, but does not hide a mistake', async () => {
  const empty = watched(() => Promise.reject(new DOMException('no', 'SecurityError')), 'nothing')
  await empty.reload()
  expect(empty.get()).toBe('nothing')
  const broken = watched(() => Promise.reject(new TypeError('a bug')), 'nothing')
  await expect(broken.reload()).rejects.toThrow('a bug')
})

test('is read anew at once where somebody looks at it, and otherwise when somebody does', async () => {
  const { load, finish, reading } = slowSource()
  const value = watched(load, '')
  const leave = value.subscribe(() => {})
  await finish('one')
  value.refresh()
  expect(value.get()).toBe('one')
  await finish('two')
  expect(value.get()).toBe('two')
  leave()
  value.refresh()
  expect([value.get(), reading()]).toEqual([undefined, 0])
  value.subscribe(() => {})
  value.refresh()
  await finish('read before the change')
  expect(value.get()).toBeUndefined()
  await finish('three')
  expect(value.get()).toBe('three')
})

test('is read once for two who begin to look while it is loading', async () => {
  const { load, finish, reading } = slowSource()
  const value = watched(load, '')
  void value.reload()
  value.subscribe(() => {})
  value.subscribe(() => {})
  await finish('one')
  expect([value.get(), reading()]).toEqual(['one', 0])
})
