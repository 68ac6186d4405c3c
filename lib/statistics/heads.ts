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
 * The heads of an evening. A head belongs to those who were in the team when its last stroke was made; where each plays
 * for themselves there is no team to keep it.
 */
export const headsOf = (evening: GermanEvening): KeptHeads => headsOver(finishedIn(evening))

/** Heads together, of one evening or of many. */
export function headsOver(all: Iterable<KeptHeads>): KeptHeads {
  const people = new Map<PlayerId, number>()
  const teams = new Map<string, KeptHeads['teams'][number]>()
  let total = 0
  for (const some of all) {
    total += some.total
    for (const { player, heads } of some.people) people.set(player, (people.get(player) ?? 0) + heads)
    for (const { players, heads } of some.teams) {
      // The same people are the same team, wherever each of them sits.
      const key = players.toSorted().join()
      const known = teams.get(key)
      teams.set(key, { players: known?.players ?? players, heads: (known?.heads ?? 0) + heads })
    }
  }
  return {
    total,
    people: [...people].map(([player, heads]) => ({ player, heads })).sort((one, other) => other.heads - one.heads),
    teams: [...teams.values()].sort((one, other) => other.heads - one.heads),
  }
}

/** What each deal finished that finished a head. */
function* finishedIn(evening: GermanEvening): Generator<KeptHeads> {
  let before: readonly number[] = []
  for (const row of evening.rows) {
    if (row.state !== 'counted') continue
    const { heads: now, headBy } = row.played
    if (headBy !== null) {
      const heads = (now[headBy] ?? 0) - (before[headBy] ?? 0)
      const players = (row.rules.teams[headBy] ?? []).flatMap((seat) => row.seats[seat] ?? [])
      yield {
        total: heads,
        people: players.map((player) => ({ player, heads })),
        teams: players.length > 1 ? [{ players, heads }] : [],
      }
    }
    before = now
  }
}
