import type { Seat } from '../seat'
import type { RamschResult } from './deal'
import type { Rules } from './rules'

/** How a Ramsch ended: one took every trick, some have the most card points, or all have the same. */
export type RamschEnd =
  | { readonly kind: 'durchmarsch'; readonly by: Seat }
  | { readonly kind: 'lost'; readonly losers: readonly Seat[] }
  | { readonly kind: 'tied' }

/** A Durchmarsch comes before any loser, and a named loser before the points. */
export function ramschEnd(ramsch: RamschResult, playing: readonly Seat[], rules: Rules): RamschEnd {
  const { cardPoints = [], loser, durchmarsch } = ramsch
  if (durchmarsch !== undefined) return { kind: 'durchmarsch', by: durchmarsch }
  if (loser !== undefined && cardPoints.length === 0) return { kind: 'lost', losers: [loser] }
  const most = Math.max(...cardPoints)
  const losers = playing.filter((_, index) => cardPoints[index] === most)
  const [first] = losers
  const { durchmarschAt } = rules.ramsch
  if (typeof durchmarschAt === 'number' && first !== undefined && most >= durchmarschAt) {
    return { kind: 'durchmarsch', by: first }
  }
  if (loser !== undefined) return { kind: 'lost', losers: [loser] }
  return losers.length === playing.length ? { kind: 'tied' } : { kind: 'lost', losers }
}

/** By what a seat's receipt is multiplied for being a Jungfrau, where only the Jungfrauen gain by it. */
function ownFactor(seat: Seat, { jungfrauen = [] }: RamschResult, rules: Rules): number {
  const { jungfrau } = rules.ramsch
  if (!jungfrauen.includes(seat) || jungfrau === 'off' || jungfrau === 'doubleAll') return 1
  return jungfrau === 'doubleOwn' ? 2 : 2 ** jungfrauen.length
}

/** Where a Ramsch is played: the odd units of a shared loss are paid one each, starting left of the dealer. */
type RamschPlace = { readonly playing: readonly Seat[]; readonly dealer: Seat; readonly players: number }

/** Adds to the scores what each gains by a Ramsch of this stake. */
export function scoreRamsch(
  scores: number[],
  stake: number,
  ramsch: RamschResult,
  end: Exclude<RamschEnd, { readonly kind: 'tied' }>,
  { playing, dealer, players }: RamschPlace,
  rules: Rules,
): void {
  if (end.kind === 'durchmarsch') {
    for (const seat of playing) scores[seat] = seat === end.by ? stake * (playing.length - 1) : -stake
    return
  }
  const { losers } = end
  let owed = 0
  for (const seat of playing) {
    if (losers.includes(seat)) continue
    const gain = stake * ownFactor(seat, ramsch, rules)
    scores[seat] = gain
    owed += gain
  }
  const [only] = losers
  if (losers.length === 1 && only !== undefined) {
    scores[only] = -owed
    return
  }
  const afterDealer = (seat: Seat): number => (seat - dealer - 1 + players) % players
  const order = [...losers].sort((a, b) => afterDealer(a) - afterDealer(b))
  const odd = owed % losers.length
  const share = (owed - odd) / losers.length
  for (const [index, seat] of order.entries()) scores[seat] = -(share + (index < odd ? 1 : 0))
}
