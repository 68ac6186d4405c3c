import type { Fault } from '@/lib/score'
import type { BoardTexts } from '@/lib/i18n'
import type { Draft } from './draft'

/** Who plays so far: "Anna", or "Anna mit Dora". */
function side(draft: Draft, names: readonly string[], texts: BoardTexts): string {
  const declarer = draft.declarer === null ? '' : (names[draft.declarer] ?? '')
  return draft.partner === null ? declarer : `${declarer} ${texts.sheet.with} ${names[draft.partner] ?? ''}`
}

/** What the sheet asks next: the first thing without which there is no deal. */
export function promptOf(draft: Draft, faults: readonly Fault[], names: readonly string[], texts: BoardTexts): string {
  const { missing } = texts.sheet
  const has = (code: Fault['code']) => faults.some((fault) => fault.code === code)
  if (draft.contract === 'manual') return missing.scores
  if (draft.contract === 'ramsch') return missing.ramsch
  if (has('declarer_missing')) return `${texts.contracts[draft.contract]}: ${missing.declarer}`
  if (has('partner_missing')) return missing.partner(side(draft, names, texts))
  if (has('suit_missing')) return missing.suit(side(draft, names, texts))
  if (has('result_missing')) return missing.result(side(draft, names, texts))
  return texts.contracts[draft.contract]
}

/** What is wrong with one of these fields, in words; null: nothing. */
export function faultWords(faults: readonly Fault[], fields: readonly string[], texts: BoardTexts): string | null {
  const fault = faults.find((one) => fields.includes(one.field))
  if (fault === undefined) return null
  if (fault.field === 'scores' && fault.code === 'bad_shape') return texts.sheet.missing.scores
  return texts.faults[fault.code]
}
