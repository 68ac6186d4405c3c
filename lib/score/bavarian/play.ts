import { cents, type Cents } from '../cents'
import { bockAfter, bockFactor } from './bock'
import { outcomeOf } from './outcome'
import { dealerAfter, playingFrom } from './playing'
import { score } from './scores'
import { stockShare } from './stock'
import type { Bill } from './stake'
import type { Deal } from './deal'
import type { PlayedDeal, Round } from './round'
import type { Rules } from './rules'

/** Plays a deal that has no faults at its place in the evening. Law: Σ scores + Δ stock = 0. */
export function playDeal(deal: Deal, rules: Rules, players: number, before: Round): PlayedDeal {
  const dealer = deal.dealer ?? dealerAfter(before.lastDealer, players)
  const playing = deal.playing?.length ? deal.playing : playingFrom(dealer, rules, players)
  const bock = deal.bock ?? bockFactor(before.bock, rules)
  const result = outcomeOf(deal, rules)
  const bill: Bill = { sum: 0, lines: null }
  const scores = new Array<number>(players).fill(0)
  const staked = score(bill, scores, deal, result, { players, playing, dealer, bock }, rules)
  let stock: number = before.stock
  const share = stockShare(deal, result, playing, stock, rules)
  if (share) {
    for (const seat of share.seats) scores[seat] = (scores[seat] ?? 0) + share.each
    stock -= share.each * share.seats.length
  }
  for (let seat = 0; seat < players; seat++) scores[seat] = cents(scores[seat] ?? 0)
  const after: Round = {
    lastDealer: dealer,
    stock: cents(stock),
    bock: bockAfter(before.bock, deal, result, rules, players),
  }
  const amounts = scores as Cents[] // each has just been made one
  return {
    dealer,
    playing,
    stake: staked ? cents(bill.sum) : null,
    bock,
    scores: amounts,
    stock: after.stock,
    after,
  }
}
