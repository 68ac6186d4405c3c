import type { FactKey, Level, Relative, RelativeDeal, RelativeRules } from '@/lib/score'
import { amountsOf, type Amounts } from '../sheet/amount-moves'
import { erased, typed } from '../sheet/result-moves'
import type { Kept } from '../sheet/kept'

/** The half-filled sheet. */
export type RelativeDraft = {
  /** As far as they were tapped. */
  readonly facts: RelativeDeal
  /** Card points are being written. */
  readonly counted: boolean
  /** Amounts by hand instead of a result, where money is played for. */
  readonly amounts?: Amounts
}

export const EMPTY: RelativeDraft = { facts: {}, counted: false }

/** Whether nobody has written an amount yet. */
export const isOpen = (amounts: Amounts | undefined): boolean => amounts?.every((amount) => amount === null) ?? false

export const isBlank = ({ facts, amounts }: RelativeDraft): boolean =>
  Object.keys(facts).length === 0 && (amounts === undefined || isOpen(amounts))

/** A sheet that says what the deal says: for corrections. */
export function draftOf(deal: RelativeDeal, isMoney: boolean): RelativeDraft {
  const { byHand, ...facts } = deal
  if (isMoney && byHand !== undefined) return { facts, counted: false, amounts: byHand }
  return { facts: deal, counted: deal.cardPoints !== undefined }
}

/** What the sheet says, as the facts of a deal. */
export const factsOf = ({ facts, amounts }: RelativeDraft): RelativeDeal =>
  amounts === undefined || isOpen(amounts) ? facts : { ...facts, byHand: amountsOf(amounts) }

/** Written by this app for an evening of its own: the key it is kept under says which. */
export function readKept(kept: unknown): Kept<RelativeDraft> | null {
  const { draft, form } = (kept ?? {}) as Partial<Kept<Partial<RelativeDraft>>> // nothing is known of them yet
  return form === 1 && draft?.facts !== undefined ? (kept as Kept<RelativeDraft>) : null // only this app writes this form
}

const without = (facts: RelativeDeal, ...keys: readonly FactKey[]): RelativeDeal =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.some((gone) => gone === key)))

/** A fact as it is now; undefined: it says nothing any more. */
export function setFact<K extends FactKey>(
  draft: RelativeDraft,
  key: K,
  value: RelativeDeal[K] | undefined,
): RelativeDraft {
  const rest = without(draft.facts, key)
  return { ...draft, facts: value === undefined ? rest : { ...rest, [key]: value } }
}

/** The same tap again takes it back. */
export const toggleFact = <K extends FactKey>(draft: RelativeDraft, key: K, value: RelativeDeal[K]): RelativeDraft =>
  setFact(draft, key, draft.facts[key] === value ? undefined : value)

/** A person who is tapped plays; the next one plays along; whoever is tapped again is out. */
export function tapPerson(draft: RelativeDraft, seat: number, mayPartner: boolean): RelativeDraft {
  const { declarer, partner } = draft.facts
  if (declarer === seat) return setFact(setFact(draft, 'declarer', partner), 'partner', undefined)
  if (partner === seat) return setFact(draft, 'partner', undefined)
  if (declarer === undefined || !mayPartner) return setFact(draft, 'declarer', seat)
  return setFact(draft, 'partner', seat)
}

/** One tap says who won and how clearly. */
export function setResult(draft: RelativeDraft, won: boolean, level: Level): RelativeDraft {
  const { facts } = draft
  const same = facts.won === won && (facts.level ?? 'plain') === level
  const rest = without(facts, 'won', 'level', 'cardPoints', 'schwarz')
  if (same) return { counted: false, facts: rest }
  return { counted: false, facts: { ...rest, won, ...(level !== 'plain' && { level }) } }
}

/** A digit of the card points, or null: the last one is taken back. */
export function typePoints(draft: RelativeDraft, digit: number | null, total: number): RelativeDraft {
  const before = draft.facts.cardPoints ?? null
  const points = digit === null ? erased(before) : typed(before, digit, total)
  const rest = without(draft.facts, 'won', 'level', 'cardPoints', 'schwarz')
  return { counted: points !== null, facts: points === null ? rest : { ...rest, cardPoints: points } }
}

/** A Tout is won or lost, and nothing else is told of it. */
export function toggleTout(draft: RelativeDraft): RelativeDraft {
  if (draft.facts.tout) return setFact(draft, 'tout', undefined)
  return { counted: false, facts: { ...without(draft.facts, 'cardPoints', 'schwarz', 'level'), tout: true } }
}

/** Another contract; where it has no partner, there is none. */
export function setContract(draft: RelativeDraft, contract: string, alone: readonly string[]): RelativeDraft {
  const next = setFact(draft, 'contract', contract)
  return alone.includes(contract) ? setFact(next, 'partner', undefined) : next
}

/** The card points were those of the other side, which are fewer and sooner counted. null: there is nothing to turn. */
export function otherWay(draft: RelativeDraft, total: number): RelativeDraft | null {
  const { cardPoints } = draft.facts
  if (cardPoints === undefined || cardPoints * 2 === total) return null
  return { ...draft, facts: { ...draft.facts, cardPoints: total - cardPoints } }
}

/** Strokes for each side, or amounts for each of the seats, by hand instead of a result; and back. */
export function toggleByHand(
  draft: RelativeDraft,
  { sides }: Relative,
  isMoney: boolean,
  seats: number,
): RelativeDraft {
  const facts = Object.fromEntries(Object.entries(draft.facts).filter(([key]) => key === 'dealer' || key === 'note'))
  if (isByHand(draft)) return { counted: false, facts }
  if (isMoney) return { counted: false, facts, amounts: Array.from({ length: seats }, () => null) }
  return { counted: false, facts: { ...facts, byHand: (sides ?? []).map(() => 0) } }
}

export const isByHand = ({ facts, amounts }: RelativeDraft): boolean =>
  amounts !== undefined || facts.byHand !== undefined

/** One number of a list: strokes by hand, or melds. */
export function setNumber(draft: RelativeDraft, key: 'byHand' | 'melds', at: number, value: number): RelativeDraft {
  const numbers = draft.facts[key] ?? [0, 0]
  return setFact(
    draft,
    key,
    numbers.map((number, place) => (place === at ? value : number)),
  )
}

/** What a tap on the board has said already. */
export function startOf(relative: Relative, rules: RelativeRules, who: number | undefined): RelativeDraft {
  if (who === undefined) return EMPTY
  return setFact(EMPTY, relative.sides === null ? 'declarer' : 'side', who)
}
