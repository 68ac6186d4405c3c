import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '@/lib/phone/exchange'
import { pauseAfter } from '@/lib/phone/pause'
import { pulseOf } from '@/lib/phone/pulse'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const DONE: Outcome = { state: 'done' }
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('pauses double up to a minute, and are scattered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (failures, chance) => {
        const pause = pauseAfter(failures, () => chance)
        expect(pause).toBeGreaterThanOrEqual(500)
        expect(pause).toBeLessThanOrEqual(60_000)
      },
    ),
  )
  expect([1, 2, 3, 7, 9].map((failures) => pauseAfter(failures, () => 1))).toEqual([1000, 2000, 4000, 60_000, 60_000])
  expect(pauseAfter(3, () => 0)).toBe(2000)
})

test('a table that is open exchanges on a slow beat, and when it is woken', async () => {
  const run = vi.fn(async () => DONE)
  const pulse = pulseOf(run, () => {})
  pulse.wake()
  await seconds(1)
  expect(run).toHaveBeenCalledTimes(1)
  await seconds(20)
  expect(run).toHaveBeenCalledTimes(2)
  pulse.wake()
  await seconds(1)
  expect(run).toHaveBeenCalledTimes(3)
  pulse.stop()
  await seconds(100)
  pulse.wake()
  expect(run).toHaveBeenCalledTimes(3)
})

test('what is woken while it runs runs once more, however often it was woken', async () => {
  let finish: (outcome: Outcome) => void = () => {}
  const run = vi.fn(() => new Promise<Outcome>((resolve) => (finish = resolve)))
  const busy: boolean[] = []
  const pulse = pulseOf(run, (now) => busy.push(now))
  for (let n = 0; n < 5; n++) pulse.wake()
  expect(run).toHaveBeenCalledTimes(1)
  finish(DONE)
  await seconds(0)
  expect(run).toHaveBeenCalledTimes(2)
  finish(DONE)
  await seconds(0)
  expect(run).toHaveBeenCalledTimes(2)
  expect(busy).toEqual([true, false])
  pulse.stop()
})

test('after failures it waits longer and longer, but goes at once when woken', async () => {
  const run = vi.fn(async (): Promise<Outcome> => ({ state: 'unreached' }))
  const pulse = pulseOf(run, () => {})
  pulse.wake()
  await seconds(600)
  const tries = run.mock.calls.length
  expect(tries).toBeGreaterThan(8)
  expect(tries).toBeLessThan(40)
  run.mockImplementation(async () => DONE)
  pulse.wake()
  await seconds(0)
  expect(run).toHaveBeenCalledTimes(tries + 1)
  await seconds(20)
  expect(run).toHaveBeenCalledTimes(tries + 2)
  pulse.stop()
})
