import { cents, type Cents } from '../cents'
import { worthOf, type Bill } from './bill'
import type { PlayedRelative, RelativeDeal, Standing } from './relative'
import type { Seat } from '../seat'

type Part = Omit<PlayedRelative, 'dealer' | 'after'>

/** A deal that is played for money: every loser pays the price, to the winners or into the stock that they take it from. */
export function paid(
  deal: RelativeDeal,
  bill: Bill | null,
  own: readonly Seat[],
  before: Standing,
  players: number,
  fromStock: boolean,
): Part {
  const result = bill?.result ?? null
  const lines = result === null ? [] : (bill?.lines ?? [])
  const worth = worthOf(lines)
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const won = (seat: Seat) => own.includes(seat) === (result?.side === 'own')
  const winners = seats.filter(won)
  const losers = seats.filter((seat) => !won(seat))
  // The stock gives what it has, the same to each winner; what the losers of this deal pay is in it first.
  const share = fromStock
    ? Math.min(worth, Math.floor((before.stock + worth * losers.length) / Math.max(1, winners.length)))
    : 0
  const scoreOf = (seat: Seat): number => {
    if (deal.byHand) return deal.byHand[seat] ?? 0
    if (result === null) return 0
    if (fromStock) return won(seat) ? share : 0 - worth
    return won(seat) ? perHead(winners, losers, worth) : 0 - perHead(losers, winners, worth)
  }
  const scores: Cents[] = seats.map((seat) => cents(scoreOf(seat)))
  return {
    winner: result?.side ?? null,
    level: result?.level ?? 'plain',
    worth,
    lines,
    made: [],
    tally: [],
    games: [],
    matches: [],
    doneBy: null,
    scores,
    stock: cents(before.stock - scores.reduce<number>((sum, score) => sum + score, 0)),
  }
}

/** Two against two pay each other in pairs; one against several has to do with each of them. */
const perHead = (mine: readonly Seat[], theirs: readonly Seat[], worth: number): number =>
  mine.length >= theirs.length ? worth : worth * theirs.length
