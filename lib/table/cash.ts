import { cents, type Cents } from '../score'
import type { PlayerId } from './entry'
import type { Coin } from './money-entry'

/**
 * The sums in whole coins; they still add up to 0. Everybody is rounded down to a coin, and the coins this leaves over go
 * one each to those who lost most by it; among equals to whoever has belonged to the table longest, whose id is the
 * lowest. So it does not matter in which order the people are listed, and nobody is a whole coin away from their sum.
 */
export function cashed(sums: ReadonlyMap<PlayerId, Cents>, coin: Coin): Map<PlayerId, Cents> {
  const down = [...sums].map(([person, sum]) => ({ person, whole: Math.floor(sum / coin) * coin, sum }))
  const lost = (one: (typeof down)[number]) => one.sum - one.whole
  const over = down.reduce((all, one) => all + lost(one), 0)
  if (over % coin !== 0) throw new RangeError('sums do not add up to whole coins')
  const upwards = [...down].sort((a, b) => lost(b) - lost(a) || (a.person < b.person ? -1 : 1)).slice(0, over / coin)
  const lucky = new Set(upwards.map(({ person }) => person))
  return new Map(down.map(({ person, whole }) => [person, cents(lucky.has(person) ? whole + coin : whole)]))
}
