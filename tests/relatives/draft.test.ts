import { describe, expect, test } from 'vitest'
import {
  draftOf,
  EMPTY,
  factsOf,
  isBlank,
  isByHand,
  otherWay,
  setFact,
  setResult,
  toggleByHand,
  typePoints,
  type RelativeDraft,
} from '@/app/evening/relative/draft'
import { typeAmount, type PadKey } from '@/app/evening/sheet/amount-moves'
import { relativeOf } from '@/lib/score/relatives'

const blattla = relativeOf('blattla')
const bierkopf = relativeOf('bierkopf')
const readOf = (draft: RelativeDraft) => blattla.dealOf(factsOf(draft), blattla.usual, 4)

describe('amounts by hand in a relative that pays money', () => {
  const empty = toggleByHand(setFact(EMPTY, 'declarer', 2), blattla, true, 4)
  const typed = (draft: RelativeDraft, seat: number, ...keys: readonly PadKey[]): RelativeDraft => ({
    ...draft,
    amounts: keys.reduce((amounts, key) => typeAmount(amounts, seat, key), draft.amounts ?? []),
  })

  test('are one for each seat, and the last one open is the rest', () => {
    const three = typed(typed(typed(empty, 0, 5, 0), 1, 2, 0, 'sign'), 2, 0)
    expect(readOf(three)).toEqual({ deal: { byHand: [50, -20, 0, -30] } })
  })
  test('that nobody wrote are no deal, and keep nothing', () => {
    expect(readOf(empty)).toHaveProperty('faults')
    expect(isBlank(empty)).toBe(true)
    expect(isBlank(typed(empty, 0, 5))).toBe(false)
  })
  test('that do not come to nothing are said', () => {
    expect(readOf(typed(empty, 0, 5))).toEqual({ faults: [{ code: 'scores_do_not_balance', field: 'byHand' }] })
  })
  test('are taken up again by a correction, note and dealer with them', () => {
    const deal = { byHand: [50, -20, 0, -30], dealer: 1, note: 'vergeben' }
    expect(factsOf(draftOf(deal, true))).toEqual(deal)
    expect(isByHand(draftOf(deal, true))).toBe(true)
  })
  test('give way to a result again', () => {
    expect(toggleByHand(empty, blattla, true, 4)).toEqual(EMPTY)
  })
  test('leave the dealer and the note as they are', () => {
    const said = setFact(setFact(EMPTY, 'dealer', 3), 'note', 'neu gegeben')
    const there = toggleByHand(setFact(said, 'declarer', 1), blattla, true, 4)
    expect(there.facts).toEqual(said.facts)
    expect(toggleByHand(there, blattla, true, 4)).toEqual(said)
  })
})

test('strokes by hand are one number for each side', () => {
  const draft = toggleByHand(setResult(EMPTY, true, 'plain'), bierkopf, false, 4)
  expect(factsOf(draft)).toEqual({ byHand: [0, 0] })
  expect(draftOf({ byHand: [3, 0] }, false)).toEqual({ facts: { byHand: [3, 0] }, counted: false })
})

describe('card points turned round', () => {
  const bauerchen = relativeOf('bauerchen')
  const typedOn = (total: number, ...digits: readonly number[]) =>
    digits.reduce((draft, digit) => typePoints(draft, digit, total), setFact(EMPTY, 'side', 1))

  test('are those of the other side, out of all that the game has', () => {
    expect(otherWay(typedOn(120, 1, 5), 120)?.facts).toEqual({ side: 1, cardPoints: 105 })
    expect(otherWay(typedOn(130, 2, 0), bauerchen.total)?.facts).toEqual({ side: 1, cardPoints: 110 })
  })
  test('are nothing where both have half, or nothing was typed', () => {
    expect(otherWay(typedOn(120, 6, 0), 120)).toBeNull()
    expect(otherWay(typedOn(130, 6, 5), 130)).toBeNull()
    expect(otherWay(EMPTY, 120)).toBeNull()
  })
})
