import { everybody, playingFrom } from '../playing'
import type { Seat } from '../../seat'
import type { Rules } from '../rules'
import type { Reading } from './reading'

/**
 * Where a deal is judged: how many sit at the table (null: not known), and who plays unless the deal says otherwise
 * (null: not known; seats are then judged against the table alone).
 */
export type Place = { readonly players: number | null; readonly playing: readonly Seat[] | null }

/** More than this never sit at a table. */
const MOST_PLAYERS = 8

/** A place as far as it is known. */
export type Known = Place & { readonly isAt: (seat: Seat) => boolean; readonly plays: (seat: Seat) => boolean }

/** Finds out who plays this deal, and notes where it names a dealer or players who cannot be. */
export function placed({ sound, named, fault }: Reading, rules: Rules | null, { players, playing }: Place): Known {
  const isAt = (seat: Seat): boolean => seat >= 0 && seat < (players ?? MOST_PLAYERS)
  const { dealer } = sound
  const dealerIsAt = dealer !== undefined && isAt(dealer)
  if (dealer !== undefined && !dealerIsAt) fault('bad_shape', 'dealer')

  const enough = rules !== null && players !== null && players >= rules.seats
  const whoPlays = (): readonly Seat[] | null => {
    if (named.has('playing')) {
      if (!sound.playing) return null
      const ascending = sound.playing.every(
        (seat, index, all) => isAt(seat) && (index === 0 || seat > (all[index - 1] ?? 0)),
      )
      if (ascending && (rules === null || sound.playing.length === rules.seats)) return sound.playing
      fault('playing_out_of_range', 'playing')
      return null
    }
    if (enough && players === rules.seats) return everybody(players)
    if (enough && dealerIsAt) return playingFrom(dealer, rules, players)
    return named.has('dealer') ? null : playing
  }
  const who = whoPlays()
  return { players, playing: who, isAt, plays: (seat) => isAt(seat) && (who === null || who.includes(seat)) }
}
