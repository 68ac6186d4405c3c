import { ZERO } from '../cents'
import { carriedLines, worthOf, type Bill } from './bill'
import type { PlayedRelative, RelativeDeal, Standing, Target } from './relative'

type Part = Omit<PlayedRelative, 'dealer' | 'after'> & { readonly carried: number }

/** A deal that is played for strokes: who gets them, and whether they finish the game. */
export function tallied(
  deal: RelativeDeal,
  bill: Bill | null,
  target: Target,
  before: Standing,
  players: number,
): Part {
  const result = bill?.result ?? null
  const lines = result === null ? [] : [...(bill?.lines ?? []), ...carriedLines(before)]
  const worth = worthOf(lines)
  const side = deal.side ?? 0
  const winner = result === null ? null : result.side === 'own' ? side : 1 - side
  const counts = winner === null || !target.against ? winner : 1 - winner
  const made = deal.byHand ?? before.tally.map((_, at) => (at === counts ? worth : 0))
  const carried = result === null ? before.carried + (bill?.carries ? 1 : 0) : 0
  return {
    winner: result?.side ?? null,
    level: result?.level ?? 'plain',
    worth,
    lines,
    made,
    ...reached(made, target, before),
    scores: Array.from({ length: players }, () => ZERO),
    stock: ZERO,
    carried,
  }
}

/**
 * Whoever reaches the target has finished the game, and all begin again; strokes beyond it are dropped. Only strokes by
 * hand can bring both there at once: then the highest tally has it, of equal ones the first side.
 */
function reached(made: readonly number[], target: Target, before: Standing) {
  const tally = before.tally.map((strokes, side) => strokes + (made[side] ?? 0))
  const most = Math.max(...tally)
  if (most < target.strokes) return { tally, games: before.games, matches: before.matches, doneBy: null }
  const first = tally.indexOf(most)
  const doneBy = target.against ? 1 - first : first
  const none = tally.map(() => 0)
  const games = before.games.map((won, side) => (side === doneBy ? won + 1 : won))
  const isMatch = target.gamesInMatch !== null && (games[doneBy] ?? 0) >= target.gamesInMatch
  return {
    tally: none,
    games: isMatch ? none : games,
    matches: before.matches.map((won, side) => (isMatch && side === doneBy ? won + 1 : won)),
    doneBy,
  }
}
