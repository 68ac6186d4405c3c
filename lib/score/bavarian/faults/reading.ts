import { isObject, type Json } from '../../shape'
import { COMMON_KEYS, DEAL_KEYS, isDealKey, isLeftOut, keysOf, type DealKey } from '../deal-key'
import type { Fault, FaultCode } from '../../fault'
import type { DealFacts } from '../facts'

/** A deal that has been read: what of it can be judged, what it named at all, and what is already wrong. */
export type Reading = {
  /** Only keys that this contract may have, with values of their type. */
  readonly sound: DealFacts
  /** Every key that says something, good or bad. */
  readonly named: ReadonlySet<string>
  /** Notes a fault, each but once. */
  readonly fault: (code: FaultCode, field: string) => void
  readonly faults: readonly Fault[]
}

/** A key of another contract, where it has a code of its own. */
const NOT_ALLOWED: Partial<Readonly<Record<DealKey, FaultCode>>> = {
  partner: 'partner_not_allowed',
  tout: 'tout_not_allowed',
  sie: 'sie_not_allowed',
  laufende: 'laufende_not_allowed',
  kontra: 'kontra_not_allowed',
}
/** What a Sie needs no more, although its contract may have it. */
const NOT_BESIDE_SIE: readonly DealKey[] = ['laufende', 'kontra']
const MISSING: Partial<Readonly<Record<string, FaultCode>>> = {
  suit: 'suit_missing',
  declarer: 'declarer_missing',
  partner: 'partner_missing',
  ramsch: 'result_missing',
}

/** The keys of an object that say something; one that is not known is never nothing. */
export const saidIn = (facts: Json, known: object): string[] =>
  Object.keys(facts).filter((key) => !(Object.hasOwn(known, key) && isLeftOut(key, facts[key])))

/** Reads whatever JSON claims to be a deal. Every fault of its keys and of the types of their values is noted. */
export function read(facts: unknown): Reading {
  const faults: Fault[] = []
  const fault = (code: FaultCode, field: string): void => {
    if (!faults.some((known) => known.code === code && known.field === field)) faults.push({ code, field })
  }
  const deal = isObject(facts) ? facts : {}
  if (deal !== facts) fault('bad_shape', '')
  const keys = keysOf(deal.contract)
  const { may, must } = keys ?? COMMON_KEYS
  if (!keys && deal === facts) fault(typeof deal.contract === 'string' ? 'unknown_contract' : 'bad_shape', 'contract')

  const said = saidIn(deal, DEAL_KEYS)
  const sie = may.has('sie') && deal.sie === true
  const sound: [string, unknown][] = []
  for (const key of said) {
    if (!isDealKey(key)) fault('bad_shape', key)
    else if (key === 'contract') sound.push([key, deal[key]])
    else if (!may.has(key) || (sie && NOT_BESIDE_SIE.includes(key))) {
      // What an unknown contract may have is not known.
      if (keys) fault(NOT_ALLOWED[key] ?? 'bad_shape', key)
    } else if (DEAL_KEYS[key](deal[key])) sound.push([key, deal[key]])
    else fault('bad_shape', key)
  }
  for (const key of must) if (!said.includes(key)) fault(MISSING[key] ?? 'bad_shape', key)
  // Each value has passed the test of its key.
  return { sound: Object.fromEntries(sound), named: new Set(said), fault, faults }
}
