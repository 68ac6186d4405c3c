import { bockOf, cents, dealerAfter, ZERO, type Cents, type Seat } from '../score'
import { roundFor, type Fold } from './fold'
import { itemsOf } from './list'
import { settingOf } from './setting'
import { BAVARIAN, GERMAN, type Game, type Handing } from './game'
import type { PlayerId } from './entry'
import type { BavarianEvening, GermanEvening } from './evening'

export type Balance = ReadonlyMap<PlayerId, Cents>

/** What each person who ever sat down has gained. */
export function balanceOf(fold: BavarianEvening['fold']): Balance {
  const balance = new Map([...fold.settings.seatings.values()].flat().map((person) => [person, ZERO]))
  let seats: readonly PlayerId[] = []
  let sums: number[] = []
  for (const row of itemsOf(fold.rows)) {
    if (row.state !== 'counted') continue
    if (row.seats !== seats) {
      pay(balance, seats, sums)
      seats = row.seats
      sums = seats.map(() => 0)
    }
    const { scores } = row.played
    for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + (scores[seat] ?? 0)
  }
  pay(balance, seats, sums)
  return balance
}

/** Adds to a balance what each seat gained. Changes the balance that it is given. */
export function pay(balance: Map<PlayerId, Cents>, seats: readonly PlayerId[], gains: readonly number[]): void {
  seats.forEach((person, seat) => balance.set(person, cents((balance.get(person) ?? 0) + (gains[seat] ?? 0))))
}

export function bavarianEvening(fold: BavarianEvening['fold'], balance: Balance): BavarianEvening {
  const { setting, ...shown } = shownOf(BAVARIAN, fold)
  const rows = once(() => itemsOf(fold.rows))
  return {
    game: 'bavarian',
    ...shown,
    rules: setting.rules,
    get rows() {
      return rows()
    },
    balance,
    stock: fold.handed.round.stock,
    bock: bockOf(fold.handed.round, setting.rules),
    fold,
  }
}

export function germanEvening(fold: GermanEvening['fold']): GermanEvening {
  const { setting, ...shown } = shownOf(GERMAN, fold)
  const rows = once(() => itemsOf(fold.rows))
  return {
    game: 'german',
    ...shown,
    rules: setting.rules,
    get rows() {
      return rows()
    },
    tally: fold.handed.round.strokes,
    heads: fold.handed.round.heads,
    fold,
  }
}

/** The rows are laid out when somebody looks at them all: most who record a deal look at the last few. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

function shownOf<D, R, P, H extends Handing>(game: Game<D, R, P, H>, fold: Fold<D, R, P, H>) {
  const { session, settings, lastDeal, count, closings, settled, agreement, forked, unknown, astray } = fold
  const setting = settingOf(game, settings, session, settings.now)
  const { seats, rules } = setting
  const dealer: Seat = dealerAfter(roundFor(fold.handed, setting).lastDealer, seats.length)
  return {
    ...{ session, seats, under: settings.now, lastDeal, count, closings, settled, agreement },
    ...{ forked, unknown, astray },
    closed: closings.length > 0,
    next: { number: count + 1, dealer, playing: game.playing(dealer, rules, seats.length) },
    setting,
  }
}
