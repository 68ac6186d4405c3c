import { crosswise, germanRulesOf, isRelative, playersOf, PRESET_RULES, usualTeams } from '@/lib/score'
import type { GermanRules, RelativeName, RelativeRules, Rules, Teams } from '@/lib/score'
import { sameName, type Person, type TableView } from '@/lib/table'
import type { Draft } from '@/lib/phone'

export const FEWEST = 3
export const MOST = 8

/** Someone on a seat: a person of the table, or (without an id) a name that is new here. */
export type Sitter = { readonly id: string | null; readonly name: string }

/** A relative that was chosen, with the customs it is played by and how many it takes. */
export type RelativePlan = { readonly game: RelativeName; readonly players: number; readonly rules: RelativeRules }

/** An evening as it is being prepared. */
export type Plan = {
  readonly v: 1
  readonly seats: readonly Sitter[]
  readonly game: 'bavarian' | 'german' | 'relative'
  readonly rules: Rules
  readonly german: GermanRules
  /** null: none was chosen yet. */
  readonly relative: RelativePlan | null
  /** Deals to be played; null: open. */
  readonly planned: number | null
  readonly title: string
}

/** As the table played last. */
export function planOf(view: TableView): Plan {
  const bavarian = view.sessions.findLast((session) => session.game === 'bavarian')
  const german = view.sessions.findLast((session) => session.game === 'german')
  const last = view.sessions.at(-1)
  const lastGame = last?.game ?? 'bavarian'
  const people = new Map(view.people.map((person) => [person.id, person]))
  const seats = (
    last?.seats ??
    view.people
      .filter((person) => !person.retired)
      .slice(0, MOST)
      .map(({ id }) => id)
  )
    .map((id) => people.get(id))
    .filter((person): person is Person => person !== undefined && !person.retired)
  return {
    v: 1,
    seats: seats.map(({ id, name }) => ({ id, name })),
    game: isRelative(lastGame) ? 'relative' : lastGame,
    rules: bavarian?.rules ?? PRESET_RULES.wirtshaus,
    german: german?.rules ?? germanRulesOf({}),
    relative:
      last && last.game !== 'bavarian' && last.game !== 'german'
        ? { game: last.game, rules: last.rules, players: last.seats.length }
        : null,
    planned: last?.planned ?? null,
    title: '',
  }
}

/** A plan that was kept by this version of the app. */
export const readPlan = (kept: unknown): Plan | null =>
  typeof kept === 'object' && kept !== null && 'v' in kept && kept.v === 1 && 'relative' in kept
    ? (kept as Plan) // written by us as a Plan
    : null

/** The rules by which the table played each relative last. */
export const lastRelatives = (view: TableView): ReadonlyMap<string, RelativeRules> =>
  new Map(
    view.sessions.flatMap((session) =>
      session.game === 'bavarian' || session.game === 'german' ? [] : [[session.game, session.rules] as const],
    ),
  )

/** The name on the next seat; a name of the table is that person. null: they sit already, or there is no name. */
export function seated(seats: readonly Sitter[], name: string, people: readonly Person[]): readonly Sitter[] | null {
  const written = name.trim()
  if (written === '' || seats.length >= MOST || seats.some((sitter) => sameName(sitter.name, written))) return null
  const known = people.find((person) => sameName(person.name, written))
  return [...seats, known ? { id: known.id, name: known.name } : { id: null, name: written }]
}

/** The sitter in another place, the others closing up: by one step with an arrow, by any number with the finger. */
export function moved(seats: readonly Sitter[], from: number, to: number): readonly Sitter[] {
  const one = seats[from]
  return one && to >= 0 && to < seats.length ? seats.toSpliced(from, 1).toSpliced(to, 0, one) : seats
}

/** Tells sitters apart: a new name has no id yet. */
export const keyOf = ({ id, name }: Sitter): string => id ?? name

/** Rules for that many people: three play with 24 cards, four and more with what the table has. */
export function fitting(rules: Rules, players: number): Rules {
  if (players === 3) return { ...rules, seats: 3, pack: 24 }
  return rules.seats === 4 ? rules : { ...rules, seats: 4, pack: 32 }
}

/** The rules with this seat in that team; every team keeps at least one. */
export function inTeam(rules: GermanRules, seat: number, team: number): GermanRules {
  const teams = rules.teams.map((seats, at) => {
    const others = seats.filter((other) => other !== seat)
    return at === team ? [...others, seat].toSorted((one, other) => one - other) : others
  })
  return teams.some((seats) => seats.length === 0) ? rules : { ...rules, teams }
}

/** The rules with these teams, each in the order of the seats. */
export const withTeams = (rules: GermanRules, teams: Teams): GermanRules => ({
  ...rules,
  teams: teams.map((team) => team.toSorted((one, other) => one - other)),
})

/** The plan with people seated so that partners are opposite. */
export function seatedCrosswise(plan: Plan, teams: Teams): Plan {
  const { variant } = plan.german
  const seats = crosswise(teams)
    .map((seat) => plan.seats[seat])
    .filter((sitter) => sitter !== undefined)
  return { ...plan, seats, german: { ...plan.german, teams: usualTeams(variant, seats.length, teams.length) } }
}

/** How many people are missing, or too many (negative), for this game. */
export function missingFor(plan: Plan): number {
  if (plan.game === 'german') return playersOf(plan.german.variant) - plan.seats.length
  if (plan.game === 'relative' && plan.relative !== null) return plan.relative.players - plan.seats.length
  return Math.max(0, FEWEST - plan.seats.length)
}

/** What is written when the evening begins: new people, people who come back, and the session itself. */
export function draftsOf(plan: Plan, people: readonly Person[], playedOn: string, newId: () => string): Draft[] {
  const drafts: Draft[] = []
  const seats = plan.seats.map((sitter) => {
    if (sitter.id === null) {
      const id = newId()
      drafts.push({ kind: 'player', act: 'add', id, name: sitter.name })
      return id
    }
    if (people.find((person) => person.id === sitter.id)?.retired) {
      drafts.push({ kind: 'player', act: 'rename', player: sitter.id, name: sitter.name })
    }
    return sitter.id
  })
  const title = plan.title.trim()
  const base = {
    kind: 'session',
    id: newId(),
    playedOn,
    seats,
    ...(title !== '' && { title }),
    ...(plan.planned !== null && { planned: plan.planned }),
  } as const
  if (plan.game === 'bavarian') {
    drafts.push({ ...base, game: 'bavarian', rules: fitting(plan.rules, seats.length) })
  } else if (plan.game === 'german') {
    drafts.push({ ...base, game: 'german', rules: plan.german })
  } else if (plan.relative !== null) {
    drafts.push({ ...base, game: plan.relative.game, rules: plan.relative.rules })
  }
  return drafts
}
