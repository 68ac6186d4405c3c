import { germanRulesFaultsOf, rulesFaultsOf, type Rules } from '@/lib/score'
import { appendTo, type Evening, type Person, type PlayerId } from '@/lib/table'
import type { Draft } from '@/lib/phone'
import { fitting, keyOf, type Sitter } from '../../new/plan'

/** Rules that so many can go on playing by, where they are not those of now. */
export function rulesFor(evening: Evening, players: number): Rules | null {
  if (evening.game !== 'bavarian') return null
  const { rules } = evening
  const fitted = fitting(rules, players)
  return fitted === rules || (fitted.seats === rules.seats && fitted.pack === rules.pack) ? null : fitted
}

/** Whether this game can be played by so many. */
export function maySit(evening: Evening, players: number): boolean {
  if (evening.game === 'bavarian') return rulesFaultsOf(fitting(evening.rules, players), players).length === 0
  if (evening.game === 'german') return germanRulesFaultsOf(evening.rules, players).length === 0
  return players === evening.relative.players
}

export const isSame = (evening: Evening, seats: readonly Sitter[]): boolean =>
  seats.length === evening.seats.length && seats.every(({ id }, seat) => id === evening.seats[seat])

/**
 * What is written when people sit down differently: who is new, who comes back, the round, and rules if it needs others.
 * `dealer`: who deals next, if the table says so itself.
 */
export function seatDrafts(
  evening: Evening,
  sitters: readonly Sitter[],
  people: readonly Person[],
  newId: () => string,
  dealer: Sitter | null = null,
): Draft[] {
  const drafts: Draft[] = []
  const seats = sitters.map(({ id, name }) => {
    if (id === null) {
      const added = newId()
      drafts.push({ kind: 'player', act: 'add', id: added, name })
      return added
    }
    if (people.find((person) => person.id === id)?.retired) {
      drafts.push({ kind: 'player', act: 'rename', player: id, name })
    }
    return id
  })
  const session = evening.session.id
  const rules = rulesFor(evening, seats.length)
  const named = dealer === null ? -1 : sitters.findIndex((sitter) => keyOf(sitter) === keyOf(dealer))
  drafts.push({ kind: 'seating', id: newId(), session, seats, ...(named >= 0 && { dealer: named }) })
  if (rules) drafts.push({ kind: 'rules', id: newId(), session, game: 'bavarian', rules })
  return drafts
}

/** Later than every id: an entry that is only thought of comes last. */
const IMAGINED = 'z'

/** Who would deal next if they sat like this; null: too few to deal at all. */
export function nextDealer(evening: Evening, sitters: readonly Sitter[]): Sitter | null {
  if (sitters.length === 0) return null
  const seats: readonly PlayerId[] = sitters.map(({ id, name }) => id ?? `${IMAGINED}${name}`)
  const base = { v: 1, at: '', by: '', session: evening.session.id } as const
  const then = appendTo(evening, { entry: { ...base, kind: 'seating', id: IMAGINED, seats }, clock: null })
  return sitters[then.next.dealer] ?? null
}
