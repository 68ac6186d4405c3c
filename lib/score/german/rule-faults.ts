import { saysNothing, isObject, isWhole } from '../shape'
import { VARIANTS } from './rules'
import { germanRulesOf } from './written'
import { hasTeams, playersOf, teamCountsOf, usualTeams } from './variants'
import type { Fault, FaultCode } from '../fault'
import type { GermanRules, Variant } from './rules'
import type { Json } from '../shape'

const CHOICES: { readonly [K in Exclude<keyof GermanRules, 'teams'>]: readonly GermanRules[K][] } = {
  variant: VARIANTS,
  target: [9, 12],
  ninety: ['schneider', 'straight', 'modern'],
  sixty: ['chooserLoses', 'void', 'carry'],
  overrun: ['drop', 'carry'],
}
const CHOICE_KEYS = Object.keys(CHOICES) as (keyof typeof CHOICES)[] // the keys of a literal are its own

/**
 * All that is wrong with rules as a file writes them, whatever JSON they are. Whether the players are as many as the
 * variant wants is not asked; of teams, whether they fit the players or the variant, or (players of null) any table.
 */
export function writtenGermanFaultsOf(written: unknown, players: number | null): Fault[] {
  if (saysNothing(written)) return []
  if (!isObject(written)) return [fault('bad_shape', 'rules')]
  const variant = saysNothing(written.variant) ? 'A' : VARIANTS.find((letter) => letter === written.variant)
  return [
    ...Object.keys(written)
      .filter((key) => key !== 'teams' && !CHOICE_KEYS.some((known) => known === key))
      .map((key) => fault('bad_shape', key)),
    ...CHOICE_KEYS.filter((key) => !isChoice(key, written[key])).map((key) => fault('bad_shape', key)),
    ...teamsFaults(written.teams, variant, players),
  ]
}

/** All that is wrong with rules in full, as a log holds them, at a table of so many players (null: not known). */
export function germanRulesFaultsOf(rules: unknown, players: number | null): Fault[] {
  if (!isObject(rules)) return [fault('bad_shape', 'rules')]
  const missing = [...CHOICE_KEYS, 'teams']
    .filter((key) => saysNothing(rules[key]))
    .map((key) => fault('bad_shape', key))
  const { teams, ...rest } = rules
  const alone = rules.variant === 'B' && JSON.stringify(teams) === JSON.stringify(usualTeams('B'))
  const variant = VARIANTS.find((letter) => letter === rules.variant)
  const crowd = variant && players !== null && players !== playersOf(variant)
  return [
    ...missing,
    ...writtenGermanFaultsOf(alone ? rest : rules, players),
    ...(crowd ? [fault('players_out_of_range', 'players')] : []),
  ]
}

/** Rules that have no faults, in full. */
export function readGermanRules(written: unknown, players?: number): GermanRules {
  if (saysNothing(written)) return germanRulesOf({}, players)
  const said = Object.entries(written as Json).filter(([, value]) => !saysNothing(value)) // an object, or it has a fault
  return germanRulesOf(Object.fromEntries(said), players) // each key was judged
}

const isChoice = (key: keyof typeof CHOICES, value: unknown): boolean =>
  saysNothing(value) || CHOICES[key].some((choice) => choice === value)

/** With a wrong number of players, or a wrong variant, teams are good that would fit either. */
function teamsFaults(teams: unknown, variant: Variant | undefined, players: number | null): Fault[] {
  if (saysNothing(teams)) return []
  if (variant && !hasTeams(variant)) return [fault('rules_contradict', 'teams')]
  if (!isTeams(teams, variant)) return [fault('bad_shape', 'teams')]
  const sizes = variant || players ? [variant && playersOf(variant), players] : VARIANTS.map(playersOf)
  return sizes.some((size) => size && holdEverySeatOnce(teams, size)) ? [] : [fault('teams_incomplete', 'teams')]
}

const isTeams = (teams: unknown, variant: Variant | undefined): teams is number[][] =>
  Array.isArray(teams) &&
  (variant ? teamCountsOf(variant) : [2]).includes(teams.length) &&
  teams.every((team) => Array.isArray(team) && team.every(isWhole))

function holdEverySeatOnce(teams: readonly (readonly number[])[], players: number): boolean {
  const seats = teams.flat().sort((one, other) => one - other)
  return seats.length === players && seats.every((seat, at) => seat === at) && teams.every((team) => team.length > 0)
}

const fault = (code: FaultCode, field: string): Fault => ({ code, field })
