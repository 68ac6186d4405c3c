import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ORDER } from '@/app/_ui/head'
import { germanHeadline, germanStrokes } from '@/app/_ui/receipt'
import { contestWords } from '@/app/evening/tally-contest'
import { de } from '@/lib/i18n/de'
import { contestOf, germanRulesOf, type Declaration } from '@/lib/score'

const NAMES = ['Anna', 'Bert', 'Cilli', 'Dora']
const said = (...declarations: readonly Declaration[]) =>
  contestWords(contestOf(declarations, { least: 5 }), NAMES, 5, de.contest, de.common.and)

describe('the contest says who names trumps and why', () => {
  test('by the number of trumps', () => {
    expect(said({ seat: 1, trumps: 6 }, { seat: 2, trumps: 5 })).toBe('Bert nennt Trumpf: die meisten Trümpfe.')
  })
  test('by the card points in them, once they were asked for', () => {
    const [one, other] = [{ seat: 1, trumps: 6 } as const, { seat: 3, trumps: 6 } as const]
    expect(said(one, other)).toBe('Bert und Dora haben gleich viele: Wie viele Augen stecken darin?')
    expect(said({ ...one, points: 20 }, { ...other, points: 24 })).toBe(
      'Dora nennt Trumpf: gleich viele Trümpfe, aber mehr Augen darin.',
    )
  })
  test('by the highest Unter', () => {
    const tied = { trumps: 6, points: 20 }
    expect(said({ seat: 1, ...tied, unter: 'herz' }, { seat: 3, ...tied, unter: 'gras' })).toBe(
      'Dora nennt Trumpf: gleich viele Trümpfe und Augen, aber der höhere Unter.',
    )
  })
  test('or that the holder of the Old One must', () => {
    expect(said({ seat: 0, trumps: 4 })).toBe('Keiner hat 5: Wer den Alten hat (Eichel-Unter), muss.')
  })
})

describe('strokes in short', () => {
  test('are those of the side that made them', () => {
    expect(germanStrokes([0, 4])).toBe('+4')
    expect(germanStrokes([2, 0, 0])).toBe('+2')
    expect(germanStrokes([0, 0])).toBe('–')
  })
  test('are one number each where several made some by hand', () => {
    expect(germanStrokes([1, 0, 2])).toBe('1 : 0 : 2')
  })
  test('by hand say for whom', () => {
    const headline = (strokes: readonly number[]) => germanHeadline({ strokes }, germanRulesOf({}), NAMES, de)
    expect(headline([0, 3])).toBe('Striche von Hand: Bert und Dora')
    expect(headline([1, 3])).toBe('Striche von Hand')
  })
})

test('every stroke of a Schwarz waits its turn, so that the nose is drawn last', () => {
  const style = readFileSync(new URL('../../app/_ui/head/head.css', import.meta.url), 'utf8')
  const delays = ORDER[12].map((_, turn) => {
    const [, delay] =
      new RegExp(`data-many\\] \\[data-turn='${turn}'\\] \\{\\s*animation-delay: ([\\d.]+)s`).exec(style) ?? []
    return Number(delay ?? 0)
  })
  expect(delays).toEqual(delays.toSorted((one, other) => one - other))
  expect(new Set(delays).size).toBe(12)
})
