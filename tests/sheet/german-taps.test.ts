import { describe, expect, test } from 'vitest'
import {
  emptyGermanDraft,
  germanFactsOf,
  otherWay,
  tapChooser,
  typeGermanPoints,
  type GermanDraft,
} from '@/app/evening/sheet/german-draft'
import { TENS } from '@/app/evening/sheet/german-rows'
import { cardPointsOf, countsResults, germanDealOf, germanRulesOf, playersOf, VARIANTS } from '@/lib/score'

/** Who named trumps, two keys, and the big button: no more. */
const KEYS = 2

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Every number of card points that two keys of the pad write, as they are or turned round. */
function reached(start: GermanDraft, total: number): Set<number> {
  const keys = total > 120 ? [...DIGITS, ...TENS] : DIGITS
  let drafts = [start]
  const found = new Set<number>()
  for (let tap = 0; tap < KEYS; tap++) {
    drafts = drafts.flatMap((draft) => keys.map((key) => typeGermanPoints(draft, key, total)))
    for (const draft of drafts) {
      for (const read of [draft, otherWay(draft, total)]) {
        if (read?.result.by === 'counted' && read.result.cardPoints !== null) found.add(read.result.cardPoints)
      }
    }
  }
  return found
}

describe('a deal of the German game takes four taps', () => {
  test.each(VARIANTS.filter((variant) => countsResults(germanRulesOf({ variant }))))(
    'in variant %s whatever the card points are, forced or not',
    (variant) => {
      const rules = germanRulesOf({ variant })
      const total = cardPointsOf(variant)
      for (const forced of [false, true]) {
        const found = reached({ ...tapChooser(emptyGermanDraft(rules), 1), forced }, total)
        for (let points = 0; points <= total; points++) expect([points, found.has(points)]).toEqual([points, true])
      }
    },
  )

  test('turned round, the other side has what was typed', () => {
    const rules = germanRulesOf({})
    const typed = [1, 5].reduce(
      (draft, key) => typeGermanPoints(draft, key, 120),
      tapChooser(emptyGermanDraft(rules), 2),
    )
    const turned = otherWay(typed, 120)
    expect(turned && germanDealOf(germanFactsOf(turned), rules, { players: playersOf('A') })).toEqual({
      deal: { chooser: 2, cardPoints: 105 },
    })
  })

  test('a key of two digits writes both, behind what stands there', () => {
    const written = (...keys: readonly number[]) =>
      keys.reduce((draft, key) => typeGermanPoints(draft, key, 240), emptyGermanDraft(germanRulesOf({ variant: 'G' })))
        .result
    expect(written(11, 5)).toMatchObject({ cardPoints: 115 })
    expect(written(2, 10)).toMatchObject({ cardPoints: 210 })
    expect(written(2, 4, 10)).toMatchObject({ cardPoints: 10 })
  })

  test('half each cannot be turned round, nor what was not typed', () => {
    const half = [6, 0].reduce((draft, key) => typeGermanPoints(draft, key, 120), emptyGermanDraft(germanRulesOf({})))
    expect(otherWay(half, 120)).toBeNull()
    expect(otherWay(emptyGermanDraft(germanRulesOf({})), 120)).toBeNull()
  })
})
