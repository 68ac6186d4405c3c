import type { Level } from '../level'
import type { RelativeDeal } from './relative'

/** Which side won, the one whose result is told or the other, and how clearly. null: a draw. */
export type Result = { readonly side: 'own' | 'other'; readonly level: Level } | null

/** How card points decide a deal. */
export type Measure = {
  readonly total: number
  /** Card points with which the side that is told of has won. */
  readonly winsAt: number
  /** Card points with which nobody has: before all else. */
  readonly drawAt?: number
  /** With so many card points, or fewer, that side is Schneider. */
  readonly schneider: { readonly own: number; readonly other: number }
  /** Whoever has no card points is Schwarz; else whoever took no trick. */
  readonly schwarzByPoints?: boolean
}

/** How a deal ended, by what was told or by what was counted. */
export function resultOf(deal: RelativeDeal, measure: Measure): Result {
  if (deal.won !== undefined) return { side: deal.won ? 'own' : 'other', level: deal.level ?? 'plain' }
  const own = deal.cardPoints ?? 0
  if (own === measure.drawAt) return null
  const other = measure.total - own
  const side = own >= measure.winsAt ? 'own' : 'other'
  const lost = side === 'own' ? other : own
  const schwarz = measure.schwarzByPoints === true ? lost === 0 : deal.schwarz === true
  const schneider = lost <= (side === 'own' ? measure.schneider.other : measure.schneider.own)
  return { side, level: schwarz ? 'schwarz' : schneider ? 'schneider' : 'plain' }
}
