import type { SessionId } from '../table'

/** Games in a row within one evening, by their numbers; deals in between that nobody can win do not break it. */
export type Run = { readonly session: SessionId; readonly length: number; readonly from: number; readonly to: number }

/** Someone's longest runs so far, and the one that still goes on. */
export type Runs = { won: Run | null; lost: Run | null; now: number; from: number }

export const noRuns = (): Runs => ({ won: null, lost: null, now: 0, from: 0 })

/** One game more, won (1) or lost (−1). Changes the runs that it is given. */
export function runOn(runs: Runs, result: number, session: SessionId, number: number): void {
  const goesOn = runs.now * result > 0
  runs.now = goesOn ? runs.now + result : result
  if (!goesOn) runs.from = number
  const length = Math.abs(runs.now)
  const key = result > 0 ? 'won' : 'lost'
  if (length > (runs[key]?.length ?? 0)) runs[key] = { session, length, from: runs.from, to: number }
}
