import { isObject, isRelative, saysNothing } from '../score'
import { sameName } from '../table'
import { FORMAT, VERSION } from './session'
import type { Json, RelativeName } from '../score'
import type { FileFault } from './session'

type Test = (value: unknown) => boolean
const isText: Test = (value) => typeof value === 'string'
const orNothing =
  (test: Test): Test =>
  (value) =>
    saysNothing(value) || test(value)

/** Every key of a file, and whether a value is of its type. What only the game knows, rules and deals, is asked there. */
const KEYS = {
  format: (value) => value === FORMAT,
  version: (value) => value === VERSION,
  game: (value) => value === 'bavarian' || value === 'german' || isRelative(value),
  title: orNothing(isText),
  playedOn: orNothing(isDay),
  players: (value) => Array.isArray(value) && value.every(isText),
  rules: () => true,
  deals: Array.isArray,
} as const satisfies Record<string, Test>

/** What of an envelope could be read: undefined where it could not, or was left out. */
export type Envelope = {
  readonly game: 'bavarian' | 'german' | RelativeName | undefined
  readonly title: string | undefined
  readonly playedOn: string | undefined
  /** Null where they are no list; names that are no texts are left out, and counted. */
  readonly players: { readonly names: readonly string[]; readonly count: number } | null
  readonly rules: unknown
  readonly deals: readonly unknown[]
}

export function readEnvelope(json: unknown): { readonly envelope: Envelope; readonly faults: readonly FileFault[] } {
  const shape = isObject(json) ? json : {}
  const wrong = isObject(json) ? wrongKeys(json) : ['']
  const good = (key: string): unknown => (wrong.includes(key) || saysNothing(shape[key]) ? undefined : shape[key])
  const { players, deals } = shape
  const names = Array.isArray(players) ? players.filter((name) => typeof name === 'string') : []
  // What is not wrong has its type.
  const envelope = {
    game: good('game') as Envelope['game'],
    title: good('title') as Envelope['title'],
    playedOn: good('playedOn') as Envelope['playedOn'],
    players: Array.isArray(players) ? { names, count: players.length } : null,
    rules: shape.rules,
    deals: Array.isArray(deals) ? deals : [],
  }
  const misshapen = wrong.map((field) => ({ deal: null, code: 'bad_shape', field }) as const)
  return { envelope, faults: [...misshapen, ...namesakes(names)] }
}

const wrongKeys = (json: Json): string[] => [
  ...Object.entries(KEYS).flatMap(([key, test]) => (test(json[key]) ? [] : [key])),
  ...Object.keys(json).filter((key) => !Object.hasOwn(KEYS, key)),
]

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** An ISO date that the calendar has. */
function isDay(value: unknown): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typeof value === 'string' ? value : '') ?? []
  const leap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0)
  const length = month === '02' && leap ? 29 : (LENGTHS[Number(month) - 1] ?? 0)
  return Number(day) >= 1 && Number(day) <= length
}

function namesakes(names: readonly string[]): FileFault[] {
  const twice = names.some((name, at) => names.slice(0, at).some((other) => sameName(name, other)))
  return twice ? [{ deal: null, code: 'player_names_not_unique', field: 'players' }] : []
}
