import { LEVELS } from '../level'
import { saidIn } from './facts'
import { isObject, isWhole } from '../shape'
import { cardPointsOf, countsResults } from './variants'
import type { Fault, FaultCode } from '../fault'
import type { GermanRules } from './rules'
import type { Json } from '../shape'

const COMMON: ReadonlySet<string> = new Set(['dealer', 'note'])
/** What says who chose and how it ended: all of it is replaced by strokes by hand. */
const CHOSEN = ['chooser', 'forced', 'cardPoints', 'won', 'level', 'schwarz']
const KEYS: ReadonlySet<string> = new Set([...COMMON, ...CHOSEN, 'strokes'])

/** Where a deal is played: everybody at the table plays. Null: how many that are is not known. */
export type GermanPlace = { readonly players: number | null }

/** What holds at any table whose rules or players are not known. */
const ANY = { players: 8, target: 12, teams: [2, 4], packs: [120, 240] } as const

/**
 * All that is wrong with a deal, whatever JSON it is; a fault that only follows from another is not named.
 * Rules of null: not known; the deal is judged without them.
 */
export function germanFaultsOf(facts: unknown, rules: GermanRules | null, at: GermanPlace): Fault[] {
  if (!isObject(facts)) return [fault('bad_shape', '')]
  const said = saidIn(facts)
  return [
    ...Object.keys(facts)
      .filter((key) => !KEYS.has(key))
      .map((key) => fault('bad_shape', key)),
    ...dealerFaults(said, at),
    ...('note' in said && typeof said.note !== 'string' ? [fault('bad_shape', 'note')] : []),
    ...('strokes' in said ? strokesFaults(said, rules) : resultFaults(said, rules, at)),
  ]
}

function dealerFaults({ dealer }: Json, at: GermanPlace): Fault[] {
  if (dealer === undefined || (isWhole(dealer) && isAt(dealer, at))) return []
  return [fault('bad_shape', 'dealer')]
}

function strokesFaults(said: Json, rules: GermanRules | null): Fault[] {
  const { strokes } = said
  const teams = rules ? [rules.teams.length] : ANY.teams
  const target = rules?.target ?? ANY.target
  const contradicts = CHOSEN.some((key) => key in said)
  return [
    ...(contradicts ? [fault('result_contradicts', 'strokes')] : []),
    ...(isStrokes(strokes) && teams.some((count) => count === strokes.length) ? [] : [fault('bad_shape', 'strokes')]),
    ...(Array.isArray(strokes) && strokes.some((number) => isWhole(number) && (number < 0 || number > target))
      ? [fault('strokes_out_of_range', 'strokes')]
      : []),
  ]
}

const isStrokes = (strokes: unknown): strokes is number[] => Array.isArray(strokes) && strokes.every(isWhole)

function resultFaults(said: Json, rules: GermanRules | null, at: GermanPlace): Fault[] {
  // Where strokes are by hand only, or may be, they are all that is missing.
  const byHand = rules ? !countsResults(rules) : !CHOSEN.some((key) => key in said)
  if (byHand) return [fault('result_missing', 'strokes')]
  return [
    ...chooserFaults(said, at),
    ...(['forced', 'won', 'schwarz'] as const)
      .filter((key) => key in said && typeof said[key] !== 'boolean')
      .map((key) => fault('bad_shape', key)),
    ...('level' in said && !LEVELS.some((level) => level === said.level) ? [fault('bad_shape', 'level')] : []),
    ...cardPointsFaults(said, rules),
    ...contradictions(said, rules),
  ]
}

function chooserFaults({ chooser }: Json, at: GermanPlace): Fault[] {
  if (chooser === undefined) return [fault('chooser_missing', 'chooser')]
  if (!isWhole(chooser)) return [fault('bad_shape', 'chooser')]
  return isAt(chooser, at) ? [] : [fault('seat_not_playing', 'chooser')]
}

function cardPointsFaults({ cardPoints }: Json, rules: GermanRules | null): Fault[] {
  if (cardPoints === undefined) return []
  if (!isWhole(cardPoints)) return [fault('bad_shape', 'cardPoints')]
  return canBeCounted(cardPoints, rules) ? [] : [fault('card_points_impossible', 'cardPoints')]
}

/** The cheapest card that counts has 2: no side ever has 1 card point, or all but 1. */
function canBeCounted(cardPoints: number, rules: GermanRules | null): boolean {
  return packs(rules).some((all) => cardPoints >= 0 && cardPoints <= all && cardPoints !== 1 && cardPoints !== all - 1)
}

const packs = (rules: GermanRules | null): readonly number[] => (rules ? [cardPointsOf(rules.variant)] : ANY.packs)

/** A result told twice, or none at all. A Schwarz is judged only beside card points that can be. */
function contradictions(said: Json, rules: GermanRules | null): Fault[] {
  const { cardPoints } = said
  const counted = 'cardPoints' in said
  if (!counted && !('won' in said)) return [fault('result_missing', 'cardPoints')]
  if (counted && 'won' in said) return [fault('result_contradicts', 'won')]
  if (counted && 'level' in said) return [fault('result_contradicts', 'level')]
  if (!('schwarz' in said)) return []
  if (!counted) return [fault('result_contradicts', 'schwarz')]
  if (!isWhole(cardPoints) || !canBeCounted(cardPoints, rules)) return []
  const allOrNothing = cardPoints === 0 || packs(rules).includes(cardPoints)
  return allOrNothing ? [] : [fault('result_contradicts', 'schwarz')]
}

const isAt = (seat: number, at: GermanPlace): boolean => seat >= 0 && seat < (at.players ?? ANY.players)

const fault = (code: FaultCode, field: string): Fault => ({ code, field })
