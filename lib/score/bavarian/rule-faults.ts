import { isObject, isWhole, type Json } from '../shape'
import { PRICE_KEYS } from './tariff'
import { PRESET_RULES } from './preset'
import { BOCK_CAUSES, PRESETS, type Rules } from './rules'
import type { Fault } from '../fault'

/** A price or a stake: at most ten thousand euros, so that no amount leaves the exact whole numbers. */
const MOST_MONEY = 1e6
/** A factor, for the same reason. */
const MOST_FACTOR = 100
/** Card points, Laufende, deals of a Bock: more than can be says "no limit". */
const MOST_COUNT = 1000

type Test = (value: unknown) => boolean
const between =
  (least: number, most: number): Test =>
  (value) =>
    isWhole(value) && value >= least && value <= most
const oneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value)

const money = between(0, MOST_MONEY)
const count = between(0, MOST_COUNT)
const factor = between(1, MOST_FACTOR)
const steps = between(0, 4)
const flag = oneOf(true, false)

/** The shape of the rules: for each key a test, or a shape of its own. */
type Shape<T> = {
  readonly [K in keyof T]-?: NonNullable<T[K]> extends readonly unknown[]
    ? Test
    : NonNullable<T[K]> extends object
      ? Shape<T[K]>
      : Test
}

const each = <K extends string>(keys: Readonly<Record<K, unknown>>, test: Test): Record<K, Test> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, test])) as Record<K, Test> // every key of the record

const { laufende } = PRESET_RULES.wirtshaus
const SHAPE: Shape<Rules> = {
  pack: oneOf(32, 24),
  seats: oneOf(4, 3),
  unit: oneOf('cent', 'point'),
  tariff: Object.fromEntries(PRICE_KEYS.map((key) => [key, money])) as Shape<Rules['tariff']>, // every key of a tariff
  rufspielPays: oneOf('paired', 'each'),
  schneider: { declarersFreeAt: count, defendersFreeAt: count, in: oneOf('all', 'rufspiel') },
  schwarz: oneOf('tricks', 'points'),
  laufende: {
    counts: oneOf('both', 'winners', 'ohne', 'off'),
    from: each(laufende.from, count),
    upTo: each(laufende.upTo, count),
  },
  tout: { factor, of: oneOf('all', 'base'), schneiderSchwarz: flag },
  sie: { factor, laufende: flag },
  doublings: oneOf('multiply', 'add'),
  klopfen: { max: steps },
  kontra: { max: steps, takesOver: flag },
  muss: { winsAt: oneOf(60, 61) },
  kreuz: { tie: oneOf('declarersLose', 'void') },
  bock: {
    after: (value) => Array.isArray(value) && value.every(oneOf(...BOCK_CAUSES)),
    deals: (value) => value === 'round' || between(1, MOST_COUNT)(value),
    stack: oneOf('append', 'multiply'),
  },
  stock: {
    stake: money,
    doubledByKnocks: flag,
    onLoss: oneOf('double', 'nothing'),
    contracts: oneOf('rufspiel', 'all'),
  },
  ramsch: {
    tie: oneOf('ask', 'share'),
    jungfrau: oneOf('doubleAll', 'doubleOwn', 'doubleOwnPerCount', 'off'),
    durchmarschAt: (value) => value === 'tricks' || value === 'off' || between(61, 120)(value),
  },
}

/** Prices that follow another where they are left out. */
const NEEDED_PRICES: readonly string[] = ['rufspiel', 'solo', 'extra']

type Shapes = { readonly [key: string]: Test | Shapes }

/** Where an object differs from its shape. `whole`: every key must be there. In rules a `0` is always a value. */
function misshapen(value: unknown, shape: Shapes, path: string, whole: boolean): string[] {
  if (!isObject(value)) return [path]
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`)
  const known = Object.keys(shape).flatMap((key) => {
    const part = Object.hasOwn(value, key) ? value[key] : undefined
    const inner = shape[key]
    if (typeof inner === 'object' && isObject(part)) return misshapen(part, inner, at(key), whole)
    const needed = whole && (path !== 'tariff' || NEEDED_PRICES.includes(key))
    if (part === undefined) return needed ? [at(key)] : []
    return typeof inner === 'function' && inner(part) ? [] : [at(key)]
  })
  return [
    ...known,
    ...Object.keys(value)
      .filter((key) => !Object.hasOwn(shape, key))
      .map(at),
  ]
}

const asFaults = (fields: readonly string[]): Fault[] => fields.map((field) => ({ code: 'bad_shape', field }))

const contradictions = ({ pack, seats }: Json): Fault[] =>
  seats === 3 && pack === 32 ? [{ code: 'rules_contradict', field: 'seats' }] : []

/** Everything wrong with rules in full, whatever JSON they are; with `players`, also a table that does not fit them. */
export function rulesFaultsOf(rules: unknown, players?: number): readonly Fault[] {
  const faults = asFaults(misshapen(rules, SHAPE, '', true))
  if (!isObject(rules)) return faults
  const seats = rules.seats === 3 ? 3 : 4
  const crowd: Fault[] =
    players === undefined || (between(3, 8)(players) && players >= seats)
      ? []
      : [{ code: 'players_out_of_range', field: 'players' }]
  return [...faults, ...contradictions(rules), ...crowd]
}

/** Everything wrong with rules as a file writes them: a preset, and what differs from it. */
export function writtenRulesFaultsOf(written: unknown): readonly Fault[] {
  const shape: Shapes = { preset: oneOf(...PRESETS), ...SHAPE }
  const faults = asFaults(misshapen(written, shape, '', false))
  if (!isObject(written)) return faults
  // The presets are all for four with 32 cards.
  return [...faults, ...contradictions({ pack: written.pack ?? 32, seats: written.seats ?? 4 })]
}
