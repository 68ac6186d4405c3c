import { CONTRACTS } from '../contract'
import { laufendeLimit } from '../laufende'
import type { Rules } from '../rules'
import type { Known } from './place'
import type { Reading } from './reading'

/** More Kontra or knocks than this there never are: Hirsch, and one knock for each of four. */
const MOST = 4
/** The pack that has the most Laufende: what it cannot have, none can. */
const LARGEST = { pack: 32, seats: 4 } as const

/** What raises the stake: Laufende, knocks, Kontra. */
export function judgeDoublings({ sound, fault }: Reading, rules: Rules | null, { plays }: Known): void {
  const { laufende, knocks, kontra } = sound
  if (kontra !== undefined && (kontra < 0 || kontra > (rules?.kontra.max ?? MOST))) {
    fault('kontra_out_of_range', 'kontra')
  }
  if (knocks) {
    const twice = new Set(knocks).size < knocks.length
    if (twice || knocks.length > (rules?.klopfen.max ?? MOST)) fault('knocks_out_of_range', 'knocks')
    if (!knocks.every(plays)) fault('seat_not_playing', 'knocks')
  }
  const contract = CONTRACTS.find((known) => known === sound.contract)
  if (laufende && contract) {
    const side = laufende.mit ? 'mit' : laufende.ohne ? 'ohne' : 'mit' in laufende ? 'mit' : 'ohne'
    const held = laufende[side] ?? 0
    const limit = laufendeLimit(contract, rules ?? LARGEST)
    if (held < 1 || (limit && held > limit[side])) fault('laufende_out_of_range', 'laufende')
  }
}
