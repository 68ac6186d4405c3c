import type { Suit } from '../suit'
import type { Contract } from './contract'
import type { Tariff } from './rules'

/** Everything that has a price. */
export type PriceKey = keyof Tariff

/** Whose price counts where a thing has none of its own. */
const FOLLOWS: Readonly<Record<PriceKey, PriceKey>> = {
  rufspiel: 'rufspiel',
  solo: 'solo',
  extra: 'extra',
  schneider: 'extra',
  schwarz: 'extra',
  laufende: 'extra',
  wenz: 'solo',
  geier: 'solo',
  farbwenz: 'solo',
  farbgeier: 'solo',
  bettel: 'solo',
  herzsolo: 'solo',
  hochzeit: 'rufspiel',
  kreuz: 'rufspiel',
  ramsch: 'rufspiel',
  durchmarsch: 'ramsch',
}

/** All that a tariff may price, in the order in which it is written. */
export const PRICE_KEYS = Object.keys(FOLLOWS) as readonly PriceKey[] // the keys of a total record

/** A price, its own or the one it follows. */
export const priceOf = (tariff: Tariff, key: PriceKey): number => tariff[key] ?? priceOf(tariff, FOLLOWS[key])

type Priced = Exclude<Contract, 'passed' | 'manual'>

const BASE: Readonly<Record<Priced, PriceKey>> = {
  rufspiel: 'rufspiel',
  hochzeit: 'hochzeit',
  kreuz: 'kreuz',
  farbsolo: 'solo',
  wenz: 'wenz',
  geier: 'geier',
  farbwenz: 'farbwenz',
  farbgeier: 'farbgeier',
  bettel: 'bettel',
  ramsch: 'ramsch',
}

/** The price a contract starts from; a `farbsolo` in Herz may have its own. */
export const basePrice = (tariff: Tariff, contract: Priced, suit?: Suit): number =>
  priceOf(tariff, contract === 'farbsolo' && suit === 'herz' ? 'herzsolo' : BASE[contract])
