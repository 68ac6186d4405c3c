import { declaringSide, outcomeOf, partnerOf, type Seat } from '../score'
import type { BavarianRow } from '../table'
import { NOBODY, type Play } from './play'

type Counted = Extract<BavarianRow, { readonly state: 'counted' }>

/** Thrown in or written by hand there is nothing to win; in a Ramsch whoever gained has won. */
export function bavarianPlay({ id, number, seats, deal, rules, played }: Counted): Play {
  const { scores, playing, dealer } = played
  const base = { deal: id, number, game: deal.contract, seats, dealer, gains: scores, heads: null }
  switch (deal.contract) {
    case 'passed':
    case 'manual':
      return { ...base, ...ALONE, results: null, knocks: NOBODY }
    case 'ramsch': {
      const tied = scores.every((score) => score === 0)
      return { ...base, ...ALONE, results: tied ? null : scores.map(Math.sign), knocks: deal.knocks ?? NOBODY }
    }
    case 'rufspiel':
    case 'hochzeit':
    case 'kreuz':
    case 'farbsolo':
    case 'wenz':
    case 'geier':
    case 'farbwenz':
    case 'farbgeier':
    case 'bettel': {
      const outcome = outcomeOf(deal, rules)
      const side = declaringSide(deal, playing)
      return {
        ...base,
        results: outcome && resultsOf(outcome.won, side, playing, seats.length),
        declarer: deal.declarer,
        partner: partnerOf(deal, playing),
        won: outcome && outcome.won,
        level: outcome?.level ?? 'plain',
        knocks: deal.knocks ?? NOBODY,
        sides: side.length > 1 ? [side] : [],
      }
    }
  }
}

const ALONE = { declarer: null, partner: null, won: null, level: 'plain', sides: [] } as const

/** Not by the amounts: a price may be 0. */
function resultsOf(won: boolean, side: readonly Seat[], playing: readonly Seat[], seats: number): number[] {
  const results: number[] = []
  for (let seat = 0; seat < seats; seat++)
    results.push(!playing.includes(seat) ? 0 : side.includes(seat) === won ? 1 : -1)
  return results
}
