import { isObject, rulesFaultsOf, rulesOf, writtenOf, writtenRulesFaultsOf, type Fault, type Rules } from '@/lib/score'
import type { WrittenRules } from '@/lib/score'

const FORMAT = 'anschreiber/rules'
const VERSION = 1

/** Table rules as a short text that fits in a QR code: the preset and what differs from it. */
export const textOf = (rules: Rules): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, rules: writtenOf(rules) })

export type ReadRules = { readonly rules: Rules } | { readonly faults: readonly Fault[] }

const fault = (code: Fault['code'], field: string): ReadRules => ({ faults: [{ code, field }] })

/** Rules from such a text, or all that is wrong with it. Law: `rulesIn(textOf(rules))` are the rules. */
export function rulesIn(text: string): ReadRules {
  let read: unknown
  try {
    read = JSON.parse(text.trim())
  } catch {
    return fault('not_json', '')
  }
  if (!isObject(read) || read['format'] !== FORMAT) return fault('bad_shape', 'format')
  if (read['version'] !== VERSION) return fault('unsupported_version', 'version')
  const written = read['rules']
  const faults = writtenRulesFaultsOf(written)
  if (faults.length > 0) return { faults }
  const rules = rulesOf(written as WrittenRules) // without faults it is one
  const left = rulesFaultsOf(rules)
  return left.length > 0 ? { faults: left } : { rules }
}
