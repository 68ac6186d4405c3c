import { rulesOf, type Contract, type Deal, type Seat, type WrittenRules } from '@/lib/score'
import { emptyDraft, type Draft } from '@/app/evening/sheet/draft'
import { liveOf, type Live } from '@/app/evening/sheet/live'
import type { BavarianPlace } from '@/app/evening/sheet/place'
import { ROUND_START } from '@/lib/score'

/** The next deal of a table of so many people with these rules. */
export function placeOf(written: WrittenRules = {}, players = 4): BavarianPlace {
  return {
    rules: rulesOf(written),
    before: ROUND_START,
    seats: Array.from({ length: players }, (_, seat) => `person-${seat}`),
    under: { seating: 'session', rules: 'session' },
    number: 1,
    dealer: 0,
    replaces: null,
  }
}

export type Move = (draft: Draft) => Draft

/** A sheet as the board opens it, and what was tapped on it since. */
export function sheet(
  contract: Contract,
  moves: readonly Move[],
  place = placeOf(),
  declarer: Seat | null = null,
): Draft {
  const opened: Draft = { ...emptyDraft(contract, place.seats.length), declarer }
  return moves.reduce<Draft>((draft, move) => move(draft), opened)
}

/** The deal that would be stored, or the codes of what is wrong. */
export function outcome(draft: Draft, place = placeOf()): Deal | readonly string[] {
  const live: Live = liveOf(draft, place)
  return live.whole?.deal ?? live.faults.map((fault) => fault.code)
}
