import { describe, expect, test } from 'vitest'
import { isRelative } from '@/lib/score'
import { parseSession, scoreSession, type RelativeSession } from '@/lib/session-file'
import cases from '../../vectors/relatives.json'

/** The session of a case, read as any file is. */
function sessionOf(session: unknown): RelativeSession {
  const read = parseSession(JSON.stringify(session))
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  if (!isRelative(read.session.game)) throw new Error('not a relative')
  return read.session as RelativeSession // its game has just been looked at
}

describe('the worked cases of the relatives', () => {
  test.each(cases.map((one) => [one.id, one.why, one] as const))('%s: %s', (_, __, { session, expect: wanted }) => {
    const answer = scoreSession(sessionOf(session))
    const { made, tally, scores } = wanted as Partial<Record<'made' | 'tally' | 'scores', number[][]>>
    if (made) expect(answer.deals.map((deal) => deal.made)).toEqual(made)
    if (tally) expect(answer.deals.map((deal) => deal.tally)).toEqual(tally)
    if (scores) expect(answer.deals.map((deal) => deal.scores)).toEqual(scores)
    const { made: _made, tally: _tally, scores: _scores, ...end } = wanted
    expect(answer).toMatchObject(end)
  })
})
