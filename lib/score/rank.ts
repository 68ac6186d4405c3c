/** From the ace down, in the order of the pack as it is bought: Ober and Unter rank elsewhere where they are trumps. */
export const CARD_RANKS = ['ass', 'zehn', 'koenig', 'ober', 'unter', 'neun', 'acht', 'sieben'] as const
export type CardRank = (typeof CARD_RANKS)[number]

/** Card points of one card; the four suits together have 120. */
export const CARD_POINTS: Readonly<Record<CardRank, number>> = {
  ass: 11,
  zehn: 10,
  koenig: 4,
  ober: 3,
  unter: 2,
  neun: 0,
  acht: 0,
  sieben: 0,
}
