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

type Prices = Readonly<Record<PriceKey, number>>

let known: { readonly tariff: Tariff; readonly prices: Prices } | null = null

/** All prices of a tariff. An evening is scored by one tariff, so the last one is kept at hand. */
export function pricesOf(tariff: Tariff): Prices {
  if (known?.tariff !== tariff) {
    const prices = Object.fromEntries(PRICE_KEYS.map((key) => [key, priceOf(tariff, key)])) as Prices // every key
    known = { tariff, prices }
  }
  return known.prices
}

/** The price a contract starts from; a `farbsolo` in Herz may have its own. */
export function basePrice(tariff: Tariff, contract: Exclude<Contract, 'passed' | 'manual'>, suit?: Suit): number {
  const solo = suit === 'herz' ? 'herzsolo' : 'solo'
  return pricesOf(tariff)[contract === 'farbsolo' ? solo : contract]
}
