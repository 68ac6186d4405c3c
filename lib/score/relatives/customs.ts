import { isObject, saysNothing } from '../shape'
import type { Fault } from '../fault'
import type { Custom, Customs, RelativeRules } from './relative'

export const usualOf = (custom: Custom): string | number => ('options' in custom ? custom.options[0] : custom.usual)

/** The rules where a table says nothing. */
export const usualRules = (customs: Customs): RelativeRules =>
  Object.fromEntries(Object.entries(customs).map(([key, custom]) => [key, usualOf(custom)]))

function isChoice(custom: Custom, value: unknown): boolean {
  if ('options' in custom) return custom.options.some((option) => option === value)
  return typeof value === 'number' && Number.isInteger(value) && value >= custom.least && value <= custom.most
}

/** All that is wrong with rules in full: each custom one of its choices, and nothing else. */
export function customFaultsOf(customs: Customs, rules: unknown): Fault[] {
  if (!isObject(rules)) return [{ code: 'bad_shape', field: 'rules' }]
  const strange = Object.keys(rules).filter((key) => !Object.hasOwn(customs, key))
  const wrong = Object.entries(customs).flatMap(([key, custom]) => (isChoice(custom, rules[key]) ? [] : [key]))
  return [...strange, ...wrong].map((field) => ({ code: 'bad_shape', field }))
}

/** Rules as a file writes them. What says nothing is the usual, but where 0 is a choice it is one. */
export function readCustoms(
  customs: Customs,
  written: unknown,
): { readonly rules: RelativeRules } | { readonly faults: readonly Fault[] } {
  if (saysNothing(written)) return { rules: usualRules(customs) }
  if (!isObject(written)) return { faults: [{ code: 'bad_shape', field: 'rules' }] }
  const said = Object.entries(written).filter(([, value]) => value === 0 || !saysNothing(value))
  const rules = { ...usualRules(customs), ...Object.fromEntries(said) }
  const faults = customFaultsOf(customs, rules)
  return faults.length > 0 ? { faults } : { rules: rules as RelativeRules } // each key was judged
}

/** The shortest way to write these rules. */
export const writtenCustoms = (customs: Customs, rules: RelativeRules): RelativeRules =>
  Object.fromEntries(
    Object.entries(rules).filter(([key, value]) => {
      const custom = customs[key]
      return custom === undefined || usualOf(custom) !== value
    }),
  )
