import { countsResults, type GermanDeal, type GermanFacts, type GermanRules, type Level, type Seat } from '@/lib/score'
import type { Result } from './draft'
import { typed, erased } from './result-moves'

/** The half-filled sheet of a deal of the German game. */
export type GermanDraft = {
  readonly chooser: Seat | null
  readonly forced: boolean
  /** `tout` and `sie` are of the Bavarian game and never stand here. */
  readonly result: Extract<Result, { by: 'told' | 'counted' }>
  /** Strokes by hand, one number for each team, instead of all that. */
  readonly strokes: readonly number[] | null
  readonly dealer: Seat | null
  readonly note: string
}

export function emptyGermanDraft(rules: GermanRules): GermanDraft {
  return {
    chooser: null,
    forced: false,
    result: { by: 'told', won: null, level: 'plain' },
    strokes: countsResults(rules) ? null : rules.teams.map(() => 0),
    dealer: null,
    note: '',
  }
}

export function isBlankGerman(draft: GermanDraft): boolean {
  const { chooser, forced, result, strokes, dealer, note } = draft
  const told = result.by === 'counted' || result.won !== null || result.level !== 'plain'
  return chooser === null && !forced && !told && !strokes?.some((count) => count > 0) && dealer === null && note === ''
}

export const tapChooser = (draft: GermanDraft, seat: Seat): GermanDraft => ({
  ...draft,
  chooser: draft.chooser === seat ? null : seat,
})

/** One tap says who won and how clearly; the same tap again takes it back. */
export function setGermanResult(draft: GermanDraft, won: boolean, level: Level): GermanDraft {
  const { result } = draft
  const same = result.by === 'told' && result.won === won && result.level === level
  return { ...draft, result: same ? { by: 'told', won: null, level: 'plain' } : { by: 'told', won, level } }
}

export function typeGermanPoints(draft: GermanDraft, digit: number | null, total: number): GermanDraft {
  const before = draft.result.by === 'counted' ? draft.result.cardPoints : null
  const cardPoints = digit === null ? erased(before) : typed(before, digit, total)
  if (cardPoints === null) return { ...draft, result: { by: 'told', won: null, level: 'plain' } }
  return { ...draft, result: { by: 'counted', cardPoints, schwarz: false } }
}

/** The card points were those of the other side, which are fewer and sooner counted. null: there is nothing to turn. */
export function otherWay(draft: GermanDraft, total: number): GermanDraft | null {
  const { result } = draft
  if (result.by !== 'counted' || result.cardPoints === null || result.cardPoints * 2 === total) return null
  return { ...draft, result: { ...result, cardPoints: total - result.cardPoints } }
}

export function toggleGermanSchwarz(draft: GermanDraft): GermanDraft {
  const { result } = draft
  return result.by === 'counted' ? { ...draft, result: { ...result, schwarz: !result.schwarz } } : draft
}

/** Strokes by hand instead of a result, and back. Variant B and more than two teams know nothing else. */
export function toggleByHand(draft: GermanDraft, rules: GermanRules): GermanDraft {
  if (!countsResults(rules)) return draft
  return { ...draft, strokes: draft.strokes === null ? rules.teams.map(() => 0) : null }
}

export function setStrokes(draft: GermanDraft, team: number, count: number): GermanDraft {
  return { ...draft, strokes: (draft.strokes ?? []).map((old, at) => (at === team ? count : old)) }
}

function resultFacts(result: GermanDraft['result']): Partial<GermanFacts> {
  if (result.by === 'told') {
    if (result.won === null) return {}
    return result.level === 'plain' ? { won: result.won } : { won: result.won, level: result.level }
  }
  if (result.cardPoints === null) return {}
  return result.schwarz ? { cardPoints: result.cardPoints, schwarz: true } : { cardPoints: result.cardPoints }
}

/** What the sheet says, as the facts of a deal. */
export function germanFactsOf(draft: GermanDraft): GermanFacts {
  const around = {
    ...(draft.dealer !== null && { dealer: draft.dealer }),
    ...(draft.note.trim() !== '' && { note: draft.note.trim() }),
  }
  if (draft.strokes !== null) return { strokes: draft.strokes, ...around }
  return {
    ...(draft.chooser !== null && { chooser: draft.chooser }),
    ...(draft.forced && { forced: true }),
    ...resultFacts(draft.result),
    ...around,
  }
}

/** A sheet that says what the deal says: for corrections. */
export function germanDraftOf(deal: GermanDeal, rules: GermanRules): GermanDraft {
  const around = { dealer: deal.dealer ?? null, note: deal.note ?? '' }
  const empty = emptyGermanDraft(rules)
  if ('strokes' in deal) return { ...empty, strokes: deal.strokes, ...around }
  const result: GermanDraft['result'] =
    'cardPoints' in deal
      ? { by: 'counted', cardPoints: deal.cardPoints, schwarz: deal.schwarz ?? false }
      : { by: 'told', won: deal.won, level: deal.level ?? 'plain' }
  return { ...empty, chooser: deal.chooser, forced: deal.forced ?? false, result, ...around }
}
