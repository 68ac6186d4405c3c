import { describe, expect, test } from 'vitest'
import { BOX, chalkFor, CURVES, headWords, ORDER } from '@/app/_ui/head'
import { pointsOf } from '@/app/_ui/head/curve'
import { de } from '@/lib/i18n/de'
import { en } from '@/lib/i18n/en'

/** Every point of the areas of a path: each begins at a place, and goes on in steps. */
function pointsIn(path: string): (readonly [x: number, y: number])[] {
  return path
    .split('z')
    .filter((area) => area !== '')
    .flatMap((area) => {
      const numbers = (area.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
      let [x, y] = [0, 0]
      return Array.from({ length: numbers.length / 2 }, (_, at) => {
        x += numbers[2 * at] ?? 0
        y += numbers[2 * at + 1] ?? 0
        return [x, y] as const
      })
    })
}

describe('the order of the strokes', () => {
  test('is four for the head, two eyes, two horns, and the nose last', () => {
    expect(ORDER[9]).toEqual(['top', 'right', 'bottom', 'left', 'leftEye', 'rightEye', 'leftHorn', 'rightHorn', 'nose'])
  })
  test('of twelve is the same with three more before the nose', () => {
    expect(ORDER[12]).toHaveLength(12)
    expect(ORDER[12].slice(0, 8)).toEqual(ORDER[9].slice(0, 8))
    expect(ORDER[12].at(-1)).toBe('nose')
    expect(new Set(ORDER[12]).size).toBe(12)
  })
})

describe('the chalk', () => {
  test('is the same for the same hand, and another for another', () => {
    for (const part of ORDER[12]) {
      expect(chalkFor(part, CURVES[part], 0)).toBe(chalkFor(part, CURVES[part], 0))
      expect(chalkFor(part, CURVES[part], 0)).not.toBe(chalkFor(part, CURVES[part], 1))
    }
  })
  test('stays on the sheet', () => {
    for (const part of ORDER[12]) {
      const points = pointsIn(chalkFor(part, CURVES[part], 0))
      const across = points.map(([x]) => x)
      const down = points.map(([, y]) => y)
      expect(Math.min(...across)).toBeGreaterThan(0)
      expect(Math.max(...across)).toBeLessThan(BOX.width)
      expect(Math.min(...down)).toBeGreaterThan(0)
      expect(Math.max(...down)).toBeLessThan(BOX.height)
    }
  })
  test('is small enough for a slow phone: a whole head in less than 80 kB of paths', () => {
    const size = ORDER[12].reduce((sum, part) => sum + chalkFor(part, CURVES[part], 0).length, 0)
    expect(size).toBeLessThan(80_000)
  })
  test('keeps to the stroke: no grain of it lies farther from the curve than a thumb', () => {
    for (const part of ORDER[12]) {
      const way = pointsOf(CURVES[part], 1)
      for (const [x, y] of pointsIn(chalkFor(part, CURVES[part], 1)))
        expect(Math.min(...way.map(([a, b]) => Math.hypot(a - x, b - y)))).toBeLessThan(16)
    }
  })
  test('joins: each side of the head begins near where the one before it ends, and crosses it', () => {
    const ends = ORDER[9].slice(0, 4).map((part) => {
      const [start, ...pieces] = CURVES[part]
      return { start, end: pieces.at(-1)?.[2] ?? start }
    })
    ends.forEach(({ end }, at) => {
      const next = ends[(at + 1) % 4]?.start ?? end
      expect(Math.hypot(end[0] - next[0], end[1] - next[1])).toBeLessThan(16)
    })
  })
})

describe('a head in words', () => {
  test('says how far it is and what is missing', () => {
    expect(headWords(0, 9, de)).toBe('Noch kein Strich von 9.')
    expect(headWords(1, 9, de)).toMatch(/^1 Strich von 9\. Es fehlt noch: rechts, unten/)
    expect(headWords(7, 9, de)).toBe('7 Striche von 9. Es fehlt noch: rechtes Horn und Nase.')
    expect(headWords(9, 9, de)).toBe('Der Schafkopf ist fertig, alle 9 Striche.')
    expect(headWords(11, 12, en)).toBe('11 strokes of 12. Still missing: nose.')
  })
})
