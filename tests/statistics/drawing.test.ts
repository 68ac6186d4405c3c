import fc from 'fast-check'
import { expect, test } from 'vitest'
import { geometryOf } from '@/app/statistics/curve-geometry'

const frame = { width: 320, height: 260, font: 14 }
const labels = { amount: (value: number) => String(value), nameWidth: 60 }
const values = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 2, maxLength: 60 })
const curves = fc.array(values, { minLength: 1, maxLength: 8 }).map((all) => {
  const length = Math.min(...all.map((own) => own.length))
  return {
    steps: Array.from({ length: length - 1 }, (_, at) => at + 1),
    lines: all.map((own, at) => ({ person: `person-${at}`, values: own.slice(0, length) })),
  }
})

test('every line and every name stays in the picture, and no two names lie on each other', () => {
  fc.assert(
    fc.property(curves, (curve) => {
      const drawn = geometryOf(curve, frame, labels)
      const names = drawn.lines.map(({ nameAt }) => nameAt).sort((a, b) => a - b)
      names.forEach((name, at) => {
        expect(name).toBeGreaterThanOrEqual(drawn.top - 0.01)
        expect(name).toBeLessThanOrEqual(drawn.bottom + 0.01)
        const former = names[at - 1]
        if (former !== undefined) expect(name - former).toBeGreaterThanOrEqual(frame.font * 1.15 - 0.01)
      })
      for (const { path, end } of drawn.lines) {
        const points = [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
        expect(points).toHaveLength(curve.steps.length + 1)
        for (const [x = NaN, y = NaN] of points) {
          expect(x).toBeGreaterThanOrEqual(drawn.left - 0.01)
          expect(x).toBeLessThanOrEqual(drawn.right + 0.01)
          expect(y).toBeGreaterThanOrEqual(drawn.top - 0.01)
          expect(y).toBeLessThanOrEqual(drawn.bottom + 0.01)
        }
        expect(points.at(-1)?.[0]).toBeCloseTo(end.x, 1)
        expect(points.at(-1)?.[1]).toBeCloseTo(end.y, 1)
      }
    }),
  )
})

test('a line that goes up is drawn upwards, and nothing is in its place', () => {
  const steps = [1, 2]
  const drawn = geometryOf({ steps, lines: [{ person: 'anna', values: [0, 100, 400] }] }, frame, labels)
  const [first, second, third] = [...(drawn.lines[0]?.path ?? '').matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y))
  expect(first).toBeGreaterThan(second ?? NaN)
  expect(second).toBeGreaterThan(third ?? NaN)
  expect(drawn.heights.find(({ value }) => value === 0)?.y).toBeCloseTo(first ?? NaN, 1)
  expect(drawn.steps.map(({ at }) => at)).toEqual([1, 2])
})
