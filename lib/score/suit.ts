/** The four suits from the highest to the lowest: acorns, leaves, hearts, bells. */
export const SUITS = ['eichel', 'gras', 'herz', 'schellen'] as const
export type Suit = (typeof SUITS)[number]
