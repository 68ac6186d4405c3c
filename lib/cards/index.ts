export { CARD_POINTS, isSameCard, packOf, pointsOf, RANKS, ranksOf, type Card, type Pack, type Rank } from './card'
export {
  CALLED_SUITS,
  handSize,
  isTrump,
  namesTrumps,
  plainRows,
  trumpRows,
  trumpsOf,
  type CardContract,
  type CardRow,
  type Played,
} from './order'
export { isAmong, runOf, type Run } from './laufende'
export {
  ALL_POINTS,
  COUNTED_RANKS,
  counted,
  countedAmong,
  countedPoints,
  leftOf,
  NOTHING_COUNTED,
  OF_EACH,
  restPoints,
  type Count,
  type CountedRank,
} from './count'
export { drawSeats, isHigher, shuffled, type Drawn } from './draw'
export { dice } from './dice'
