import { cents, playDeal, playGermanDeal, ROUND_START, TALLY_START, ZERO } from '../score'
import { relativeOf } from '../score/relatives'
import { settleUp, splitStock } from '../table'
import type { Cents, PlayedDeal, PlayedGermanDeal, PlayedRelative } from '../score'
import type { Transfer } from '../table'
import type { BavarianSession, GermanSession, RelativeSession, SessionFile } from './session'

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

/** Strokes where the game has a target, amounts where it is played for money; the others are empty or 0. */
export type RelativeAnswer = Pick<BavarianAnswer, 'balance' | 'stock' | 'settleUp'> & {
  readonly deals: readonly (Pick<PlayedRelative, 'dealer' | 'made' | 'tally' | 'games' | 'matches' | 'doneBy'> &
    Pick<PlayedRelative, 'worth' | 'scores' | 'stock'>)[]
  readonly tally: readonly number[]
  readonly games: readonly number[]
  readonly matches: readonly number[]
}

export type Answer = BavarianAnswer | GermanAnswer | RelativeAnswer

/** Plays an evening from its first deal to its last. */
export function scoreSession(session: BavarianSession): BavarianAnswer
export function scoreSession(session: GermanSession): GermanAnswer
export function scoreSession(session: RelativeSession): RelativeAnswer
export function scoreSession(session: SessionFile): Answer
export function scoreSession(session: SessionFile): Answer {
  if (session.game === 'bavarian') return scoreBavarian(session)
  return session.game === 'german' ? scoreGerman(session) : scoreRelative(session)
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

function scoreRelative({ game, players, rules, deals }: RelativeSession): RelativeAnswer {
  const relative = relativeOf(game)
  let standing = relative.start(rules)
  let balance: readonly Cents[] = players.map(() => ZERO)
  const scored = deals.map((deal) => {
    const played = relative.play(deal, rules, players.length, standing)
    standing = played.after
    balance = sums(balance, played.scores)
    const { dealer, worth, made, tally, games, matches, doneBy, scores, stock } = played
    return { dealer, worth, made, tally, games, matches, doneBy, scores, stock }
  })
  const { tally, games, matches, stock } = standing
  const settled = settleUp(sums(balance, splitStock(stock, players.length)))
  return { deals: scored, tally, games, matches, balance, stock, settleUp: settled }
}
