import type { RelativeEvening, RelativeRow } from '../table'
import { NOBODY, type Play } from './play'

type Counted = Extract<RelativeRow, { readonly state: 'counted' }>

/** A deal of a relative: amounts as they were paid, or the strokes of each one's side. */
export function relativePlay(
  { id, number, seats, deal, played }: Counted,
  { game, relative }: Pick<RelativeEvening, 'game' | 'relative'>,
): Play {
  const { sides } = relative
  const isMoney = played.tally.length === 0
  const sideOf = (seat: number): number => sides?.findIndex((side) => side.includes(seat)) ?? -1
  const gains = seats.map((_, seat) => (isMoney ? (played.scores[seat] ?? 0) : (played.made[sideOf(seat)] ?? 0)))
  const isOwn = (seat: number): boolean =>
    deal.side === undefined ? seat === deal.declarer || seat === deal.partner : sideOf(seat) === deal.side
  const { winner } = played
  return {
    deal: id,
    number,
    game,
    seats,
    dealer: played.dealer,
    gains,
    results: winner === null ? null : seats.map((_, seat) => (isOwn(seat) === (winner === 'own') ? 1 : -1)),
    declarer: deal.declarer ?? null,
    partner: deal.partner ?? null,
    won: winner === null ? null : winner === 'own',
    level: played.level,
    knocks: NOBODY,
    sides: sides === null ? [] : sides.filter((side) => side.length > 1),
    heads: null,
  }
}
