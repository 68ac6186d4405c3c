import { cents, playDeal, playGermanDeal, ROUND_START, TALLY_START, ZERO } from '../score'
import { settleUp, splitStock } from '../table'
import type { Cents, PlayedDeal, PlayedGermanDeal } from '../score'
import type { Transfer } from '../table'
import type { BavarianSession, GermanSession, SessionFile } from './session'

/** A deal with what it cost, and what everybody had after it. */
export type ScoredDeal = Omit<PlayedDeal, 'after'> & { readonly balance: readonly Cents[] }

export type BavarianAnswer = {
  readonly deals: readonly ScoredDeal[]
  /** As it was played: what lies in the stock is not yet split. */
  readonly balance: readonly Cents[]
  readonly stock: Cents
  /** The fewest transfers that bring every balance to 0, the stock split evenly before. */
  readonly settleUp: readonly Transfer[]
}

export type GermanAnswer = {
  readonly deals: readonly Omit<PlayedGermanDeal, 'after'>[]
  readonly tally: readonly number[]
  readonly heads: readonly number[]
}

export type Answer = BavarianAnswer | GermanAnswer

/** Plays an evening from its first deal to its last. */
export function scoreSession(session: BavarianSession): BavarianAnswer
export function scoreSession(session: GermanSession): GermanAnswer
export function scoreSession(session: SessionFile): Answer
export function scoreSession(session: SessionFile): Answer {
  return session.game === 'bavarian' ? scoreBavarian(session) : scoreGerman(session)
}

function scoreBavarian({ players, rules, deals }: BavarianSession): BavarianAnswer {
  let round = ROUND_START
  let balance: readonly Cents[] = players.map(() => ZERO)
  const scored = deals.map((deal) => {
    const { after, ...played } = playDeal(deal, rules, players.length, round)
    round = after
    balance = sums(balance, played.scores)
    const { dealer, playing, stake, bock, scores, stock } = played
    return { dealer, playing, stake, bock, scores, stock, balance }
  })
  const { stock } = round
  return { deals: scored, balance, stock, settleUp: settleUp(sums(balance, splitStock(stock, players.length))) }
}

const sums = (one: readonly Cents[], other: readonly Cents[]): Cents[] =>
  one.map((amount, seat) => cents(amount + (other[seat] ?? ZERO)))

function scoreGerman({ players, rules, deals }: GermanSession): GermanAnswer {
  let tally = TALLY_START(rules)
  const scored = deals.map((deal) => {
    const played = playGermanDeal(deal, rules, players.length, tally)
    tally = played.after
    const { dealer, strokes, tally: drawn, heads, headBy } = played
    return { dealer, strokes, tally: drawn, heads, headBy }
  })
  return { deals: scored, tally: tally.strokes, heads: tally.heads }
}
