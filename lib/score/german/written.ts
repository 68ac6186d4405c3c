import { usualTeams } from './variants'
import type { GermanRules } from './rules'

/** The rules as a file writes them: what differs from the usual ones. */
export type WrittenGermanRules = Partial<GermanRules>

/** What holds where a table says nothing. */
const USUAL = {
  variant: 'A',
  target: 9,
  ninety: 'schneider',
  sixty: 'chooserLoses',
  overrun: 'drop',
} as const satisfies Omit<GermanRules, 'teams'>

/** The rules in full. `players` is for default teams at a table that is not the variant's size. */
export function germanRulesOf(written: WrittenGermanRules, players?: number): GermanRules {
  const variant = written.variant ?? USUAL.variant
  return { ...USUAL, teams: usualTeams(variant, players), ...written, variant }
}

/** The shortest way to write these rules: `germanRulesOf` makes them whole again. */
export function writtenGermanOf(rules: GermanRules): WrittenGermanRules {
  return {
    ...(rules.variant !== USUAL.variant && { variant: rules.variant }),
    ...(!sameTeams(rules.teams, usualTeams(rules.variant)) && { teams: rules.teams }),
    ...(rules.target !== USUAL.target && { target: rules.target }),
    ...(rules.ninety !== USUAL.ninety && { ninety: rules.ninety }),
    ...(rules.sixty !== USUAL.sixty && { sixty: rules.sixty }),
    ...(rules.overrun !== USUAL.overrun && { overrun: rules.overrun }),
  }
}

const sameTeams = (one: GermanRules['teams'], other: GermanRules['teams']): boolean =>
  one.length === other.length && one.every((team, at) => team.join() === other[at]?.join())
