import { freshTable } from '@/lib/phone/fresh-table'
import { idsOf } from '@/lib/phone/ids'
import { rulesOf, type Deal } from '@/lib/score'
import type { ExchangeReply } from '@/lib/sync'
import type { DealEntry, Entry, EntryId, SessionEntry, UnknownEntry } from '@/lib/table'

let count = 0
/** Ids that ascend, the same in every run. */
export const newId = idsOf(
  () => Date.UTC(2026, 10, 29) + ++count,
  (bytes) => bytes.fill(7),
)
export const DEVICE = 'phone-of-anna'
const base = () => ({ id: newId(), v: 1 as const, at: '2026-11-29T20:15:00.000Z', by: DEVICE })

export const TABLE = newId()
export const table = () => freshTable(TABLE, 'A'.repeat(22))
export const named = (name: string): Entry => ({ ...base(), kind: 'table', name, language: 'de', currency: 'EUR' })
export const person = (name: string): Entry => ({ ...base(), kind: 'player', act: 'add', name })
export const people = () => ['Anna', 'Bert', 'Cilli', 'Dora'].map(person)
export const opened = (seats: readonly Entry[]): SessionEntry => ({
  ...base(),
  kind: 'session',
  playedOn: '2026-11-29',
  seats: seats.map(({ id }) => id),
  game: 'bavarian',
  rules: rulesOf({}),
})
const called = (declarer: number, partner: number): Deal => ({
  contract: 'rufspiel',
  suit: 'eichel',
  declarer,
  partner,
  won: true,
  level: 'plain',
})
export const dealt = (session: Entry, after: EntryId | null = null, deal: Deal = called(0, 2)): DealEntry => ({
  ...base(),
  kind: 'deal',
  session: session.id,
  under: { seating: session.id, rules: session.id },
  after,
  deal,
})
export const toast = (more: object = {}): UnknownEntry => ({ ...base(), kind: 'toast', v: 1, to: 'Anna', ...more })

/** An evening of so many deals, from the name of the table on. */
export function evening(deals: number): { session: SessionEntry; entries: Entry[] } {
  const seats = people()
  const session = opened(seats)
  const entries: Entry[] = [named('Donnerstag'), ...seats, session]
  let after: EntryId | null = null
  for (let n = 0; n < deals; n++) {
    const deal: DealEntry = dealt(session, after, called(n % 4, (n + 1 + (n % 3)) % 4))
    entries.push(deal)
    after = deal.id
  }
  return { session, entries }
}

/** What lies in the book of a table: a rule of the kitty and a payment, a season, how Anna can be paid. */
export function booked(
  anna: { readonly id: EntryId } = { id: newId() },
  at: { readonly id: EntryId } | null = null,
): Entry[] {
  const paid = { amount: 100, player: anna.id, evening: at?.id ?? null }
  return [
    { ...base(), kind: 'kitty', act: 'rule', stock: 10, lostSolo: 50, evening: 100 },
    { ...base(), kind: 'kitty', act: 'in', ...paid },
    { ...base(), kind: 'season', act: 'add', name: 'Winter', from: '2026-11-01', to: null },
    { ...base(), kind: 'payment', player: anna.id, details: { name: 'Anna', iban: null, payPal: 'anna' } },
  ]
}

const HASH = (letter: string) => letter.repeat(43)
export const HASHES = { owner: HASH('o'), scorer: HASH('s'), viewer: HASH('v') }
export const replied = (reply: Partial<ExchangeReply> = {}): ExchangeReply => ({
  protocol: 1,
  role: 'scorer',
  keys: HASHES,
  placed: [],
  refused: [],
  entries: [],
  cursor: null,
  more: false,
  ...reply,
})
