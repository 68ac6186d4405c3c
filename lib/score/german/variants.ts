import type { Seat } from '../seat'
import type { Variant } from './rules'

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

/** Whether strokes go to teams by who chose and who won; else (B) each seat counts for itself, by hand only. */
export const hasTeams = (variant: Variant): boolean => variant !== 'B'

/** The teams where the table names none: every second seat, or in B each seat by itself. */
export function usualTeams(variant: Variant, players: number = playersOf(variant)): readonly (readonly Seat[])[] {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  if (!hasTeams(variant)) return seats.map((seat) => [seat])
  return [seats.filter((seat) => seat % 2 === 0), seats.filter((seat) => seat % 2 === 1)]
}
