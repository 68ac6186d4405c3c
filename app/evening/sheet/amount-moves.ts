import type { Seat } from '@/lib/score'
import type { Draft, RunnerLine } from './draft'
import { erased, typed } from './result-moves'

/** What the pad in a list of numbers can do. */
export type PadKey = number | 'erase' | 'sign'

const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((old, at) => (at === index ? value : old))

/** Card points of one seat in a Ramsch. What was said of tricks must fit them, so it is asked anew. */
export function typeRamsch(draft: Draft, seat: Seat, digit: number | null): Draft {
  const before = draft.ramsch.cardPoints[seat] ?? null
  return countRamsch(draft, seat, digit === null ? erased(before) : typed(before, digit, 120))
}

/** The same as they were counted, card by card. */
export function countRamsch(draft: Draft, seat: Seat, points: number | null): Draft {
  const { ramsch } = draft
  const jungfrauen = points === null || points === 0 ? ramsch.jungfrauen : ramsch.jungfrauen.filter((s) => s !== seat)
  const cardPoints = replaced(ramsch.cardPoints, seat, points)
  return { ...draft, ramsch: { cardPoints, jungfrauen, loser: null, durchmarsch: null } }
}

/** Away with the card points: only who lost is said. */
export function forgetRamschPoints(draft: Draft): Draft {
  const { ramsch } = draft
  return { ...draft, ramsch: { ...ramsch, cardPoints: ramsch.cardPoints.map(() => null) } }
}

/** The largest amount by hand; larger ones are a slip of the finger. */
const LARGEST = 9_999_999

/** Amounts by hand, one for each seat; null: still open. */
export type Amounts = readonly (number | null)[]

/** An amount by hand, typed like on a till: 2, 4, 0 is 2,40. */
export const typeAmount = (amounts: Amounts, seat: Seat, key: PadKey): Amounts =>
  replaced(amounts, seat, amountAfter(amounts[seat] ?? null, key))

function amountAfter(before: number | null, key: PadKey): number | null {
  if (key === 'sign') return before === null || before === 0 ? before : -before
  if (key === 'erase') return before === null || Math.abs(before) < 10 ? null : Math.trunc(before / 10)
  const size = Math.abs(before ?? 0) * 10 + key
  if (size > LARGEST) return before
  return before !== null && before < 0 ? -size : size
}

/** What is missing to 0, and where it goes if only one amount is open. */
export function amountsRest(amounts: Amounts): { readonly rest: number; readonly seat: Seat | null } {
  const open = amounts.flatMap((amount, seat) => (amount === null ? [seat] : []))
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
  return { rest: sum === 0 ? 0 : -sum, seat: open.length === 1 ? (open[0] ?? null) : null }
}

/** The amounts as they are meant: the one left open is the rest to 0. */
export function amountsOf(amounts: Amounts): readonly number[] {
  const { rest, seat: open } = amountsRest(amounts)
  return amounts.map((amount, seat) => amount ?? (seat === open ? rest : 0))
}

/** What is missing to 120 among those who play, and where it goes if only one number is open. */
export function ramschRest(
  draft: Draft,
  playing: readonly Seat[],
): { readonly rest: number; readonly seat: Seat | null } {
  const open = playing.filter((seat) => (draft.ramsch.cardPoints[seat] ?? null) === null)
  const sum = playing.reduce<number>((total, seat) => total + (draft.ramsch.cardPoints[seat] ?? 0), 0)
  return { rest: 120 - sum, seat: open.length === 1 ? (open[0] ?? null) : null }
}

/** How far the line of Laufende goes at this table, and from how many they are paid. */
export type RunnerLimits = { readonly mit: number; readonly ohne: number; readonly from: number }

/**
 * One step towards "mit" (+1) or "ohne" (−1). From none it jumps to the fewest that are paid,
 * so that "mit 3" is one tap; fewer can still be reached by stepping back.
 */
export function stepRunners(line: RunnerLine, step: 1 | -1, limits: RunnerLimits): RunnerLine {
  const jump = line === 0 ? Math.max(1, limits.from) : 1
  const next = line + step * jump
  const held = Math.min(limits.mit, Math.max(-limits.ohne, next))
  return held === 0 ? 0 : held
}
