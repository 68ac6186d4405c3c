import { bockOf, dealerAfter, type Relative, type RelativeName, type Seat } from '../score'
import { roundFor, type Fold } from './fold'
import { itemsOf, once } from './list'
import { settingOf } from './setting'
import { BAVARIAN, GERMAN, gameOf, type Game, type Handing } from './game'
import type { BavarianEvening, GermanEvening, RelativeEvening } from './evening'

export function bavarianEvening(fold: BavarianEvening['fold']): BavarianEvening {
  const { setting, ...shown } = shownOf(BAVARIAN, fold)
  const rows = once(() => itemsOf(fold.rows))
  return {
    game: 'bavarian',
    ...shown,
    rules: setting.rules,
    get rows() {
      return rows()
    },
    balance: fold.balance,
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

export function relativeEvening(
  game: RelativeName,
  relative: Relative,
  fold: RelativeEvening['fold'],
): RelativeEvening {
  const { setting, ...shown } = shownOf(gameOf(relative), fold)
  const rows = once(() => itemsOf(fold.rows))
  const { tally, games, matches, stock } = fold.handed.round
  return {
    ...{ game, relative, tally, games, matches, stock, fold },
    balance: fold.balance,
    ...shown,
    rules: setting.rules,
    get rows() {
      return rows()
    },
  }
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
