import type { Seat } from '../seat'
import type { Outcome } from '../outcome'

type Base = { readonly dealer?: Seat; readonly note?: string }

/** Card points or result of the chooser's team. */
export type ChosenDeal = Base & Outcome & { readonly chooser: Seat; readonly forced?: boolean }
/** Strokes by hand, one number for each team. */
export type StrokesDeal = Base & { readonly strokes: readonly number[] }

/** The facts of one deal of the German game. */
export type GermanDeal = ChosenDeal | StrokesDeal
