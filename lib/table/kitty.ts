import { cents, SOLO_CONTRACTS, outcomeOf, type Cents, type Contract } from '../score'
import { isKnown, type AnyEntry, type EntryId, type Placed, type PlayerId, type SessionId } from './entry'
import { logOf } from './order'
import { stockShares } from './settlement'
import type { LedgerEvening } from './evening'
import type { Due, KittyEntry, KittyRule, StockSplit } from './money-entry'

type Act<A extends KittyEntry['act']> = Extract<KittyEntry, { readonly act: A }>

/** The kitty of a table. Money in it is nobody's: it never shows in what people owe each other. */
export type Kitty = {
  /** null: the table has none. */
  readonly rule: KittyRule | null
  /** What lies in it: all that was put in less all that was spent. */
  readonly holds: Cents
  /** What an evening brings, by evening; the newest booking that was not taken back. */
  readonly dues: ReadonlyMap<SessionId, Act<'dues'>>
  /** What each person still has to put in, over all evenings; below 0: put in too much. Who is even is not among them. */
  readonly open: ReadonlyMap<PlayerId, Cents>
  /** What was put in and spent, in order, without what was taken back. */
  readonly bookings: readonly (Act<'in'> | Act<'out'>)[]
}

export const dueOf = ({ stock, lostSolo, evening }: Omit<Due, 'player'>): number => stock + lostSolo + evening

/** What the book of the kitty says; other entries may be among them and change nothing. */
export function kittyOf(entries: readonly Placed<AnyEntry>[]): Kitty {
  const book = holding(logOf(entries).flatMap(({ entry }) => (isKnown(entry) && entry.kind === 'kitty' ? [entry] : [])))
  let rule: KittyRule | null = null
  let holds = 0
  const dues = new Map<SessionId, Act<'dues'>>()
  const open = new Map<PlayerId, Cents>()
  const owe = (player: PlayerId, amount: number) => {
    const sum = cents((open.get(player) ?? 0) + amount)
    if (sum === 0) open.delete(player)
    else open.set(player, sum)
  }
  const bookings: (Act<'in'> | Act<'out'>)[] = []
  for (const entry of book) {
    if (entry.act === 'rule') rule = entry
    else if (entry.act === 'dues') dues.set(entry.evening, entry)
    else if (entry.act === 'in') {
      holds += entry.amount
      if (entry.evening !== null) owe(entry.player, -entry.amount)
      bookings.push(entry)
    } else if (entry.act === 'out') {
      holds -= entry.amount
      bookings.push(entry)
    }
  }
  for (const entry of dues.values()) for (const due of entry.dues) owe(due.player, dueOf(due))
  return { rule, holds: cents(holds), dues, open, bookings }
}

/** Without what was taken back. From the last to the first: an undo that was itself taken back does nothing. */
function holding(book: readonly KittyEntry[]): KittyEntry[] {
  const places = new Map<EntryId, number>(book.map(({ id }, place) => [id, place]))
  const takenBack = new Set<number>()
  book.toReversed().forEach((entry, fromEnd) => {
    const place = book.length - 1 - fromEnd
    if (entry.act !== 'undo' || takenBack.has(place)) return
    const target = places.get(entry.target)
    if (target !== undefined && target < place) takenBack.add(target)
  })
  return book.filter(({ act }, place) => act !== 'undo' && !takenBack.has(place))
}

const SOLI: ReadonlySet<Contract> = new Set(SOLO_CONTRACTS)

/**
 * What an evening brings the kitty by its rule, for everybody who owes something. Its part of the stock is given by those
 * who get the stock, each of what they get: so what people owe each other stays as it is.
 */
export function duesOf(evening: LedgerEvening, rule: KittyRule, split: StockSplit): Due[] {
  const part = cents(Math.floor((evening.stock * rule.stock) / 100))
  const shares = stockShares(evening, part, split)
  const lost = lostSoli(evening)
  return [...evening.balance.keys()]
    .map((player) => ({
      player,
      stock: shares.get(player) ?? 0,
      lostSolo: (lost.get(player) ?? 0) * rule.lostSolo,
      evening: evening.count > 0 ? rule.evening : 0,
    }))
    .filter((due) => dueOf(due) > 0)
}

/** How many Soli each declarer lost. A relative has none that the rule could mean. */
function lostSoli(evening: LedgerEvening): Map<PlayerId, number> {
  const lost = new Map<PlayerId, number>()
  if (evening.game !== 'bavarian') return lost
  for (const { state, deal, rules, seats } of evening.rows) {
    if (state !== 'counted' || !SOLI.has(deal.contract) || !('declarer' in deal)) continue
    const declarer = seats[deal.declarer]
    if (declarer !== undefined && outcomeOf(deal, rules)?.won === false)
      lost.set(declarer, (lost.get(declarer) ?? 0) + 1)
  }
  return lost
}

/** What each person has put in for one evening. */
export function putInFor({ bookings }: Kitty, evening: SessionId): Map<PlayerId, Cents> {
  const sums = new Map<PlayerId, Cents>()
  for (const entry of bookings)
    if (entry.act === 'in' && entry.evening === evening)
      sums.set(entry.player, cents((sums.get(entry.player) ?? 0) + entry.amount))
  return sums
}
