import { describe, expect, it } from 'vitest'
import {
  basePrice,
  limitsOf,
  PRESET_RULES,
  PRESETS,
  priceOf,
  PRICE_KEYS,
  rulesFaultsOf,
  rulesOf,
  writtenOf,
  writtenRulesFaultsOf,
  type PriceKey,
} from '@/lib/score'

const full = (change: object): unknown => ({ ...PRESET_RULES.wirtshaus, ...change })
const fields = (rules: unknown, players?: number): string[] =>
  rulesFaultsOf(rules, players).map(({ code, field }) => `${code} ${field}`)
const written = (rules: unknown): string[] => writtenRulesFaultsOf(rules).map(({ code, field }) => `${code} ${field}`)

describe('prices', () => {
  const tariff = { rufspiel: 1, solo: 2, extra: 3 }
  it.each([
    ['rufspiel', 1],
    ['solo', 2],
    ['extra', 3],
    ['schneider', 3],
    ['schwarz', 3],
    ['laufende', 3],
    ['wenz', 2],
    ['geier', 2],
    ['farbwenz', 2],
    ['farbgeier', 2],
    ['bettel', 2],
    ['herzsolo', 2],
    ['hochzeit', 1],
    ['kreuz', 1],
    ['ramsch', 1],
    ['durchmarsch', 1],
  ] as const)('%s costs %i unless it has a price of its own', (key, price) => {
    expect(priceOf(tariff, key)).toBe(price)
    expect(priceOf({ ...tariff, [key]: 0 }, key)).toBe(0)
  })

  it('are known for every key', () => {
    const all: Record<PriceKey, number> = {
      rufspiel: 1,
      solo: 1,
      extra: 1,
      schneider: 1,
      schwarz: 1,
      laufende: 1,
      wenz: 1,
      geier: 1,
      farbwenz: 1,
      farbgeier: 1,
      bettel: 1,
      herzsolo: 1,
      hochzeit: 1,
      kreuz: 1,
      ramsch: 1,
      durchmarsch: 1,
    }
    expect([...PRICE_KEYS].sort()).toEqual(Object.keys(all).sort())
  })

  it('of a Durchmarsch follow the Ramsch', () => expect(priceOf({ ...tariff, ramsch: 7 }, 'durchmarsch')).toBe(7))

  it('of a Solo in Herz are its own, of a Farbwenz in Herz are not', () => {
    const own = { ...tariff, herzsolo: 9 }
    expect(basePrice(own, 'farbsolo', 'herz')).toBe(9)
    expect(basePrice(own, 'farbsolo', 'gras')).toBe(2)
    expect(basePrice(own, 'farbwenz', 'herz')).toBe(2)
    expect(basePrice(own, 'rufspiel')).toBe(1)
  })
})

describe('presets', () => {
  it.each(PRESETS)('%s has no faults and is written by its name', (preset) => {
    expect(rulesFaultsOf(PRESET_RULES[preset])).toEqual([])
    expect(writtenOf(PRESET_RULES[preset])).toEqual(preset === 'wirtshaus' ? {} : { preset })
    expect(rulesOf({ preset })).toEqual(PRESET_RULES[preset])
  })

  it('are what the document says', () => {
    expect(rulesOf({})).toMatchObject({
      pack: 32,
      seats: 4,
      unit: 'cent',
      tariff: { rufspiel: 20, solo: 50, extra: 10 },
      klopfen: { max: 4 },
      kontra: { max: 2, takesOver: false },
    })
    expect(PRESET_RULES.turnier).toMatchObject({
      unit: 'point',
      tariff: { rufspiel: 1, solo: 5, extra: 1 },
      klopfen: { max: 0 },
      kontra: { max: 0 },
      laufende: { counts: 'off' },
    })
    expect(PRESET_RULES.einheiten).toMatchObject({
      unit: 'point',
      tariff: { rufspiel: 1, solo: 2, extra: 1 },
      schneider: { declarersFreeAt: 31, defendersFreeAt: 31 },
      laufende: { counts: 'winners' },
      tout: { factor: 4, of: 'base' },
      sie: { factor: 4, laufende: false },
      klopfen: { max: 0 },
    })
  })

  it('are merged key by key with what differs', () => {
    const rules = rulesOf({ preset: 'turnier', laufende: { from: { wenz: 3 } }, bock: { after: ['sixty'] } })
    expect(rules.laufende).toEqual({
      ...PRESET_RULES.turnier.laufende,
      from: { ...PRESET_RULES.turnier.laufende.from, wenz: 3 },
    })
    expect(rules.bock).toEqual({ after: ['sixty'], deals: 'round', stack: 'append' })
    expect(writtenOf(rules)).toEqual({ preset: 'turnier', laufende: { from: { wenz: 3 } }, bock: { after: ['sixty'] } })
  })

  it('stay as they are, and so does what every object has', () => {
    const before = JSON.stringify(PRESET_RULES)
    rulesOf(JSON.parse('{"__proto__":{"seats":3},"constructor":{"prototype":{"seats":3}}}') as object)
    expect(JSON.stringify(PRESET_RULES)).toBe(before)
    expect(Object.keys({})).toEqual([])
    expect('seats' in {}).toBe(false)
  })
})

describe('rules in full', () => {
  it.each([
    ['are an object', [], ['bad_shape ']],
    ['have every key', { ...PRESET_RULES.wirtshaus, muss: undefined }, ['bad_shape muss']],
    ['have every inner key', full({ tout: { factor: 2, of: 'all' } }), ['bad_shape tout.schneiderSchwarz']],
    ['have no other key', full({ trumpf: 'herz' }), ['bad_shape trumpf']],
    ['have no other inner key', full({ muss: { winsAt: 60, freeAt: 30 } }), ['bad_shape muss.freeAt']],
    [
      'have no key of the prototype',
      full(JSON.parse('{"muss":{"winsAt":60,"__proto__":1}}') as object),
      ['bad_shape muss.__proto__'],
    ],
    ['need three prices', full({ tariff: { rufspiel: 1, solo: 5 } }), ['bad_shape tariff.extra']],
    ['need no more than three', full({ tariff: { rufspiel: 1, solo: 5, extra: 1 } }), []],
    ['may have a price of 0', full({ tariff: { rufspiel: 1, solo: 5, extra: 0, schwarz: 0 } }), []],
    ['have no price below 0', full({ tariff: { rufspiel: -1, solo: 5, extra: 1 } }), ['bad_shape tariff.rufspiel']],
    ['have no half prices', full({ tariff: { rufspiel: 0.5, solo: 5, extra: 1 } }), ['bad_shape tariff.rufspiel']],
    ['have prices up to ten thousand euros', full({ tariff: { rufspiel: 1e6, solo: 5, extra: 1 } }), []],
    ['and none beyond', full({ tariff: { rufspiel: 1e6 + 1, solo: 5, extra: 1 } }), ['bad_shape tariff.rufspiel']],
    [
      'have no price that is a text',
      full({ tariff: { rufspiel: '20', solo: 5, extra: 1 } }),
      ['bad_shape tariff.rufspiel'],
    ],
    ['have 32 or 24 cards', full({ pack: 36 }), ['bad_shape pack']],
    ['have four or three seats', full({ seats: 5 }), ['bad_shape seats']],
    ['three play with 24 cards', full({ pack: 24, seats: 3 }), []],
    ['three do not with 32', full({ seats: 3 }), ['rules_contradict seats']],
    ['a factor is at least 1', full({ sie: { factor: 0, laufende: true } }), ['bad_shape sie.factor']],
    ['a factor is at most 100', full({ sie: { factor: 101, laufende: true } }), ['bad_shape sie.factor']],
    ['a Bock may last a thousand', full({ bock: { after: [], deals: 1000, stack: 'append' } }), []],
    ['and no deal more', full({ bock: { after: [], deals: 1001, stack: 'append' } }), ['bad_shape bock.deals']],
    ['a factor of 1 is one', full({ sie: { factor: 1, laufende: true } }), []],
    [
      'a Bock lasts at least one deal',
      full({ bock: { after: [], deals: 0, stack: 'append' } }),
      ['bad_shape bock.deals'],
    ],
    ['a Bock may last one', full({ bock: { after: [], deals: 1, stack: 'append' } }), []],
    [
      'a Bock has causes that are known',
      full({ bock: { after: ['regen'], deals: 1, stack: 'append' } }),
      ['bad_shape bock.after'],
    ],
    [
      'a Bock has a list of causes',
      full({ bock: { after: 'sixty', deals: 1, stack: 'append' } }),
      ['bad_shape bock.after'],
    ],
    ['at most four knock', full({ klopfen: { max: 5 } }), ['bad_shape klopfen.max']],
    ['nobody may have to knock', full({ klopfen: { max: 0 } }), []],
    ['there are four steps of Kontra', full({ kontra: { max: 5, takesOver: false } }), ['bad_shape kontra.max']],
    ['a forced game is won at 60 or 61', full({ muss: { winsAt: 59 } }), ['bad_shape muss.winsAt']],
    ['a switch is true or false', full({ kontra: { max: 2, takesOver: 0 } }), ['bad_shape kontra.takesOver']],
    [
      'a Durchmarsch is from 61',
      full({ ramsch: { ...PRESET_RULES.wirtshaus.ramsch, durchmarschAt: 60 } }),
      ['bad_shape ramsch.durchmarschAt'],
    ],
    ['a Durchmarsch is good from 61', full({ ramsch: { ...PRESET_RULES.wirtshaus.ramsch, durchmarschAt: 61 } }), []],
    [
      'a Durchmarsch is to 120',
      full({ ramsch: { ...PRESET_RULES.wirtshaus.ramsch, durchmarschAt: 121 } }),
      ['bad_shape ramsch.durchmarschAt'],
    ],
    [
      'Laufende are counted from a whole number',
      full({
        laufende: { ...PRESET_RULES.wirtshaus.laufende, from: { ...PRESET_RULES.wirtshaus.laufende.from, wenz: 1.5 } },
      }),
      ['bad_shape laufende.from.wenz'],
    ],
  ] as const)('%s', (_why, rules, faults) => {
    expect(fields(rules)).toEqual(faults)
  })

  it.each([
    [2, 4, true],
    [3, 4, true],
    [4, 4, false],
    [8, 4, false],
    [9, 4, true],
    [3, 3, false],
  ] as const)('with %i players and %i seats: out of range %s', (players, seats, out) => {
    expect(fields(full({ pack: 24, seats }), players)).toEqual(out ? ['players_out_of_range players'] : [])
  })
})

describe('written rules', () => {
  it.each([
    ['may be empty', {}, []],
    ['are an object', 'wirtshaus', ['bad_shape ']],
    ['name a preset that is known', { preset: 'stammtisch' }, ['bad_shape preset']],
    ['have no preset of the prototype', { preset: 'constructor' }, ['bad_shape preset']],
    ['give what differs', { preset: 'turnier', tariff: { solo: 3 }, kontra: { max: 0 } }, []],
    ['give it in its type', { tariff: 20 }, ['bad_shape tariff']],
    ['give no unknown key', { tarif: {} }, ['bad_shape tarif']],
    ['give no factor of 0', { tout: { factor: 0 } }, ['bad_shape tout.factor']],
    ['give no negative number', { stock: { stake: -10 } }, ['bad_shape stock.stake']],
    ['contradict themselves with three seats and the long pack', { seats: 3 }, ['rules_contradict seats']],
    ['do not with the short one', { seats: 3, pack: 24 }, []],
  ] as const)('%s', (_why, rules, faults) => {
    expect(written(rules)).toEqual(faults)
  })
})

describe('limits', () => {
  const rules = rulesOf({})
  it('offer a Rufspiel its suits but Herz, a partner and a forced game', () => {
    expect(limitsOf('rufspiel', rules)).toEqual({
      laufende: { mit: 14, ohne: 14 },
      kontra: 2,
      knocks: 4,
      tout: false,
      sie: false,
      suits: ['eichel', 'gras', 'schellen'],
      suitNeeded: false,
      partner: true,
      muss: true,
      durchmarsch: false,
    })
  })
  it('offer a Farbsolo all suits, Tout and Sie', () => {
    expect(limitsOf('farbsolo', rules)).toEqual({
      laufende: { mit: 8, ohne: 14 },
      kontra: 2,
      knocks: 4,
      tout: true,
      sie: true,
      suits: ['eichel', 'gras', 'herz', 'schellen'],
      suitNeeded: true,
      partner: false,
      muss: false,
      durchmarsch: false,
    })
  })
  it('offer a Ramsch a Durchmarsch where the table has one, and no Kontra', () => {
    expect(limitsOf('ramsch', rules)).toMatchObject({ laufende: null, kontra: 0, durchmarsch: true, suits: [] })
    expect(limitsOf('ramsch', rulesOf({ ramsch: { durchmarschAt: 'off' } })).durchmarsch).toBe(false)
  })
  it('offer a Bettel Kontra and nothing to count', () => {
    expect(limitsOf('bettel', rules)).toMatchObject({ laufende: null, kontra: 2, tout: false, sie: false })
  })
})
