import { germanRulesOf, rulesOf, type Deal, type GermanDeal, type GermanRules, type Rules } from '@/lib/score'
import type { AgreedTransfer, DealEntry, Entry, PlayerEntry, SessionEntry, VoidEntry } from '@/lib/table'

let made = 0
/** UUIDv7s that ascend, the same in every run of a file. */
export const newId = (): string => {
  const count = (++made).toString(16).padStart(12, '0')
  return `01930c2e-7b1a-7c3d-8e4f-${count}`
}
export const DEVICE = '5f1e9d0c-1111-4222-8333-444455556666'
const AT = '2026-11-29T20:15:00.000Z'
const base = () => ({ id: newId(), v: 1 as const, at: AT, by: DEVICE })

export const named = (name = 'Donnerstag'): Entry => ({
  ...base(),
  kind: 'table',
  name,
  language: 'de',
  currency: 'EUR',
})
export const person = (name: string): PlayerEntry & { act: 'add' } => ({ ...base(), kind: 'player', act: 'add', name })
export const people = (count = 4) =>
  ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gerti', 'Hans'].slice(0, count).map(person)
const seatsOf = (sitting: readonly Entry[]) => sitting.map(({ id }) => id)

export const evening = (sitting: readonly Entry[], rules: Rules = rulesOf({})): SessionEntry => ({
  ...base(),
  kind: 'session',
  playedOn: '2026-11-26',
  seats: seatsOf(sitting),
  game: 'bavarian',
  rules,
})
export const germanEvening = (sitting: readonly Entry[], rules: GermanRules = germanRulesOf({})): SessionEntry => ({
  ...base(),
  kind: 'session',
  playedOn: '2026-11-26',
  seats: seatsOf(sitting),
  game: 'german',
  rules,
})
export const seating = (session: Entry, sitting: readonly Entry[]): Entry => ({
  ...base(),
  kind: 'seating',
  session: session.id,
  seats: seatsOf(sitting),
})
export const newRules = (session: Entry, rules: Rules): Entry => ({
  ...base(),
  kind: 'rules',
  session: session.id,
  game: 'bavarian',
  rules,
})
export const RUFSPIEL: Deal = { contract: 'rufspiel', suit: 'eichel', declarer: 2, partner: 0, cardPoints: 74 }
export const dealt = (
  session: Entry,
  deal: Deal | GermanDeal = RUFSPIEL,
  more: Partial<Pick<DealEntry, 'under' | 'after' | 'replaces'>> = {},
): DealEntry => ({
  ...base(),
  kind: 'deal',
  session: session.id,
  under: { seating: session.id, rules: session.id },
  after: null,
  deal,
  ...more,
})
export const takenBack = (session: Entry, target: Entry): VoidEntry => ({
  ...base(),
  kind: 'void',
  session: session.id,
  target: target.id,
})
export const settled = (session: Entry, ...transfers: AgreedTransfer[]): Entry => ({
  ...base(),
  kind: 'settled',
  session: session.id,
  transfers,
})
export const closed = (session: Entry): Entry => ({ ...base(), kind: 'closed', session: session.id })
/** An entry as a later version of the app may write it. */
export const unknown = (more: object = {}) => ({ ...base(), kind: 'toast', v: 7, to: 'Anna', ...more })
/** A deal as no phone of ours would send it. */
export const forged = (entry: Entry, more: object): Entry => ({ ...entry, ...more })
