import { cents, type Cents, type Seat } from '../score'
import type { PlayerId } from './entry'
import type { LedgerEvening } from './evening'

/** The amount is above 0: `from` pays it to `to`. */
export type Transfer<Who = Seat> = { readonly from: Who; readonly to: Who; readonly amount: Cents }

type Debt = { readonly at: number; amount: number }

/**
 * The fewest transfers that bring every balance to 0. Balances that do not add up to 0 are a bug, so they throw.
 *
 * People whose balances add up to 0 among themselves can settle with one transfer less than they are, so the fewest come
 * from splitting everybody into as many such groups as possible. Up to `EXACT` people with a balance all splits are
 * weighed; with more, only pairs that cancel out are found first, and the rest may need more than the fewest.
 */
export function settleUp(balances: readonly Cents[]): Transfer[]
export function settleUp<Who>(balances: ReadonlyMap<Who, Cents>): Transfer<Who>[]
export function settleUp<Who>(balances: readonly Cents[] | ReadonlyMap<Who, Cents>): Transfer<Who | Seat>[] {
  const all =
    balances instanceof Map ? [...(balances as ReadonlyMap<Who, Cents>)] : [...(balances as Cents[]).entries()] // instanceof forgets what is in it
  if (all.reduce((sum, [, amount]) => sum + amount, 0) !== 0) throw new RangeError('balances do not add up to 0')
  const debts = all.map(([, amount], at) => ({ at, amount: Number(amount) })).filter(({ amount }) => amount !== 0)
  const groups = debts.length <= EXACT ? groupsOf(debts) : pairsOf(debts)
  return groups.flatMap(settled).map(({ from, to, amount }) => {
    const [payer] = all[from] ?? []
    const [payee] = all[to] ?? []
    return { from: payer, to: payee, amount } as Transfer<Who | Seat> // both are places in `all`
  })
}

const EXACT = 16

/**
 * As many groups that add up to 0 as possible. Taking people away one by one, in the best order, each set whose rest
 * adds up to 0 closes a group; `most[set]` is how many can be closed within a set, a bit for each person.
 */
function groupsOf(debts: readonly Debt[]): Debt[][] {
  const sets = 1 << debts.length
  const sum = new Float64Array(sets)
  const most = new Uint8Array(sets)
  const without = new Int8Array(sets)
  for (let set = 1; set < sets; set++) {
    const lowest = 31 - Math.clz32(set & -set)
    sum[set] = (sum[set & (set - 1)] ?? 0) + (debts[lowest]?.amount ?? 0)
    let best = -1
    for (let one = debts.length - 1; one >= 0; one--) {
      if (!(set & (1 << one))) continue
      const rest = most[set ^ (1 << one)] ?? 0
      if (rest > best) {
        best = rest
        without[set] = one
      }
    }
    most[set] = best + (sum[set] === 0 ? 1 : 0)
  }
  const groups: Debt[][] = []
  for (let set = sets - 1; set > 0;) {
    const group: Debt[] = []
    do {
      const one = without[set] ?? 0
      const debt = debts[one]
      if (debt) group.push(debt)
      set ^= 1 << one
    } while (set > 0 && sum[set] !== 0)
    groups.push(group)
  }
  return groups
}

/** Pairs that cancel out, and all others in one group. */
function pairsOf(debts: readonly Debt[]): Debt[][] {
  const pairs: Debt[][] = []
  let rest = [...debts]
  for (const debt of debts) {
    const partner = rest.includes(debt) ? rest.find(({ amount }) => amount === -debt.amount) : undefined
    if (!partner) continue
    pairs.push([debt, partner])
    rest = rest.filter((one) => one !== debt && one !== partner)
  }
  return [...pairs, rest]
}

/** Who owes most pays who gets most, until nobody owes: at most one transfer less than there are people. */
function settled(group: readonly Debt[]): Transfer[] {
  const open = group.map((debt) => ({ ...debt })).sort((a, b) => a.at - b.at)
  const transfers: Transfer[] = []
  for (;;) {
    const payer = open.reduce((most, one) => (one.amount < most.amount ? one : most), { at: -1, amount: 0 })
    const payee = open.reduce((most, one) => (one.amount > most.amount ? one : most), { at: -1, amount: 0 })
    if (payer.amount === 0) return transfers
    const amount = Math.min(-payer.amount, payee.amount)
    transfers.push({ from: payer.at, to: payee.at, amount: cents(amount) })
    payer.amount += amount
    payee.amount -= amount
  }
}

/** What lies in the stock at the end, split evenly; odd units go one each from seat 0 on. */
export function splitStock(stock: Cents, seats: number): Cents[] {
  const each = Math.floor(stock / seats)
  const odd = stock - each * seats
  return Array.from({ length: seats }, (_, seat) => cents(seat < odd ? each + 1 : each))
}

/** How the people of an evening settle up: the stock goes to those who sit at the table at the end. */
export function transfersOf(evening: Pick<LedgerEvening, 'balance' | 'stock' | 'seats'>): Transfer<PlayerId>[] {
  const balance = new Map(evening.balance)
  splitStock(evening.stock, evening.seats.length).forEach((part, seat) => {
    const person = evening.seats[seat]
    if (person !== undefined) balance.set(person, cents((balance.get(person) ?? 0) + part))
  })
  return settleUp(balance)
}
