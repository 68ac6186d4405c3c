/** How clearly a side lost. Schwarz contains Schneider: one field, never two. */
export const LEVELS = ['plain', 'schneider', 'schwarz'] as const
export type Level = (typeof LEVELS)[number]
