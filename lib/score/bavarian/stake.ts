import { basePrice, pricesOf } from './tariff'
import { paidLaufende, sieLaufende } from './laufende'
import { isPair } from './contract'
import type { AnyDeal, Declared, Ramsch } from './deal'
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
  bill.lines?.push({ code, kind: 'add', value, ...(count && { count }) })
}

function times(bill: Bill, code: LineCode, value: number, count?: number): void {
  bill.sum *= value
  bill.lines?.push({ code, kind: 'times', value, ...(count && { count }) })
}

/** Bock stops doubling where a stake would pass ten thousand millions: amounts stay exact whole numbers. */
const MOST_WITH_BOCK = 1e10

function multiply(bill: Bill, deal: AnyDeal, bock: number, rules: Rules): void {
  const knocks = deal.knocks?.length ?? 0
  const kontra = deal.kontra ?? 0
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

/** Writes what one payer owes one payee in a deal with a declarer. */
export function billDeclared(bill: Bill, deal: Declared, result: Result, bock: number, rules: Rules): void {
  const { contract, suit, tout, sie, laufende }: AnyDeal = deal
  add(bill, 'base', basePrice(rules.tariff, deal.contract, suit))
  if (tout && rules.tout.of === 'base') times(bill, 'tout', rules.tout.factor)
  const byTout = tout === 'won' && rules.tout.schneiderSchwarz
  const { level } = result
  if (byTout || (level !== 'plain' && (rules.schneider.in === 'all' || isPair(contract)))) {
    add(bill, 'schneider', pricesOf(rules.tariff).schneider)
    if (byTout || level === 'schwarz') add(bill, 'schwarz', pricesOf(rules.tariff).schwarz)
  }
  const paid = sie ? sieLaufende(rules) : laufende ? paidLaufende(laufende, contract, result.won, rules) : 0
  if (paid > 0) add(bill, 'laufende', paid * pricesOf(rules.tariff).laufende, paid)
  if (tout && rules.tout.of === 'all') times(bill, 'tout', rules.tout.factor)
  if (sie) times(bill, 'sie', rules.sie.factor)
  multiply(bill, deal, bock, rules)
}

/** Writes what a player without special rights receives in a Ramsch, or each owes for a Durchmarsch. */
export function billRamsch(bill: Bill, deal: Ramsch, end: RamschEnd, bock: number, rules: Rules): void {
  const durchmarsch = end.kind === 'durchmarsch'
  add(bill, 'base', pricesOf(rules.tariff)[durchmarsch ? 'durchmarsch' : 'ramsch'])
  multiply(bill, deal, bock, rules)
  const jungfrauen = deal.ramsch.jungfrauen?.length ?? 0
  if (!durchmarsch && jungfrauen > 0 && rules.ramsch.jungfrau === 'doubleAll') {
    times(bill, 'jungfrau', 2 ** jungfrauen, jungfrauen)
  }
}
