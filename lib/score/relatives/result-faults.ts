import { LEVELS } from '../level'
import { isWhole, type Json } from '../shape'
import type { Fault, FaultCode } from '../fault'

export const fault = (code: FaultCode, field: string): Fault => ({ code, field })

export function seatFault(seat: unknown, key: string, seats: number): Fault[] {
  if (!isWhole(seat)) return [fault('bad_shape', key)]
  return seat >= 0 && seat < seats ? [] : [fault('seat_not_playing', key)]
}

/** The result of a deal: card points of the side that is told of, or who won and how clearly; never both. */
export function resultFaults(said: Json, total: number, tricks: boolean): Fault[] {
  const misshapen = [
    ...(['won', 'schwarz'] as const)
      .filter((key) => key in said && typeof said[key] !== 'boolean')
      .map((key) => fault('bad_shape', key)),
    ...('level' in said && !LEVELS.some((level) => level === said.level) ? [fault('bad_shape', 'level')] : []),
  ]
  return [...misshapen, ...pointFaults(said, total), ...contradictions(said, total, tricks)]
}

/** The cheapest card that counts has 2: no side ever has 1 card point, or all but 1. */
const canBeCounted = (points: number, total: number): boolean =>
  points >= 0 && points <= total && points !== 1 && points !== total - 1

function pointFaults({ cardPoints }: Json, total: number): Fault[] {
  if (cardPoints === undefined) return []
  if (!isWhole(cardPoints)) return [fault('bad_shape', 'cardPoints')]
  return canBeCounted(cardPoints, total) ? [] : [fault('card_points_impossible', 'cardPoints')]
}

function contradictions(said: Json, total: number, tricks: boolean): Fault[] {
  const counted = 'cardPoints' in said
  if (said.tout === true) {
    const extra = ['cardPoints', 'level', 'schwarz'].filter((key) => key in said)
    if (extra.length > 0) return extra.map((key) => fault('result_contradicts', key))
    return 'won' in said ? [] : [fault('result_missing', 'won')]
  }
  if (!counted && !('won' in said)) return [fault('result_missing', 'cardPoints')]
  if (counted && 'won' in said) return [fault('result_contradicts', 'won')]
  if (counted && 'level' in said) return [fault('result_contradicts', 'level')]
  if (!('schwarz' in said)) return []
  const allOrNothing = said.cardPoints === 0 || said.cardPoints === total
  return counted && tricks && allOrNothing ? [] : [fault('result_contradicts', 'schwarz')]
}
