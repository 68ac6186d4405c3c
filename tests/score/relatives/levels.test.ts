import { describe, expect, test } from 'vitest'
import { relativeOf } from '@/lib/score/relatives'
import type { RelativeDeal } from '@/lib/score'

const { play, usual, start } = relativeOf('mucken')
const endOf = (deal: RelativeDeal) => {
  const { winner, level } = play(deal, usual, 4, start(usual))
  return { winner, level }
}

describe('an announced game of Mucken (Wikipedia de)', () => {
  test('that was won was made as it was announced', () => {
    expect(endOf({ side: 0, won: true, announced: 'schwarz' })).toEqual({ winner: 'own', level: 'schwarz' })
    expect(endOf({ side: 0, won: true, announced: 'schneider' })).toEqual({ winner: 'own', level: 'schneider' })
  })
  test('is beaten plainly with 30 card points against Schneider, or a trick against Schwarz', () => {
    expect(endOf({ side: 0, cardPoints: 90, announced: 'schneider' })).toEqual({ winner: 'other', level: 'plain' })
    expect(endOf({ side: 0, cardPoints: 120, announced: 'schwarz' })).toEqual({ winner: 'other', level: 'plain' })
  })
  test('keeps the level of those who beat it', () => {
    expect(endOf({ side: 0, cardPoints: 30, announced: 'schneider' })).toEqual({ winner: 'other', level: 'schneider' })
  })
})
