import type { Suit } from '../suit'
import type { Variant } from './rules'

/** The forms of the East German rule book: the classical one, changing trumps, and Schellen always trump. */
export const FORMS = ['classic', 'changing6', 'changing8', 'fixed4', 'fixed6', 'fixed8'] as const
export type Form = (typeof FORMS)[number]

type FormFacts = {
  /** The letter whose pack and strokes it has. */
  readonly variant: Variant
  /** The permanent trumps: Unters; with the Obers of Eichel and Laub; with all Obers. */
  readonly wenzels: 4 | 6 | 8
  /** null: named for each deal. */
  readonly trump: Suit | null
  /** Who names trumps: whoever declares most, whoever holds the Old One unless the auction said it, or nobody. */
  readonly who: 'classic' | 'changing' | 'fixed'
}

/** Where the book fixes Schellen and no letter does so with as many Wenzels, the letter with that pack counts. */
export const FORM_FACTS: Readonly<Record<Form, FormFacts>> = {
  classic: { variant: 'A', wenzels: 4, trump: null, who: 'classic' },
  changing6: { variant: 'C', wenzels: 6, trump: null, who: 'changing' },
  changing8: { variant: 'D', wenzels: 8, trump: null, who: 'changing' },
  fixed4: { variant: 'A', wenzels: 4, trump: 'schellen', who: 'fixed' },
  fixed6: { variant: 'E', wenzels: 6, trump: 'schellen', who: 'fixed' },
  fixed8: { variant: 'D', wenzels: 8, trump: 'schellen', who: 'fixed' },
}
