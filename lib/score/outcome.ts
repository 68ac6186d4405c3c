import type { Level } from './level'

/** The result by counting: the card points of the side that played. `schwarz`: the losing side took no trick. */
export type Counted = { readonly cardPoints: number; readonly schwarz?: boolean }
/** The result without counting. */
export type Told = { readonly won: boolean; readonly level?: Level }
export type Outcome = Counted | Told
