import type { GermanEvening, PlayerId } from '../table'

/** People who play together, in the order in which they sit. */
type Team = readonly PlayerId[]

/** Sheep's heads that were finished over the evenings, most first; of equal ones those who came first. */
export type KeptHeads = {
  readonly total: number
  /** How many heads each has drawn, with whomever. */
  readonly people: readonly { readonly player: PlayerId; readonly heads: number }[]
  /** How many each team has drawn together. */
  readonly teams: readonly { readonly players: Team; readonly heads: number }[]
}

/**
 * The heads of these evenings. A head belongs to those who were in the team when its last stroke was made; where each
 * plays for themselves there is no team to keep it.
 */
export function headsKept(evenings: readonly GermanEvening[]): KeptHeads {
  const people = new Map<PlayerId, number>()
  const teams = new Map<string, { players: Team; heads: number }>()
  let total = 0
  for (const evening of evenings) {
    let before: readonly number[] = []
    for (const row of evening.rows) {
      if (row.state !== 'counted') continue
      const { heads, headBy } = row.played
      if (headBy !== null) {
        const drawn = (heads[headBy] ?? 0) - (before[headBy] ?? 0)
        const players = (row.rules.teams[headBy] ?? []).flatMap((seat) => row.seats[seat] ?? [])
        for (const player of players) people.set(player, (people.get(player) ?? 0) + drawn)
        if (players.length > 1) keep(teams, players, drawn)
        total += drawn
      }
      before = heads
    }
  }
  return {
    total,
    people: [...people].map(([player, heads]) => ({ player, heads })).sort((one, other) => other.heads - one.heads),
    teams: [...teams.values()].sort((one, other) => other.heads - one.heads),
  }
}

/** The same people are the same team, wherever each of them sits. */
function keep(teams: Map<string, { players: Team; heads: number }>, players: Team, drawn: number): void {
  const key = players.toSorted().join()
  teams.set(key, { players: teams.get(key)?.players ?? players, heads: (teams.get(key)?.heads ?? 0) + drawn })
}
