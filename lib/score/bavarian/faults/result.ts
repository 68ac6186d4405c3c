import { CONTRACTS, isPair, SOLO_CONTRACTS } from '../contract'
import type { Reading } from './reading'

/** Half of the card points and all of them: 0 to 120, and the cheapest card that counts has 2. */
export const ALL_CARD_POINTS = 120
export const canBeCardPoints = (points: number): boolean =>
  points >= 0 && points <= ALL_CARD_POINTS && points !== 1 && points !== ALL_CARD_POINTS - 1

const RESULTS = ['cardPoints', 'won', 'tout', 'sie'] as const

/** How a deal with a declarer ended: counted, told, Tout or Sie, and only one of them. */
export function judgeResult({ sound, named, fault }: Reading): void {
  const contract = CONTRACTS.find((known) => known === sound.contract)
  const declared = contract && (isPair(contract) || SOLO_CONTRACTS.some((solo) => solo === contract))
  if (!declared) return
  const { cardPoints } = sound
  if (!RESULTS.some((key) => named.has(key))) {
    fault('result_missing', contract === 'bettel' ? 'won' : 'cardPoints')
    return
  }
  const can = cardPoints !== undefined && canBeCardPoints(cardPoints)
  if (cardPoints !== undefined && !can) fault('card_points_impossible', 'cardPoints')
  const [first, second] = RESULTS.filter((key) => sound[key] !== undefined)
  if (second) fault('result_contradicts', second)
  else if (sound.level !== undefined && first && first !== 'won') fault('result_contradicts', 'level')
  else if (sound.schwarz && first && (first !== 'cardPoints' || (can && cardPoints % ALL_CARD_POINTS !== 0))) {
    fault('result_contradicts', 'schwarz')
  }
}
