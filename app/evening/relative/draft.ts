import type { FactKey, Level, Relative, RelativeDeal, RelativeRules } from '@/lib/score'
import { erased, typed } from '../sheet/result-moves'
import type { Kept } from '../sheet/kept'

/** The half-filled sheet: facts as far as they were tapped. `counted`: card points are being written. */
export type RelativeDraft = { readonly facts: RelativeDeal; readonly counted: boolean }

export const EMPTY: RelativeDraft = { facts: {}, counted: false }

export const isBlank = ({ facts }: RelativeDraft): boolean => Object.keys(facts).length === 0

export const draftOf = (deal: RelativeDeal): RelativeDraft => ({ facts: deal, counted: deal.cardPoints !== undefined })

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

/** Strokes by hand instead of a result, and back. */
export function toggleByHand(draft: RelativeDraft, relative: Relative): RelativeDraft {
  const kept = Object.fromEntries(Object.entries(draft.facts).filter(([key]) => key === 'dealer' || key === 'note'))
  if (draft.facts.byHand) return { counted: false, facts: kept }
  return { counted: false, facts: { ...kept, byHand: (relative.sides ?? []).map(() => 0) } }
}

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
