import type { Seat } from '../seat'

/** The nine variants of von Alvensleben (1853). */
export const VARIANTS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export type Variant = (typeof VARIANTS)[number]

/** The rules of a table of the German game, every key given. */
export type GermanRules = {
  readonly variant: Variant
  /**
   * Two lists that hold every seat once, or, where six or eight play, one for each pair; in variant B, which has no
   * teams, one list for each seat.
   */
  readonly teams: readonly (readonly Seat[])[]
  readonly target: 9 | 12
  /** A win with exactly three quarters of the card points. */
  readonly ninety: 'schneider' | 'straight' | 'modern'
  /** Exactly half each. */
  readonly sixty: 'chooserLoses' | 'void' | 'carry'
  /** Strokes beyond the target. */
  readonly overrun: 'drop' | 'carry'
}
