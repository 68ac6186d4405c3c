import { outcomeOf, thresholdsOf, type Deal, type Rules, type Seat } from '@/lib/score'

/** What is allowed but unusual, or not what one may think: said, never refused. */
export type Nudge =
  | { readonly code: 'sixtyLost' | 'sixtyWon' | 'sixtyVoid' | 'runnersOfLosers' }
  | { readonly code: 'notSchneider' | 'isSchneider' | 'runnersNotPaid' | 'durchmarschByPoints'; readonly count: number }
  | { readonly code: 'share'; readonly seats: readonly Seat[] }

function pointNudges(deal: Deal, rules: Rules): Nudge[] {
  if (!('cardPoints' in deal)) return []
  const { cardPoints } = deal
  const outcome = outcomeOf(deal, rules)
  if (cardPoints === 60) return [{ code: outcome === null ? 'sixtyVoid' : outcome.won ? 'sixtyWon' : 'sixtyLost' }]
  const { defendersFreeAt, declarersFreeAt } = thresholdsOf(deal, rules)
  // The two counts that are argued about: one card point short of the other side's number.
  if (120 - cardPoints === defendersFreeAt) return [{ code: 'notSchneider', count: cardPoints }]
  if (cardPoints === declarersFreeAt - 1 && cardPoints >= 29) return [{ code: 'isSchneider', count: cardPoints }]
  return []
}

function runnerNudges(deal: Deal, rules: Rules, from: number | null): Nudge[] {
  if (!('laufende' in deal) || deal.laufende === undefined || from === null) return []
  const mit = 'mit' in deal.laufende
  const count = 'mit' in deal.laufende ? deal.laufende.mit : deal.laufende.ohne
  const { counts } = rules.laufende
  const outcome = outcomeOf(deal, rules)
  if (count < from || counts === 'off' || (counts === 'ohne' && mit)) return [{ code: 'runnersNotPaid', count }]
  if (counts === 'winners' && outcome !== null && outcome.won !== mit) return [{ code: 'runnersOfLosers' }]
  return []
}

function ramschNudges(deal: Deal, rules: Rules, playing: readonly Seat[]): Nudge[] {
  if (deal.contract !== 'ramsch' || deal.ramsch.cardPoints === undefined) return []
  const { cardPoints, loser, durchmarsch } = deal.ramsch
  const most = Math.max(...cardPoints)
  const { tie, durchmarschAt } = rules.ramsch
  if (typeof durchmarschAt === 'number' && most >= durchmarschAt && durchmarsch === undefined) {
    return [{ code: 'durchmarschByPoints', count: most }]
  }
  const tied = playing.filter((_, at) => cardPoints[at] === most)
  return tie === 'share' && loser === undefined && tied.length > 1 && tied.length < playing.length
    ? [{ code: 'share', seats: tied }]
    : []
}

/** `from`: the fewest Laufende of this contract that are paid; null where there are none. */
export function nudgesOf(deal: Deal, rules: Rules, playing: readonly Seat[], from: number | null): readonly Nudge[] {
  return [...pointNudges(deal, rules), ...runnerNudges(deal, rules, from), ...ramschNudges(deal, rules, playing)]
}
