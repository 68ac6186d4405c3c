import type { GermanRules } from './rules'
import type { PlayedGermanDeal } from './tally'

/** A deal that counts, as the slate sees it. */
export type SlateDeal = { readonly number: number; readonly played: PlayedGermanDeal; readonly rules: GermanRules }

/** For each stroke of one head, in the order of drawing, the number of the deal that made it. */
export type Marks = readonly number[]

/** A head that was finished: by which team and deal, its strokes, and what stood at every team then. */
export type FinishedHead = {
  readonly team: number
  readonly deal: number
  readonly target: GermanRules['target']
  readonly marks: readonly Marks[]
}

/** What stands on the slate: the heads in work, one for each team, and those that were finished before. */
export type Slate = { readonly marks: readonly Marks[]; readonly finished: readonly FinishedHead[] }

const EMPTY: Slate = { marks: [], finished: [] }

/** The drawing after these deals. Whoever takes one back gets the drawing without it: nothing else is remembered. */
export const slateOf = (deals: readonly SlateDeal[]): Slate => deals.reduce(drawn, EMPTY)

/** One deal more. The strokes go where its tally says; the sum of both is the same. */
export function drawn(slate: Slate, { number, played, rules }: SlateDeal): Slate {
  const { target } = rules
  const reached = played.strokes.map((made, team) => [
    ...(slate.marks[team] ?? []),
    ...Array.from({ length: made }, () => number),
  ])
  // Under other teams than the deal before, old strokes may not be told: what counts is as many as the tally has.
  const kept = played.tally.map((count, team) => (count === 0 ? [] : (reached[team] ?? []).slice(-count)))
  const team = played.headBy
  if (team === null) return { marks: kept, finished: slate.finished }
  const all = reached[team] ?? []
  const heads = rules.overrun === 'carry' ? Math.max(1, Math.floor(all.length / target)) : 1
  const done = Array.from({ length: heads }, (_, head) => ({
    team,
    deal: number,
    target,
    marks: reached.map((marks, at) =>
      at === team ? all.slice(head * target, (head + 1) * target) : head === 0 ? marks : [],
    ),
  }))
  return { marks: kept, finished: [...slate.finished, ...done] }
}

/** What there is to see after a deal: a head that it finished stays until the next deal is written. */
export type SlateView = {
  readonly marks: readonly Marks[]
  readonly target: GermanRules['target']
  /** The team that has just finished its head. */
  readonly winner: number | null
  /** The last deal: its strokes are the newest. null: nothing is written yet. */
  readonly deal: number | null
}

export function viewOf(slate: Slate, last: SlateDeal | null, rules: GermanRules): SlateView {
  const done = last === null ? undefined : slate.finished.find((head) => head.deal === last.number)
  const deal = last?.number ?? null
  if (done) return { marks: done.marks, target: done.target, winner: done.team, deal }
  return { marks: rules.teams.map((_, team) => slate.marks[team] ?? []), target: rules.target, winner: null, deal }
}

/** How many strokes of a head the last deal made. */
export const newestOf = (marks: Marks, deal: number | null): number => marks.filter((mark) => mark === deal).length
