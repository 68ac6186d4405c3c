import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '@/lib/phone/after-paint'

let frames: Map<number, () => void>
let ran: number

/** The browser draws. */
function draw(): void {
  const due = [...frames.values()]
  frames.clear()
  for (const frame of due) frame()
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = new Map()
  ran = 0
  let count = 0
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    frames.set(++count, frame)
    return count
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('runs once, behind the frame', () => {
  afterPaint(() => ran++)
  draw()
  expect(ran).toBe(0)
  vi.advanceTimersByTime(0)
  expect(ran).toBe(1)
  draw()
  vi.advanceTimersByTime(1000)
  expect(ran).toBe(1)
})

test('runs in a tab that draws nothing, and not again when that is drawn', () => {
  afterPaint(() => ran++)
  vi.advanceTimersByTime(300)
  expect(ran).toBe(1)
  draw()
  vi.advanceTimersByTime(1000)
  expect(ran).toBe(1)
})

test('called off it does not run, before the frame or behind it', () => {
  const stops = [afterPaint(() => ran++), afterPaint(() => ran++)]
  stops[0]?.()
  draw()
  stops[1]?.()
  vi.advanceTimersByTime(1000)
  expect(ran).toBe(0)
})
