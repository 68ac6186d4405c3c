import { describe, expect, test } from 'vitest'
import cases from '../../vectors/german.json'
import more from '../../vectors/german-more.json'
import { playFacts } from './evening'
import type { WrittenGermanRules } from '@/lib/score'

describe('the worked cases of the German game', () => {
  test.each([...cases, ...more].map((one) => [one.id, one.why, one] as const))(
    '%s: %s',
    (_, __, { session, expect: expected }) => {
      const played = playFacts(session.deals, session.rules as WrittenGermanRules) // JSON widens its texts
      expect(played.map(({ strokes }) => strokes)).toEqual(expected.strokes)
      expect(played.map(({ tally }) => tally)).toEqual(expected.tally)
      expect(played.at(-1)?.heads).toEqual(expected.heads)
    },
  )
})
