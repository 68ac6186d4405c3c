import { LEVELS } from '../level'
import { saidIn } from './facts'
import { isObject, isWhole } from './shape'
import { cardPointsOf, hasTeams } from './variants'
import type { Fault, FaultCode } from '../fault'
import type { GermanRules } from './rules'
import type { Json } from './shape'

const COMMON: ReadonlySet<string> = new Set(['dealer', 'note'])
/** What says who chose and how it ended: all of it is replaced by strokes by hand. */
const CHOSEN = ['chooser', 'forced', 'cardPoints', 'won', 'level', 'schwarz']
const KEYS: ReadonlySet<string> = new Set([...COMMON, ...CHOSEN, 'strokes'])

/** Where a deal is played: everybody at the table plays. */
export type GermanPlace = { readonly players: number }

/** All that is wrong with a deal, whatever JSON it is; a fault that only follows from another is not named. */
export function germanFaultsOf(facts: unknown, rules: GermanRules, at: GermanPlace): Fault[] {
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

function strokesFaults(said: Json, rules: GermanRules): Fault[] {
  const { strokes } = said
  const contradicts = CHOSEN.some((key) => key in said)
  return [
    ...(contradicts ? [fault('result_contradicts', 'strokes')] : []),
    ...(!isStrokes(strokes) || strokes.length !== rules.teams.length ? [fault('bad_shape', 'strokes')] : []),
    ...(Array.isArray(strokes) && strokes.some((number) => isWhole(number) && (number < 0 || number > rules.target))
      ? [fault('strokes_out_of_range', 'strokes')]
      : []),
  ]
}

const isStrokes = (strokes: unknown): strokes is number[] => Array.isArray(strokes) && strokes.every(isWhole)

function resultFaults(said: Json, rules: GermanRules, at: GermanPlace): Fault[] {
  if (!hasTeams(rules.variant)) return [fault('result_missing', 'strokes')]
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

function cardPointsFaults({ cardPoints }: Json, rules: GermanRules): Fault[] {
  if (cardPoints === undefined) return []
  if (!isWhole(cardPoints)) return [fault('bad_shape', 'cardPoints')]
  return canBeCounted(cardPoints, rules) ? [] : [fault('card_points_impossible', 'cardPoints')]
}

/** The cheapest card that counts has 2: no side ever has 1 card point, or all but 1. */
function canBeCounted(cardPoints: number, rules: GermanRules): boolean {
  const all = cardPointsOf(rules.variant)
  return cardPoints >= 0 && cardPoints <= all && cardPoints !== 1 && cardPoints !== all - 1
}

/** A result told twice, or none at all. A Schwarz is judged only beside card points that can be. */
function contradictions(said: Json, rules: GermanRules): Fault[] {
  const { cardPoints } = said
  const counted = 'cardPoints' in said
  if (!counted && !('won' in said)) return [fault('result_missing', 'cardPoints')]
  if (counted && 'won' in said) return [fault('result_contradicts', 'won')]
  if (counted && 'level' in said) return [fault('result_contradicts', 'level')]
  if (!('schwarz' in said)) return []
  if (!counted) return [fault('result_contradicts', 'schwarz')]
  const judged = isWhole(cardPoints) && canBeCounted(cardPoints, rules)
  const all = judged && (cardPoints === 0 || cardPoints === cardPointsOf(rules.variant))
  return judged && !all ? [fault('result_contradicts', 'schwarz')] : []
}

const isAt = (seat: number, at: GermanPlace): boolean => seat >= 0 && seat < at.players

const fault = (code: FaultCode, field: string): Fault => ({ code, field })
