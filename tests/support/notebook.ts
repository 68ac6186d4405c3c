import { PRESET_RULES, rulesOf, type Deal, type GermanDeal, type RelativeDeal, type WrittenRules } from '@/lib/score'
import { relativeOf } from '@/lib/score/relatives'
import {
  eveningOf,
  type AnyEntry,
  type BavarianEvening,
  type DealEntry,
  type Entry,
  type EntryId,
  type Evening,
} from '@/lib/table'
import type { GameRules, PlayerId } from '@/lib/table'

type Facts = Entry extends infer E ? (E extends Entry ? Omit<E, 'id' | 'v' | 'at' | 'by'> : never) : never

/** Someone who writes an evening down entry by entry, all of it on the server at once. */
export function notebook(
  seats: readonly PlayerId[],
  game: GameRules = { game: 'bavarian', rules: PRESET_RULES.wirtshaus },
) {
  const entries: AnyEntry[] = []
  const put = (facts: Facts, by = 'phone-a'): EntryId => {
    const id = `entry-${100 + entries.length}`
    entries.push({ id, v: 1, at: '2026-11-26T20:00:00Z', by, ...facts })
    return id
  }
  const session = put({ kind: 'session', playedOn: '2026-11-26', seats, ...game })
  const placed = () => entries.map((entry, place) => ({ entry, clock: place + 1 }))
  const evening = (): Evening => {
    const derived = eveningOf(placed(), session, relativeOf)
    if (!derived) throw new Error('the session cannot be read')
    return derived
  }
  const bavarian = (): BavarianEvening => {
    const derived = evening()
    if (derived.game !== 'bavarian') throw new Error('not a Bavarian evening')
    return derived
  }
  return {
    session,
    put,
    placed,
    evening,
    bavarian,
    deal(
      deal: Deal | GermanDeal | RelativeDeal,
      changed: Partial<Pick<DealEntry, 'under' | 'after' | 'replaces' | 'by'>> = {},
    ): EntryId {
      const { under, lastDeal: after } = evening()
      const { by, ...rest } = changed
      return put({ kind: 'deal', session, under, after, deal, ...rest }, by)
    },
    sit: (...people: readonly PlayerId[]) => put({ kind: 'seating', session, seats: people }),
    /** The same, and who deals next. */
    dealNext: (dealer: PlayerId, people: readonly PlayerId[] = evening().seats) =>
      put({ kind: 'seating', session, seats: people, dealer: people.indexOf(dealer) }),
    change: (rules: WrittenRules) => put({ kind: 'rules', session, game: 'bavarian', rules: rulesOf(rules) }),
    takeBack: (target: EntryId) => put({ kind: 'void', session, target }),
    /** What someone has, 0 if they never sat down. */
    has: (person: PlayerId): number => bavarian().balance.get(person) ?? 0,
    stateOf: (id: EntryId) => evening().rows.find((row) => row.id === id)?.state,
    nextDealer: (): PlayerId | undefined => evening().seats[evening().next.dealer],
  }
}

/** A won Rufspiel that costs each loser 20 under the preset `wirtshaus`. */
export const RUFSPIEL: Deal = { contract: 'rufspiel', declarer: 0, partner: 1, cardPoints: 70 }
