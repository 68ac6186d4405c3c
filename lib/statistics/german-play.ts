import { winOf } from '../score'
import type { GermanRow } from '../table'
import { NOBODY, type Play } from './play'

type Counted = Extract<GermanRow, { readonly state: 'counted' }>

/**
 * Strokes stand for money: each of a team gains what the team draws, and who draws none has lost. `heads`: what each team
 * had finished before.
 */
export function germanPlay({ id, number, seats, deal, rules, played }: Counted, heads: readonly number[]): Play {
  const { strokes, dealer, headBy } = played
  const bySeat = (ofTeam: (team: number) => number): number[] => {
    const values: number[] = seats.map(() => 0)
    rules.teams.forEach((team, at) => team.forEach((seat) => (values[seat] = ofTeam(at))))
    return values
  }
  const gains = bySeat((team) => strokes[team] ?? 0)
  const chosen = 'chooser' in deal ? deal : null
  const win = chosen && winOf(chosen, rules)
  const decided = strokes.some((made) => made > 0)
  return {
    deal: id,
    number,
    game: chosen ? 'named' : 'strokes',
    seats,
    dealer,
    gains,
    results: decided ? gains.map((gain) => (gain > 0 ? 1 : -1)) : null,
    declarer: chosen ? chosen.chooser : null,
    partner: null,
    won: win && win.side === 'choosers',
    level: win?.level ?? 'plain',
    knocks: NOBODY,
    sides: rules.teams.filter((team) => team.length > 1),
    heads: headBy === null ? null : bySeat((team) => (played.heads[team] ?? 0) - (heads[team] ?? 0)),
  }
}
