import { DEAL_KEYS, isLeftOut, RAMSCH_KEYS } from './deal-key'
import { faultsOf, type Place } from './faults'
import { saysNothing, type Json } from '../shape'
import type { Fault } from '../fault'
import type { Level } from '../level'
import type { Seat } from '../seat'
import type { Suit } from '../suit'
import type { Deal, RamschResult } from './deal'
import type { Rules } from './rules'

/** A deal that need not be finished or right: the sheet's draft, or what a file claims. */
export type DealFacts = {
  readonly contract?: string
  readonly suit?: Suit
  readonly declarer?: Seat
  readonly partner?: Seat
  readonly cardPoints?: number
  readonly won?: boolean
  readonly level?: Level
  readonly schwarz?: boolean
  readonly tout?: 'won' | 'lost'
  readonly sie?: boolean
  readonly laufende?: { readonly mit?: number; readonly ohne?: number }
  readonly knocks?: readonly Seat[]
  readonly kontra?: number
  readonly muss?: boolean
  readonly bock?: number
  readonly ramsch?: RamschResult
  readonly scores?: readonly number[]
  readonly dealer?: Seat
  readonly playing?: readonly Seat[]
  readonly note?: string
}

/** Only what says something, in one order of keys. */
function tidy(facts: object, keys: object): object {
  const written = facts as Json // looked at by its keys
  const said: Record<string, unknown> = {}
  for (const key in keys) if (Object.hasOwn(written, key) && !isLeftOut(key, written[key])) said[key] = written[key]
  return said
}

const tidyLaufende = (laufende: object): object =>
  Object.fromEntries(Object.entries(laufende).filter(([, held]) => !saysNothing(held)))

/** The deal that these facts are, without whatever may as well be left out, or all that is wrong with them. */
export function dealOf(
  facts: unknown,
  rules: Rules,
  at: Place,
): { readonly deal: Deal } | { readonly faults: readonly Fault[] } {
  const faults = faultsOf(facts, rules, at)
  if (faults.length > 0) return { faults }
  // Without faults they are an object, and every key of it is one of this contract with a value of its type.
  const { ramsch, laufende, ...said } = tidy(facts as object, DEAL_KEYS) as DealFacts
  const deal = {
    ...said,
    ...(laufende && { laufende: tidyLaufende(laufende) }),
    ...(ramsch && { ramsch: tidy(ramsch, RAMSCH_KEYS) }),
  }
  return { deal: deal as Deal }
}
