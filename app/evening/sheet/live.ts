import {
  bockOf,
  dealOf,
  playDeal,
  receiptOf,
  type Deal,
  type DealFacts,
  type Fault,
  type PlayedDeal,
  type Receipt,
  type Seat,
} from '@/lib/score'
import type { Draft } from './draft'
import { factsOf } from './facts'
import { playingAt, type BavarianPlace } from './place'

/** What the half-filled sheet means right now: a deal with its price, or what is still wrong with it. */
export type Live = {
  readonly playing: readonly Seat[]
  readonly dealer: Seat
  readonly facts: DealFacts
  readonly faults: readonly Fault[]
  readonly whole: { readonly deal: Deal; readonly played: PlayedDeal; readonly receipt: Receipt } | null
}

/** The price is computed at every tap, by the same functions that compute the balance later. */
export function liveOf(draft: Draft, place: BavarianPlace): Live {
  const { rules, before } = place
  const players = place.seats.length
  const dealer = draft.dealer ?? place.dealer
  const playing = draft.playing ?? playingAt(place, dealer)
  // Where some sit out the deal says who played, so that it stays true whatever happens to the deals before it.
  const facts = factsOf(players > rules.seats ? { ...draft, playing } : draft, playing)
  const read = dealOf(facts, rules, { players, playing })
  if ('faults' in read) return { playing, dealer, facts, faults: read.faults, whole: null }
  const { deal } = read
  const played = playDeal({ ...deal, dealer, playing }, rules, players, before)
  const bock = deal.bock ?? bockOf(before, rules).factor
  const receipt = receiptOf(deal, rules, { players, playing, dealer, bock, stock: before.stock })
  return { playing, dealer, facts, faults: [], whole: { deal, played, receipt } }
}
