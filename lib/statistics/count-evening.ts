import { ledgerOf, unitOf, type Evening } from '../table'
import { bavarianPlay } from './bavarian-play'
import type { EveningCount } from './count'
import { closed, count, emptyDraft, seat } from './draft'
import { germanPlay } from './german-play'
import type { Kind } from './kind'
import { NO_HEADS, type Play } from './play'
import { relativePlay } from './relative-play'

export const kindOf = (evening: Evening): Kind => (ledgerOf(evening) === null ? 'stroke' : unitOf(evening))

/** The deals that count, in their order. */
export function* playsOf(evening: Evening): Generator<Play> {
  if (evening.game === 'bavarian') {
    for (const row of evening.rows) if (row.state === 'counted') yield bavarianPlay(row)
    return
  }
  if (evening.game !== 'german') {
    for (const row of evening.rows) if (row.state === 'counted') yield relativePlay(row, evening)
    return
  }
  let heads = NO_HEADS
  for (const row of evening.rows) {
    if (row.state !== 'counted') continue
    yield germanPlay(row, heads)
    heads = row.played.heads
  }
}

/** Everybody who ever sat down at it. */
export const sittersOf = ({ fold }: Evening) => new Set([...fold.settings.seatings.values()].flat())

/** Counts an evening; null where it holds entries that this app does not understand: a wrong number is worse than none. */
export function countOf(evening: Evening): EveningCount | null {
  if (evening.unknown > 0) return null
  const draft = emptyDraft(evening.session.id)
  for (const person of sittersOf(evening)) seat(draft, person)
  for (const play of playsOf(evening)) count(draft, play)
  return closed(draft, kindOf(evening), evening.session.playedOn)
}
