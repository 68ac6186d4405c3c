import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { examplesOf } from '@/app/rules-editor/example'
import { rulesIn, textOf } from '@/app/rules-editor/rules-text'
import { sentenceOf } from '@/app/rules-editor/sentence'
import { formatOf } from '@/lib/i18n'
import { de } from '@/lib/i18n/de'
import { en } from '@/lib/i18n/en'
import { PRESET_RULES, rulesOf, type Rules } from '@/lib/score'
import { rules } from '../support/arbitraries/bavarian'

const say = (given: Rules) => sentenceOf(given, de, formatOf('de', given.unit, 'EUR'))
const examples = (given: Rules) => examplesOf(given, de, formatOf('de', given.unit, 'EUR'))
/** Between a number and its unit stands a space that does not break. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the rules in one sentence', () => {
  it('says a preset by its name and its three prices', () => {
    expect(spaced(say(PRESET_RULES.wirtshaus))).toBe(
      'Wirtshaus: Rufspiel 0,20 €, Solo 0,50 €, Schneider, Schwarz und Laufende je 0,10 €.',
    )
    expect(spaced(say(PRESET_RULES.turnier))).toBe(
      'Turnier: Rufspiel 1 P, Solo 5 P, Schneider, Schwarz und Laufende je 1 P.',
    )
  })

  it('says all that differs from the preset, in plain words', () => {
    const given = rulesOf({
      tariff: { rufspiel: 10, wenz: 40 },
      laufende: { from: { wenz: 3 } },
      klopfen: { max: 0 },
      kontra: { max: 1 },
      bock: { after: ['lostKontra', 'sixty'] },
      stock: { stake: 10 },
    })
    expect(spaced(say(given))).toBe(
      'Wirtshaus: Rufspiel 0,10 €, Solo 0,50 €, Schneider, Schwarz und Laufende je 0,10 €; Wenz 0,40 €; ' +
        'Laufende beim Wenz ab 3; Klopfen darf keiner; Gespritzt wird bis Kontra; Bock gibt es nach verlorenem Kontra und 60 zu 60; ' +
        'Einsatz, wenn alle weiter sind: 0,10 €.',
    )
  })

  it('is another one for every other rule, in both languages', () => {
    fc.assert(
      fc.property(rules, rules, fc.nat(), (one, other, at) => {
        // One key of another table: the smallest difference that rules can have at that place.
        const keys = (Object.keys(one) as (keyof Rules)[]).filter((key) => key !== 'pack' && key !== 'seats')
        const key = keys[at % keys.length] ?? 'unit'
        const changed = { ...one, [key]: other[key] } // a key of rules from rules
        for (const [language, texts] of [
          ['de', de],
          ['en', en],
        ] as const) {
          const told = (given: Rules) => sentenceOf(given, texts, formatOf(language, given.unit, 'EUR'))
          expect(told(changed) === told(one)).toBe(
            JSON.stringify(rulesIn(textOf(changed))) === JSON.stringify(rulesIn(textOf(one))),
          )
        }
      }),
    )
  })
})

describe('the example', () => {
  it('is what two usual deals cost by these rules', () => {
    expect(examples(PRESET_RULES.wirtshaus).map(spaced)).toEqual([
      'Ruf, Schneider: je 0,30 €',
      'Solo, Schneider, mit 3, Kontra: je 1,80 €',
    ])
  })

  it('leaves out what this table does not play', () => {
    expect(examples(PRESET_RULES.turnier).map(spaced)).toEqual(['Ruf, Schneider: je 2 P', 'Solo, Schneider: je 6 P'])
    expect(examples(rulesOf({ seats: 3, pack: 24, laufende: { counts: 'ohne' } })).map(spaced)).toEqual([
      'Solo, Schneider, Kontra: je 1,20 €',
    ])
  })

  it('can be worked out for the rules of any table', () => {
    fc.assert(
      fc.property(rules, (given) => {
        expect(examples(given).length).toBe(given.seats === 3 ? 1 : 2)
      }),
    )
  })
})

describe('rules as a text', () => {
  it('come back as they were given', () => {
    fc.assert(
      fc.property(rules, (given) => {
        const read = rulesIn(textOf(given))
        expect(read).toEqual({ rules: given })
      }),
    )
  })

  it('are short: a preset takes less than a hundred letters', () => {
    for (const given of Object.values(PRESET_RULES)) expect(textOf(given).length).toBeLessThan(100)
  })

  it.each([
    ['nothing at all', '', 'not_json', ''],
    ['some words', 'Wirtshaus', 'not_json', ''],
    ['a link to a table', 'http://localhost:3000/table?t=a#b', 'not_json', ''],
    ['another document', '{"format":"anschreiber/session","version":1}', 'bad_shape', 'format'],
    [
      'a version of tomorrow',
      '{"format":"anschreiber/rules","version":2,"rules":{}}',
      'unsupported_version',
      'version',
    ],
    ['no rules', '{"format":"anschreiber/rules","version":1}', 'bad_shape', ''],
    [
      'a rule that nobody knows',
      '{"format":"anschreiber/rules","version":1,"rules":{"trumpf":1}}',
      'bad_shape',
      'trumpf',
    ],
    [
      'a price below nothing',
      '{"format":"anschreiber/rules","version":1,"rules":{"tariff":{"solo":-1}}}',
      'bad_shape',
      'tariff.solo',
    ],
    [
      'three with the long pack',
      '{"format":"anschreiber/rules","version":1,"rules":{"seats":3}}',
      'rules_contradict',
      'seats',
    ],
  ])('name the fault: %s', (_, text, code, field) => {
    expect(rulesIn(text)).toEqual({ faults: [{ code, field }] })
  })
})
