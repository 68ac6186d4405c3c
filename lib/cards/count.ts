import { CARD_POINTS, type Rank } from './card'

/** What counts in a trick, the dearest first; the rest of the pack is worth nothing. */
export const COUNTED_RANKS = ['ass', 'zehn', 'koenig', 'ober', 'unter'] as const satisfies readonly Rank[]
export type CountedRank = (typeof COUNTED_RANKS)[number]

/** Cards of one side's tricks, by rank: of each there are four in either pack. */
export type Count = Readonly<Record<CountedRank, number>>

export const OF_EACH = 4
export const ALL_POINTS = 120
export const NOTHING_COUNTED: Count = { ass: 0, zehn: 0, koenig: 0, ober: 0, unter: 0 }

/** One card more or less; more than there are, or fewer than none, changes nothing. */
export function counted(count: Count, rank: CountedRank, step: 1 | -1): Count {
  const next = count[rank] + step
  return next < 0 || next > OF_EACH ? count : { ...count, [rank]: next }
}

/** The points of the side whose cards were counted: never 1 and never 119, for the cheapest card that counts has two. */
export const countedPoints = (count: Count): number =>
  COUNTED_RANKS.reduce((points, rank) => points + count[rank] * CARD_POINTS[rank], 0)

/** The points of the other side: what is left of the pack. */
export const restPoints = (count: Count): number => ALL_POINTS - countedPoints(count)

/** How many cards of this rank nobody has yet, where each one's tricks are counted. */
export const leftOf = (counts: readonly Count[], rank: CountedRank): number =>
  OF_EACH - counts.reduce((total, count) => total + count[rank], 0)

/** One card more or less for one of several: a card that somebody has, no other can have. */
export function countedAmong(
  counts: readonly Count[],
  place: number,
  rank: CountedRank,
  step: 1 | -1,
): readonly Count[] {
  const own = counts[place]
  if (own === undefined || (step === 1 && leftOf(counts, rank) <= 0)) return counts
  const next = counted(own, rank, step)
  return next === own ? counts : counts.with(place, next)
}
