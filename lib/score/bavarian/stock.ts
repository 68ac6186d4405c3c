import { declaringSide } from './sides'
import type { Seat } from '../seat'
import type { Deal } from './deal'
import type { Result } from './outcome'
import type { Rules } from './rules'

/** What each of these seats takes out of the stock; below 0 it pays in. */
export type StockShare = { readonly seats: readonly Seat[]; readonly each: number }

/** A stock never grows beyond this, so that amounts stay exact whole numbers: a hundred million euros. */
const FULL = 1e10

/**
 * What a deal does to the stock; null: nothing. An odd unit that two cannot share stays in it.
 * The stock's amounts are never multiplied by the deal's doublings.
 */
export function stockShare(
  deal: Deal,
  result: Result | null,
  playing: readonly Seat[],
  stock: number,
  rules: Rules,
): StockShare | null {
  const { stake, doubledByKnocks, onLoss, contracts } = rules.stock
  switch (deal.contract) {
    case 'passed': {
      const paidIn = stake * playing.length * (doubledByKnocks ? 2 ** (deal.knocks?.length ?? 0) : 1)
      return shared(playing, -Math.min(paidIn, FULL - stock))
    }
    case 'rufspiel':
    case 'hochzeit':
    case 'kreuz':
    case 'farbsolo':
    case 'wenz':
    case 'geier':
    case 'farbwenz':
    case 'farbgeier':
    case 'bettel':
      if (contracts === 'rufspiel' && deal.contract !== 'rufspiel' && deal.contract !== 'hochzeit') return null
      if (stock === 0 || result === null || (!result.won && onLoss === 'nothing')) return null
      return shared(declaringSide(deal, playing), result.won ? stock : -Math.min(stock, FULL - stock))
    case 'ramsch':
    case 'manual':
      return null
  }
}

function shared(seats: readonly Seat[], amount: number): StockShare | null {
  const each = Math.trunc(amount / seats.length)
  return each === 0 ? null : { seats, each }
}
