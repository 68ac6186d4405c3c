import type { Laufende } from './deal'
import type { Contract } from './contract'
import type { Rules, RunnerGroup } from './rules'

/** What may hold Laufende at all. */
const GROUP: Readonly<Record<Contract, RunnerGroup | null>> = {
  rufspiel: 'rufspiel',
  hochzeit: 'rufspiel',
  kreuz: 'rufspiel',
  farbsolo: 'solo',
  wenz: 'wenz',
  geier: 'geier',
  farbwenz: 'farbwenz',
  farbgeier: 'farbgeier',
  bettel: null,
  ramsch: null,
  passed: null,
  manual: null,
}

/** The most Laufende that can be: with the declaring side, and with the defenders. */
export type LaufendeLimit = { readonly mit: number; readonly ohne: number }

type Cards = '32' | '24/4' | '24/3'

const limit = (mit: number, ohne: number): LaufendeLimit => ({ mit, ohne })
const FOUR = limit(4, 4)

const LIMITS: Readonly<Record<Cards, Readonly<Record<RunnerGroup, LaufendeLimit | null>>>> = {
  '32': {
    rufspiel: limit(14, 14),
    solo: limit(8, 14),
    wenz: FOUR,
    geier: FOUR,
    farbwenz: limit(8, 11),
    farbgeier: limit(8, 11),
  },
  '24/4': {
    rufspiel: limit(10, 12),
    solo: limit(6, 12),
    wenz: FOUR,
    geier: FOUR,
    farbwenz: limit(6, 9),
    farbgeier: limit(6, 9),
  },
  '24/3': {
    rufspiel: null,
    solo: limit(8, 12),
    wenz: FOUR,
    geier: FOUR,
    farbwenz: limit(8, 9),
    farbgeier: limit(8, 9),
  },
}

const cardsOf = ({ pack, seats }: Pick<Rules, 'pack' | 'seats'>): Cards =>
  pack === 32 ? '32' : seats === 4 ? '24/4' : '24/3'

/** How many there can be; null where the contract has none. A long pack has the most of all. */
export function laufendeLimit(contract: Contract, rules: Pick<Rules, 'pack' | 'seats'>): LaufendeLimit | null {
  const group = GROUP[contract]
  return group && LIMITS[cardsOf(rules)][group]
}

/** How many of these are paid. */
export function paidLaufende(laufende: Laufende, contract: Contract, declarersWon: boolean, rules: Rules): number {
  const group = GROUP[contract]
  if (group === null) return 0
  const { counts, from, upTo } = rules.laufende
  if (counts === 'off') return 0
  const { mit, ohne = 0 }: { readonly mit?: number; readonly ohne?: number } = laufende
  const held = mit ?? ohne
  const byDeclarers = mit !== undefined
  if ((counts === 'ohne' && byDeclarers) || (counts === 'winners' && byDeclarers !== declarersWon)) return 0
  return held < from[group] ? 0 : Math.min(held, upTo[group])
}

/** The Laufende of a Sie: all Ober and Unter, or what a hand of six can hold. */
export const sieLaufende = (rules: Rules): number => (rules.sie.laufende ? (cardsOf(rules) === '24/4' ? 6 : 8) : 0)
