import { isLeftOut, isObject, isWhole } from './shape'
import { VARIANTS } from './rules'
import { germanRulesOf } from './written'
import { hasTeams, playersOf, usualTeams } from './variants'
import type { Fault, FaultCode } from '../fault'
import type { GermanRules, Variant } from './rules'
import type { Json } from './shape'
import type { WrittenGermanRules } from './written'

const CHOICES: { readonly [K in Exclude<keyof GermanRules, 'teams'>]: readonly GermanRules[K][] } = {
  variant: VARIANTS,
  target: [9, 12],
  ninety: ['schneider', 'straight', 'modern'],
  sixty: ['chooserLoses', 'void', 'carry'],
  overrun: ['drop', 'carry'],
}
const CHOICE_KEYS = Object.keys(CHOICES) as (keyof typeof CHOICES)[] // the keys of a literal are its own

/**
 * All that is wrong with rules as a file writes them, whatever JSON they are. `players` of null: not known, then the
 * teams need only fit some table. That the number of players is not the variant's is a fault of the players.
 */
export function writtenGermanFaultsOf(written: unknown, players: number | null): Fault[] {
  if (isLeftOut(written)) return playersFaults('A', players)
  if (!isObject(written)) return [fault('bad_shape', 'rules')]
  const variant = isLeftOut(written.variant) ? 'A' : VARIANTS.find((letter) => letter === written.variant)
  return [
    ...Object.keys(written)
      .filter((key) => key !== 'teams' && !CHOICE_KEYS.some((known) => known === key))
      .map((key) => fault('bad_shape', key)),
    ...CHOICE_KEYS.filter((key) => !isChoice(key, written[key])).map((key) => fault('bad_shape', key)),
    ...teamsFaults(written.teams, variant, players),
    ...(variant ? playersFaults(variant, players) : []),
  ]
}

/** The same for rules in full, as a log holds them. */
export function germanRulesFaultsOf(rules: unknown, players: number | null): Fault[] {
  if (!isObject(rules)) return [fault('bad_shape', 'rules')]
  const missing = [...CHOICE_KEYS, 'teams'].filter((key) => isLeftOut(rules[key])).map((key) => fault('bad_shape', key))
  const { teams, ...rest } = rules
  const alone = rules.variant === 'B' && JSON.stringify(teams) === JSON.stringify(usualTeams('B'))
  return [...missing, ...writtenGermanFaultsOf(alone ? rest : rules, players)]
}

/** Rules that have no faults, in full. */
export function readGermanRules(written: unknown, players?: number): GermanRules {
  if (isLeftOut(written)) return germanRulesOf({}, players)
  const said = Object.entries(written as Json).filter(([, value]) => !isLeftOut(value)) // an object, or it has a fault
  return germanRulesOf(Object.fromEntries(said), players) // each key was judged
}

const isChoice = (key: keyof typeof CHOICES, value: unknown): boolean =>
  isLeftOut(value) || CHOICES[key].some((choice) => choice === value)

function playersFaults(variant: Variant, players: number | null): Fault[] {
  return players === null || players === playersOf(variant) ? [] : [fault('players_out_of_range', 'players')]
}

/** With a wrong number of players, or a wrong variant, teams are good that would fit either. */
function teamsFaults(teams: unknown, variant: Variant | undefined, players: number | null): Fault[] {
  if (isLeftOut(teams)) return []
  if (variant && !hasTeams(variant)) return [fault('rules_contradict', 'teams')]
  if (!isTeams(teams)) return [fault('bad_shape', 'teams')]
  const sizes = variant || players ? [variant && playersOf(variant), players] : VARIANTS.map(playersOf)
  return sizes.some((size) => size && holdEverySeatOnce(teams, size)) ? [] : [fault('teams_incomplete', 'teams')]
}

const isTeams = (teams: unknown): teams is number[][] =>
  Array.isArray(teams) && teams.length === 2 && teams.every((team) => Array.isArray(team) && team.every(isWhole))

function holdEverySeatOnce(teams: readonly (readonly number[])[], players: number): boolean {
  const seats = teams.flat().sort((one, other) => one - other)
  return seats.length === players && seats.every((seat, at) => seat === at) && teams.every((team) => team.length > 0)
}

const fault = (code: FaultCode, field: string): Fault => ({ code, field })
