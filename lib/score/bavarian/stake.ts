import { basePrice, priceOf } from './tariff'
import { paidLaufende, sieLaufende } from './laufende'
import { isPair } from './contract'
import type { Deal, Ramsch } from './deal'
import type { Result } from './outcome'
import type { RamschEnd } from './ramsch'
import type { Rules } from './rules'

export const LINE_CODES = [
  'base',
  'schneider',
  'schwarz',
  'laufende',
  'tout',
  'sie',
  'knocks',
  'kontra',
  'doublings',
  'bock',
  'jungfrau',
] as const
export type LineCode = (typeof LINE_CODES)[number]

/** One line of a bill: what it adds, or by what it multiplies all lines above it. `count`: how many of them there were. */
export type ReceiptLine = {
  readonly code: LineCode
  readonly kind: 'add' | 'times'
  readonly value: number
  readonly count?: number
}

/** A bill being written. The stake is its sum; the lines are kept only for who wants to read them. */
export type Bill = { sum: number; readonly lines: ReceiptLine[] | null }

function add(bill: Bill, code: LineCode, value: number, count?: number): void {
  bill.sum += value
  bill.lines?.push(count === undefined ? { code, kind: 'add', value } : { code, kind: 'add', value, count })
}

function times(bill: Bill, code: LineCode, value: number, count?: number): void {
  bill.sum *= value
  bill.lines?.push(count === undefined ? { code, kind: 'times', value } : { code, kind: 'times', value, count })
}

/** Bock stops doubling where a stake would pass ten thousand millions: amounts stay exact whole numbers. */
const MOST_WITH_BOCK = 1e10

function multiplied(bill: Bill, knocks: number, kontra: number, bock: number, rules: Rules): void {
  if (rules.doublings === 'add') {
    if (knocks + kontra > 0) times(bill, 'doublings', 1 + knocks + kontra, knocks + kontra)
  } else {
    if (knocks > 0) times(bill, 'knocks', 2 ** knocks, knocks)
    if (kontra > 0) times(bill, 'kontra', 2 ** kontra, kontra)
  }
  let factor = bock
  while (factor > 1 && bill.sum * factor > MOST_WITH_BOCK) factor /= 2
  if (factor > 1) times(bill, 'bock', factor)
}

/** A deal with a declarer. */
export type Declared = Exclude<Deal, Ramsch | { readonly contract: 'passed' | 'manual' }>

/** Writes what one payer owes one payee. A void deal (no result) has an empty bill. */
export function billDeclared(bill: Bill, deal: Declared, result: Result | null, bock: number, rules: Rules): void {
  if (result === null) return
  const { tariff } = rules
  const { contract } = deal
  const tout = 'tout' in deal
  add(bill, 'base', basePrice(tariff, contract, 'suit' in deal ? deal.suit : undefined))
  if (tout && rules.tout.of === 'base') times(bill, 'tout', rules.tout.factor)
  billLevel(bill, deal, result, rules)
  const laufende =
    'sie' in deal
      ? sieLaufende(rules)
      : 'laufende' in deal && deal.laufende
        ? paidLaufende(deal.laufende, contract, result.won, rules)
        : 0
  if (laufende > 0) add(bill, 'laufende', laufende * priceOf(tariff, 'laufende'), laufende)
  if (tout && rules.tout.of === 'all') times(bill, 'tout', rules.tout.factor)
  if ('sie' in deal) times(bill, 'sie', rules.sie.factor)
  const kontra = 'kontra' in deal ? (deal.kontra ?? 0) : 0
  multiplied(bill, deal.knocks?.length ?? 0, kontra, bock, rules)
}

/** Schneider, and Schwarz on top of it: by the level, or for a won Tout where the table pays them there. */
function billLevel(bill: Bill, deal: Declared, { won, level }: Result, rules: Rules): void {
  const { tariff, schneider, tout } = rules
  const byTout = 'tout' in deal && won && tout.schneiderSchwarz
  const paid = byTout || schneider.in === 'all' || isPair(deal.contract)
  if (paid && (byTout || level !== 'plain')) add(bill, 'schneider', priceOf(tariff, 'schneider'))
  if (paid && (byTout || level === 'schwarz')) add(bill, 'schwarz', priceOf(tariff, 'schwarz'))
}

/** Writes what a player without special rights receives in a Ramsch, or each owes for a Durchmarsch. */
export function billRamsch(bill: Bill, deal: Ramsch, end: RamschEnd, bock: number, rules: Rules): void {
  if (end.kind === 'tied') return
  const durchmarsch = end.kind === 'durchmarsch'
  add(bill, 'base', priceOf(rules.tariff, durchmarsch ? 'durchmarsch' : 'ramsch'))
  multiplied(bill, deal.knocks?.length ?? 0, 0, bock, rules)
  const jungfrauen = deal.ramsch.jungfrauen?.length ?? 0
  if (!durchmarsch && jungfrauen > 0 && rules.ramsch.jungfrau === 'doubleAll') {
    times(bill, 'jungfrau', 2 ** jungfrauen, jungfrauen)
  }
}
