import { describe, expect, test } from 'vitest'
import { playFacts } from './evening'
import type { WrittenGermanRules } from '@/lib/score'

const by = (...strokes: number[]) => ({ strokes })
const last = (deals: readonly unknown[], rules: WrittenGermanRules) => playFacts(deals, rules).at(-1)

/** Eight strokes for the first team, four for the second: the tally of the worked example before its last deal. */
const SO_FAR = [
  { chooser: 0, cardPoints: 75 },
  { chooser: 2, cardPoints: 59 },
  { chooser: 1, cardPoints: 29 },
  { chooser: 3, forced: true, cardPoints: 40 },
  { chooser: 1, forced: true, cardPoints: 95 },
  { chooser: 0, cardPoints: 92 },
]

describe('a head', () => {
  test('is drawn by the ninth stroke, and both begin again', () => {
    expect(last([by(8, 4), by(1, 0)], {})).toMatchObject({ tally: [0, 0], heads: [1, 0], headBy: 0 })
  })
  test('is not drawn by the eighth', () => {
    expect(last([by(4, 8), by(4, 0)], {})).toMatchObject({ tally: [8, 8], heads: [0, 0], headBy: null })
  })
  test('needs twelve where the table says twelve', () => {
    expect(last([by(9, 0), by(2, 0)], { target: 12 })).toMatchObject({ tally: [11, 0], headBy: null })
    expect(last([by(9, 0), by(3, 0)], { target: 12 })).toMatchObject({ tally: [0, 0], headBy: 0 })
  })
  test('is drawn when a sixty loses for the chooser with eight against him', () => {
    expect(last([...SO_FAR, { chooser: 3, cardPoints: 60 }], {})).toMatchObject({ tally: [0, 0], heads: [1, 0] })
  })
  test('is drawn from behind by a Schwarz', () => {
    const schwarz = { chooser: 0, cardPoints: 0, schwarz: true }
    expect(last([...SO_FAR, schwarz], {})).toMatchObject({ strokes: [0, 9], tally: [0, 0], heads: [0, 1], headBy: 1 })
  })
  test('says who drew it only in the deal that drew it', () => {
    expect(playFacts([by(9, 0), by(0, 1), by(0, 9)], {}).map((deal) => deal.headBy)).toEqual([0, null, 1])
  })
})

describe('strokes beyond the target', () => {
  test('are lost under drop', () => {
    expect(last([by(8, 3), by(4, 0)], {})).toMatchObject({ tally: [0, 0], heads: [1, 0] })
  })
  test('begin the next head of the same team under carry', () => {
    expect(last([by(3, 8), by(0, 4)], { overrun: 'carry' })).toMatchObject({ tally: [0, 3], heads: [0, 1] })
  })
  test('may leave a head but for one stroke', () => {
    const schwarz = { chooser: 0, won: true, level: 'schwarz' }
    expect(last([by(8, 0), schwarz], { overrun: 'carry' })).toMatchObject({ tally: [8, 0], heads: [1, 0] })
  })
  test('may complete the next head at once', () => {
    const draw = { chooser: 0, cardPoints: 60 }
    const deals = [by(8, 5), draw, draw, { chooser: 0, won: true, level: 'schwarz' }]
    expect(last(deals, { sixty: 'carry', overrun: 'carry' })).toMatchObject({
      strokes: [11, 0],
      tally: [1, 0],
      heads: [2, 0],
      headBy: 0,
    })
    expect(last(deals, { sixty: 'carry' })).toMatchObject({ tally: [0, 0], heads: [1, 0] })
  })
})

describe('several teams there by hand in one deal', () => {
  test('the highest tally has the head', () => {
    expect(last([by(8, 8), by(2, 3)], {})).toMatchObject({ tally: [0, 0], heads: [0, 1], headBy: 1 })
  })
  test('of equal ones the first team has it', () => {
    expect(last([by(8, 8), by(3, 3)], {})).toMatchObject({ heads: [1, 0], headBy: 0 })
  })
  test('the others begin again at nothing, whatever they had', () => {
    expect(last([by(8, 8), by(2, 3)], { overrun: 'carry' })).toMatchObject({ tally: [0, 2], heads: [0, 1] })
  })
})

describe('variant B', () => {
  test('counts each seat for itself', () => {
    const played = playFacts([by(1, 0, 0, 2), by(0, 8, 0, 0), by(0, 2, 0, 7)], { variant: 'B' })
    expect(played.map(({ tally, headBy }) => ({ tally, headBy }))).toEqual([
      { tally: [1, 0, 0, 2], headBy: null },
      { tally: [1, 8, 0, 2], headBy: null },
      { tally: [0, 0, 0, 0], headBy: 1 },
    ])
    expect(played.at(-1)?.heads).toEqual([0, 1, 0, 0])
  })
  test('gives the highest of three the head', () => {
    expect(last([by(5, 8, 8, 8), by(0, 1, 2, 2)], { variant: 'B' })).toMatchObject({ headBy: 2 })
  })
})

describe('who deals', () => {
  test('goes round the table, six in variant F', () => {
    const deals = Array.from({ length: 7 }, () => by(0, 0))
    expect(playFacts(deals, { variant: 'F' }).map((deal) => deal.dealer)).toEqual([0, 1, 2, 3, 4, 5, 0])
  })
  test('follows from the last who was named', () => {
    const deals = [by(0, 0), { ...by(0, 0), dealer: 3 }, by(0, 0)]
    expect(playFacts(deals, {}).map((deal) => deal.dealer)).toEqual([0, 3, 0])
  })
})

describe('teams', () => {
  test('are every second seat, up to eight', () => {
    const deal = { chooser: 6, won: true }
    expect(last([deal], { variant: 'I' })?.strokes).toEqual([1, 0])
    expect(last([{ ...deal, chooser: 7 }], { variant: 'I' })?.strokes).toEqual([0, 1])
  })
  test('are as the table names them', () => {
    const teams = [
      [0, 1, 2],
      [3, 4, 5],
    ]
    expect(last([{ chooser: 1, won: true }], { variant: 'H', teams })?.strokes).toEqual([1, 0])
    expect(last([{ chooser: 4, won: true }], { variant: 'H', teams })?.strokes).toEqual([0, 1])
  })
})
