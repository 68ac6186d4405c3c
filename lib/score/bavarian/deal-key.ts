import { LEVELS } from '../level'
import { isObject, isWhole, saysNothing } from '../shape'
import { SUITS } from '../suit'
import { CONTRACTS, type Contract } from './contract'

/** The most that an amount by hand may be: ten million euros. */
export const MOST_BY_HAND = 1e9
/** Characters of a note. */
export const LONGEST_NOTE = 500

type Test = (value: unknown) => boolean

const isSeats: Test = (value) => Array.isArray(value) && value.every(isWhole)
const isTrue: Test = (value) => value === true
const oneOf =
  (values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value)
const isAmount: Test = (value) => isWhole(value) && Math.abs(value) <= MOST_BY_HAND

/** One side held them: a `0` on the other side says nothing. */
const isLaufende: Test = (value) => {
  if (!isObject(value)) return false
  const keys = Object.keys(value)
  const said = keys.length > 1 ? keys.filter((key) => !saysNothing(value[key])) : keys
  const [side] = said
  return said.length === 1 && keys.every((key) => key === 'mit' || key === 'ohne') && isWhole(value[side ?? ''])
}

/** Every key of a deal, and whether a value is of its type; whether it can be is asked elsewhere. */
export const DEAL_KEYS = {
  contract: (value) => typeof value === 'string',
  suit: oneOf(SUITS),
  declarer: isWhole,
  partner: isWhole,
  cardPoints: isWhole,
  won: (value) => typeof value === 'boolean',
  level: oneOf(LEVELS),
  schwarz: isTrue,
  tout: oneOf(['won', 'lost']),
  sie: isTrue,
  laufende: isLaufende,
  knocks: isSeats,
  kontra: isWhole,
  muss: isTrue,
  bock: oneOf([1, 2, 4, 8]),
  ramsch: isObject,
  scores: (value) => Array.isArray(value) && value.every(isAmount),
  dealer: isWhole,
  playing: isSeats,
  note: (value) => typeof value === 'string' && value.length <= LONGEST_NOTE,
} as const satisfies Record<string, Test>

export type DealKey = keyof typeof DEAL_KEYS

export const isDealKey = (key: string): key is DealKey => Object.hasOwn(DEAL_KEYS, key)

/** The keys of a Ramsch, in the same way. */
export const RAMSCH_KEYS = {
  cardPoints: isSeats,
  jungfrauen: isSeats,
  loser: isWhole,
  durchmarsch: isWhole,
} as const satisfies Record<string, Test>

/** Where a `0` is a seat or a count, and `false` a result, and so not the same as nothing. */
const NOUGHT_COUNTS: Readonly<Record<string, unknown>> = {
  declarer: 0,
  partner: 0,
  dealer: 0,
  loser: 0,
  durchmarsch: 0,
  cardPoints: 0,
  won: false,
}

/** Whether a key with this value may as well be left out. */
export const isLeftOut = (key: string, value: unknown): boolean =>
  saysNothing(value) && !(Object.hasOwn(NOUGHT_COUNTS, key) && NOUGHT_COUNTS[key] === value)

const COMMON = 'contract dealer playing knocks bock note'
const ORDINARY = 'cardPoints won level schwarz laufende kontra'

/** What a deal of each contract may say beyond what every deal may; `!` marks what it must. */
const OWN: Readonly<Record<Contract, string>> = {
  rufspiel: `suit declarer! partner! ${ORDINARY} muss`,
  hochzeit: `declarer! partner! ${ORDINARY}`,
  kreuz: `declarer! ${ORDINARY}`,
  farbsolo: `suit! declarer! ${ORDINARY} tout sie`,
  wenz: `declarer! ${ORDINARY} tout`,
  geier: `declarer! ${ORDINARY} tout`,
  farbwenz: `suit! declarer! ${ORDINARY} tout`,
  farbgeier: `suit! declarer! ${ORDINARY} tout`,
  bettel: 'declarer! won kontra',
  ramsch: 'ramsch!',
  passed: '',
  manual: 'scores!',
}

type Keys = { readonly may: ReadonlySet<string>; readonly must: readonly string[] }

const keysIn = (words: string): Keys => {
  const all = `${COMMON} ${words}`.split(' ')
  return {
    may: new Set(all.map((word) => word.replace('!', ''))),
    must: all.filter((word) => word.endsWith('!')).map((word) => word.slice(0, -1)),
  }
}

const KEYS_OF = new Map<string, Keys>(CONTRACTS.map((contract) => [contract, keysIn(OWN[contract])]))

/** What a deal of this contract may and must say; of an unknown one, what every deal may. */
export const keysOf = (contract: unknown): Keys | undefined =>
  typeof contract === 'string' ? KEYS_OF.get(contract) : undefined
export const COMMON_KEYS = keysIn('')
