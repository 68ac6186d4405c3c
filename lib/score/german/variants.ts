import type { Seat } from '../seat'
import type { GermanRules, Variant } from './rules'

type Pack = { readonly players: number; readonly cardPoints: 120 | 240 }

const PACKS: Readonly<Record<Variant, Pack>> = {
  A: { players: 4, cardPoints: 120 },
  B: { players: 4, cardPoints: 120 },
  C: { players: 4, cardPoints: 120 },
  D: { players: 4, cardPoints: 120 },
  E: { players: 4, cardPoints: 120 },
  F: { players: 6, cardPoints: 120 },
  G: { players: 4, cardPoints: 240 },
  H: { players: 6, cardPoints: 240 },
  I: { players: 8, cardPoints: 240 },
}

/** How many play this variant: nobody ever sits out in the German game. */
export const playersOf = (variant: Variant): number => PACKS[variant].players

/** All card points of the pack: a suit has 30, a double pack eight suits. */
export const cardPointsOf = (variant: Variant): 120 | 240 => PACKS[variant].cardPoints

/** Whether people play in teams; else (B) each seat counts for itself. */
export const hasTeams = (variant: Variant): boolean => variant !== 'B'

/**
 * Whether strokes follow from who chose and who won. In B they never do; and of three or four teams none needs to have
 * the majority, so that who wins is not told by the chooser's card points: then strokes are by hand only.
 */
export const countsResults = ({ variant, teams }: Pick<GermanRules, 'variant' | 'teams'>): boolean =>
  hasTeams(variant) && teams.length <= 2

/** How many teams a table of this variant may make: two, or as many pairs as there are. The old books say only pairs. */
export function teamCountsOf(variant: Variant): readonly number[] {
  const pairs = playersOf(variant) / 2
  return hasTeams(variant) && pairs > 2 ? [2, pairs] : [2]
}

/** The teams where the table names none: every second seat (of three teams every third), or in B each seat by itself. */
export function usualTeams(
  variant: Variant,
  players: number = playersOf(variant),
  count = 2,
): readonly (readonly Seat[])[] {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  if (!hasTeams(variant)) return seats.map((seat) => [seat])
  return Array.from({ length: count }, (_, team) => seats.filter((seat) => seat % count === team))
}
