import type { Level } from '@/lib/score'
import { NO_RESULT, type Draft, type Result } from './draft'

const told = (won: boolean | null, level: Level = 'plain'): Result => ({ by: 'told', won, level })

/** Who won, as far as the result says it without rules. */
function wonOf(result: Result): boolean | null {
  switch (result.by) {
    case 'told':
    case 'tout':
      return result.won
    case 'counted':
      return result.cardPoints === null ? null : result.cardPoints > 60
    case 'sie':
      return true
  }
}

/** "gewonnen" or "verloren"; a Tout stays a Tout. The same button again takes it back. */
export function setWon(draft: Draft, won: boolean): Draft {
  const { result } = draft
  const next = (result.by === 'told' || result.by === 'tout') && result.won === won ? null : won
  if (result.by === 'tout') return { ...draft, result: { by: 'tout', won: next } }
  return { ...draft, result: told(next, result.by === 'told' ? result.level : 'plain') }
}

/** Schneider or schwarz; the same button again makes it plain. */
export function setLevel(draft: Draft, level: Level): Draft {
  const { result } = draft
  const same = result.by === 'told' && result.level === level
  return { ...draft, result: told(wonOf(result), same ? 'plain' : level) }
}

/** Tout on and off; who won stays. A Tout is decided by itself, so a level is gone. */
export function toggleTout(draft: Draft): Draft {
  const { result } = draft
  return { ...draft, result: result.by === 'tout' ? told(result.won) : { by: 'tout', won: wonOf(result) } }
}

/** Sie on and off; a Sie knows neither Laufende nor Kontra. */
export function toggleSie(draft: Draft): Draft {
  if (draft.result.by === 'sie') return { ...draft, result: NO_RESULT }
  return { ...draft, result: { by: 'sie' }, laufende: 0, kontra: 0 }
}

/** The pad for card points, and back to what was told. */
export function toggleCounted(draft: Draft): Draft {
  const { result } = draft
  if (result.by === 'counted') return { ...draft, result: told(wonOf(result)) }
  return { ...draft, result: { by: 'counted', cardPoints: null, schwarz: false } }
}

/** One key more on a number of at most `total` card points: a digit, or two at once. A key that does not fit begins a new number. */
export function typed(points: number | null, key: number, total: number): number {
  const next = (points ?? 0) * (key < 10 ? 10 : 100) + key
  return next > total ? key : next
}

/** The last digit taken back. */
export function erased(points: number | null): number | null {
  return points === null || points < 10 ? null : Math.floor(points / 10)
}

/** What the pad does: a digit, or `null` for the eraser. */
export function typePoints(draft: Draft, digit: number | null, total = 120): Draft {
  const before = draft.result.by === 'counted' ? draft.result.cardPoints : null
  const cardPoints = digit === null ? erased(before) : typed(before, digit, total)
  return { ...draft, result: { by: 'counted', cardPoints, schwarz: false } }
}

/** Card points as they were counted, card by card. */
export function countPoints(draft: Draft, cardPoints: number): Draft {
  return { ...draft, result: { by: 'counted', cardPoints, schwarz: false } }
}

/** Without a trick, which only 0 or all card points can be. */
export function toggleSchwarz(draft: Draft): Draft {
  const { result } = draft
  return result.by === 'counted' ? { ...draft, result: { ...result, schwarz: !result.schwarz } } : draft
}
