import type { Seat } from '../seat'
import type { AnyDeal, Declared } from './deal'

/** The partner of a deal with a declarer: named, or in a Kreuz the seat opposite among those playing. */
export function partnerOf(deal: Declared, playing: readonly Seat[]): Seat | null {
  const { partner }: AnyDeal = deal
  if (deal.contract !== 'kreuz') return partner ?? null
  return playing[(playing.indexOf(deal.declarer) + 2) % playing.length] ?? null
}

/** The seats that play together as the declaring side. */
export function declaringSide(deal: Declared, playing: readonly Seat[]): readonly Seat[] {
  const partner = partnerOf(deal, playing)
  return partner === null ? [deal.declarer] : [deal.declarer, partner]
}
