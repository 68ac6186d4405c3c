import {
  isObject,
  PRESET_RULES,
  PRESETS,
  PRICE_KEYS,
  readGermanRules,
  rulesFaultsOf,
  rulesOf,
  saysNothing,
  writtenGermanFaultsOf,
} from '../score'
import type { Fault, GermanRules, Json, Rules } from '../score'

/** Rules in full, or all that is wrong with how they are written. */
type Read<R> =
  { readonly rules: R; readonly faults: readonly [] } | { readonly rules: null; readonly faults: readonly Fault[] }

/** The rules of a Bavarian file: a preset, and what differs from it. */
export function readRules(written: unknown): Read<Rules> {
  if (saysNothing(written)) return { rules: rulesOf({}), faults: [] }
  if (!isObject(written)) return { rules: null, faults: [{ code: 'bad_shape', field: '' }] }
  const { preset: named, ...differences } = written
  const preset = saysNothing(named) ? 'wirtshaus' : PRESETS.find((known) => known === named)
  const rules = rulesOf({ ...said(differences, PRESET_RULES.wirtshaus), preset: preset ?? 'wirtshaus' })
  const faults: Fault[] = [
    ...(preset ? [] : [{ code: 'bad_shape', field: 'preset' } as const]),
    ...rulesFaultsOf(rules),
  ]
  return faults.length > 0 ? { rules: null, faults } : { rules, faults: [] }
}

/** The rules of a German file. Of teams, whether they fit is asked of the players, if they are known. */
export function readGerman(written: unknown, players: number | null): Read<GermanRules> {
  const faults = writtenGermanFaultsOf(written, players)
  return faults.length > 0 ? { rules: null, faults } : { rules: readGermanRules(written), faults: [] }
}

/** Differences without those that say nothing: a `false` that is no yes or no, a `[]` that is no list. */
function said(differences: Json, usual: Json): Json {
  const entries = Object.entries(differences).map(([key, value]) => {
    const base = Object.hasOwn(usual, key) ? usual[key] : undefined
    return [
      key,
      isObject(value) && isObject(base) ? said(value, key === 'tariff' ? PRICES : base) : value,
      base,
    ] as const
  })
  return Object.fromEntries(
    entries.filter(([key, value, base]) => !mayGo(key, value, base)).map(([key, value]) => [key, value]),
  )
}

const PRICES: Json = Object.fromEntries(PRICE_KEYS.map((key) => [key, 0]))

/** Whether a value is no value of its key and says nothing; where numbers stand, a 0 is one (and may be too low). */
function mayGo(key: string, value: unknown, base: unknown): boolean {
  if (base === undefined || !saysNothing(value)) return false
  if (value === 0) return typeof base !== 'number' && key !== 'deals'
  return Array.isArray(value) ? !Array.isArray(base) : typeof base !== 'boolean'
}
