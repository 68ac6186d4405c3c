/** So many games, how many of them were won, and what all of them brought. */
export type Sum = { readonly deals: number; readonly won: number; readonly gain: number }

export const NOTHING: Sum = { deals: 0, won: 0, gain: 0 }

export const added = (a: Sum, b: Sum): Sum => ({
  deals: a.deals + b.deals,
  won: a.won + b.won,
  gain: a.gain + b.gain,
})

/** The games of the whole that are not in the part. */
export const rest = (whole: Sum, part: Sum): Sum => ({
  deals: whole.deals - part.deals,
  won: whole.won - part.won,
  gain: whole.gain - part.gain,
})

/** From so many games on, a share or an average says something; below, it is mostly luck, and the screen says so. */
export const ENOUGH = 30

export const isFew = ({ deals }: { readonly deals: number }): boolean => deals < ENOUGH

/** The share of games that were won, from 0 to 1; null: there were none. */
export const wonOf = ({ deals, won }: Pick<Sum, 'deals' | 'won'>): number | null => (deals === 0 ? null : won / deals)

/** What one game brought on average; null: there were none. */
export const eachOf = ({ deals, gain }: Pick<Sum, 'deals' | 'gain'>): number | null =>
  deals === 0 ? null : gain / deals
