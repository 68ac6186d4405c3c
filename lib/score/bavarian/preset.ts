import { PRESETS, type Preset, type Rules } from './rules'

type Part<T> = T extends readonly unknown[] ? T : T extends object ? { readonly [K in keyof T]?: Part<T[K]> } : T

/** Rules as a file has them: a preset (left out: `wirtshaus`) and what differs from it. */
export type WrittenRules = Part<Rules> & { readonly preset?: Preset }

const WIRTSHAUS: Rules = {
  pack: 32,
  seats: 4,
  unit: 'cent',
  tariff: { rufspiel: 20, solo: 50, extra: 10 },
  rufspielPays: 'paired',
  schneider: { declarersFreeAt: 31, defendersFreeAt: 30, in: 'all' },
  schwarz: 'tricks',
  laufende: {
    counts: 'both',
    from: { rufspiel: 3, solo: 3, wenz: 2, geier: 2, farbwenz: 3, farbgeier: 3 },
    upTo: { rufspiel: 14, solo: 8, wenz: 4, geier: 4, farbwenz: 8, farbgeier: 8 },
  },
  tout: { factor: 2, of: 'all', schneiderSchwarz: false },
  sie: { factor: 4, laufende: true },
  doublings: 'multiply',
  klopfen: { max: 4 },
  kontra: { max: 2, takesOver: false },
  muss: { winsAt: 61 },
  kreuz: { tie: 'declarersLose' },
  bock: { after: [], deals: 'round', stack: 'append' },
  stock: { stake: 0, doubledByKnocks: false, onLoss: 'double', contracts: 'rufspiel' },
  ramsch: { tie: 'ask', jungfrau: 'doubleAll', durchmarschAt: 'tricks' },
}

/** A table of the tree of rules: leaves are texts, numbers, booleans and lists. */
type Tree = { readonly [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

const merged = (base: Tree, over: Tree): Tree => {
  const given = Object.entries(over).filter(([, value]) => value !== undefined)
  return {
    ...base,
    ...Object.fromEntries(
      given.map(([key, value]) => {
        const old = Object.hasOwn(base, key) ? base[key] : undefined
        return [key, isTree(old) && isTree(value) ? merged(old, value) : value]
      }),
    ),
  }
}

// Merging a part of the rules into whole rules leaves whole rules.
const adapted = (base: Rules, over: Part<Rules>): Rules => merged(base, over) as Rules

/** The presets in full. */
export const PRESET_RULES: Readonly<Record<Preset, Rules>> = {
  wirtshaus: WIRTSHAUS,
  turnier: adapted(WIRTSHAUS, {
    unit: 'point',
    tariff: { rufspiel: 1, solo: 5, extra: 1 },
    laufende: { counts: 'off' },
    klopfen: { max: 0 },
    kontra: { max: 0 },
  }),
  einheiten: adapted(WIRTSHAUS, {
    unit: 'point',
    tariff: { rufspiel: 1, solo: 2, extra: 1 },
    schneider: { declarersFreeAt: 31, defendersFreeAt: 31 },
    laufende: { counts: 'winners' },
    tout: { factor: 4, of: 'base' },
    sie: { factor: 4, laufende: false },
    klopfen: { max: 0 },
  }),
}

/** Rules in full: the preset, and what differs from it merged in key by key. */
export function rulesOf({ preset = 'wirtshaus', ...differences }: WrittenRules): Rules {
  return adapted(PRESET_RULES[preset], differences)
}

const same = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, index) => item === b[index]) : a === b

const difference = (base: Tree, rules: Tree): Tree =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([key, value]) => {
      if (value === undefined) return []
      const old = base[key]
      if (!isTree(value) || !isTree(old)) return same(old, value) ? [] : [[key, value]]
      const part = difference(old, value)
      return Object.keys(part).length > 0 ? [[key, part]] : []
    }),
  )

const leaves = (tree: Tree): number =>
  Object.values(tree).reduce<number>((sum, value) => sum + (isTree(value) ? leaves(value) : 1), 0)

/** The shortest way to write these rules. Law: `rulesOf(writtenOf(rules))` are the rules. */
export function writtenOf(rules: Rules): WrittenRules {
  const ways = PRESETS.map((preset) => ({
    ...(preset === 'wirtshaus' ? {} : { preset }),
    ...difference(PRESET_RULES[preset], rules),
  }))
  // What differs between two rule sets is a part of the rules; ties go to the first preset.
  return ways.reduce((best, way) => (leaves(way) < leaves(best) ? way : best))
}
