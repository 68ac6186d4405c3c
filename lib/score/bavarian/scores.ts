import { isPair } from './contract'
import { billDeclared, billRamsch, type Bill } from './stake'
import { ramschEnd, scoreRamsch } from './ramsch'
import { partnerOf } from './sides'
import type { Seat } from '../seat'
import type { Deal, Declared } from './deal'
import type { Result } from './outcome'
import type { Rules } from './rules'

/** Where and when a deal is played: who sits at the table, who plays, who deals, and the Bock factor in force. */
export type PlayedAt = {
  readonly players: number
  readonly playing: readonly Seat[]
  readonly dealer: Seat
  readonly bock: number
}

/**
 * Writes the bill of a deal and adds to the scores what it brings each seat, without the stock.
 * The one place where a deal becomes money: its stake is the sum of its bill. False: the deal has no stake.
 */
export function score(
  bill: Bill,
  scores: number[],
  deal: Deal,
  result: Result | null,
  at: PlayedAt,
  rules: Rules,
): boolean {
  switch (deal.contract) {
    case 'rufspiel':
    case 'hochzeit':
    case 'kreuz':
    case 'farbsolo':
    case 'wenz':
    case 'geier':
    case 'farbwenz':
    case 'farbgeier':
    case 'bettel':
      // A void deal has an empty bill.
      if (result) {
        billDeclared(bill, deal, result, at.bock, rules)
        scoreSides(scores, result.won ? bill.sum : -bill.sum, deal, at.playing, rules)
      }
      return true
    case 'ramsch': {
      const end = ramschEnd(deal.ramsch, at.playing, rules)
      if (end.kind === 'tied') return true
      billRamsch(bill, deal, end, at.bock, rules)
      scoreRamsch(scores, bill.sum, deal.ramsch, end, at, rules)
      return true
    }
    case 'passed':
      return false
    case 'manual':
      for (let seat = 0; seat < at.players; seat++) scores[seat] = deal.scores[seat] ?? 0
      return false
  }
}

/** Two against two: the stake once each, or twice. One against the rest: once for each of them. */
function scoreSides(scores: number[], gain: number, deal: Declared, playing: readonly Seat[], rules: Rules): void {
  const partner = partnerOf(deal, playing)
  const defender = isPair(deal.contract) && rules.rufspielPays === 'each' ? -2 * gain : -gain
  for (const seat of playing) scores[seat] = defender
  const defenders = playing.length - (partner === null ? 1 : 2)
  scores[deal.declarer] = partner === null ? gain * defenders : -defender
  if (partner !== null) scores[partner] = -defender
}
