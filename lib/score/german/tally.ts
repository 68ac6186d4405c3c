import { nextSeat } from '../seat'
import { strokesFor, winOf } from './strokes'
import type { Seat } from '../seat'
import type { ChosenDeal, GermanDeal } from './deal'
import type { GermanRules } from './rules'

/** What one deal of the German game hands on to the next. */
export type Tally = {
  readonly lastDealer: Seat | null
  /** Strokes of the head that each team is drawing. */
  readonly strokes: readonly number[]
  readonly heads: readonly number[]
  /** Draws carried to the next winner. */
  readonly carried: number
}

/** A deal of the German game at its place in the evening. */
export type PlayedGermanDeal = {
  readonly dealer: Seat
  /** Strokes each team made by this deal. */
  readonly strokes: readonly number[]
  /** Strokes of the head in work after it. */
  readonly tally: readonly number[]
  /** Heads finished so far. */
  readonly heads: readonly number[]
  /** The team that finished a head by this deal. */
  readonly headBy: number | null
  readonly after: Tally
}

/** Before the first deal: a clean slate. */
export function TALLY_START(rules: GermanRules): Tally {
  const none = rules.teams.map(() => 0)
  return { lastDealer: null, strokes: none, heads: none, carried: 0 }
}

/** Plays one deal that has no faults at its place in the evening. */
export function playGermanDeal(deal: GermanDeal, rules: GermanRules, players: number, before: Tally): PlayedGermanDeal {
  const dealer = deal.dealer ?? (before.lastDealer === null ? 0 : nextSeat(before.lastDealer, players))
  const made =
    'strokes' in deal ? { strokes: deal.strokes, carried: before.carried } : madeBy(deal, rules, before.carried)
  const { tally, headBy, drawn } = drawHead(
    before.strokes.map((strokes, team) => strokes + (made.strokes[team] ?? 0)),
    rules,
  )
  const heads = before.heads.map((finished, team) => (team === headBy ? finished + drawn : finished))
  return {
    dealer,
    strokes: made.strokes,
    tally,
    heads,
    headBy,
    after: { lastDealer: dealer, strokes: tally, heads, carried: made.carried },
  }
}

type Made = { readonly strokes: readonly number[]; readonly carried: number }

/** Strokes for each team by who chose and who won, with the draws that waited for a winner. */
function madeBy(deal: ChosenDeal, rules: GermanRules, carried: number): Made {
  const win = winOf(deal, rules)
  if (win === null)
    return { strokes: rules.teams.map(() => 0), carried: rules.sixty === 'carry' ? carried + 1 : carried }
  const strokes = strokesFor(win, deal.forced ?? false, rules.target) + carried
  const chose = (team: readonly Seat[]) => team.includes(deal.chooser)
  return {
    strokes: rules.teams.map((team) => (chose(team) === (win.side === 'choosers') ? strokes : 0)),
    carried: 0,
  }
}

type Drawn = { readonly tally: readonly number[]; readonly headBy: number | null; readonly drawn: number }

/**
 * Whose head is complete, if any. Only strokes by hand can bring several teams there at once: then the highest tally
 * has it, of equal ones the first team, and the others start again like after every head. What the winner has beyond
 * the target it may keep for its next head, and may complete that one at once (a Schwarz on top of eight, and draws).
 */
function drawHead(strokes: readonly number[], { target, overrun }: GermanRules): Drawn {
  const most = Math.max(...strokes)
  if (most < target) return { tally: strokes, headBy: null, drawn: 0 }
  const headBy = strokes.indexOf(most)
  const drawn = overrun === 'carry' ? Math.floor(most / target) : 1
  const kept = overrun === 'carry' ? most % target : 0
  return { tally: strokes.map((_, team) => (team === headBy ? kept : 0)), headBy, drawn }
}
