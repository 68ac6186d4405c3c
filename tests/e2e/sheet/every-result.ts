import type { Deal } from '@/lib/score'

/** How a deal can end, in an order in which each is a few taps from the one before. */
export type End =
  | { readonly won: boolean; readonly level?: 'schneider' | 'schwarz' }
  | { readonly tout: 'won' | 'lost' }
  | { readonly cardPoints: number; readonly schwarz?: true }

const TOLD: readonly End[] = [
  { won: true },
  { won: false },
  { won: false, level: 'schneider' },
  { won: true, level: 'schneider' },
  { won: true, level: 'schwarz' },
  { won: false, level: 'schwarz' },
]
const TOUTS: readonly End[] = [{ tout: 'lost' }, { tout: 'won' }]
const COUNTED: readonly End[] = [
  { cardPoints: 61 },
  { cardPoints: 0, schwarz: true },
  { cardPoints: 120, schwarz: true },
]
const PAIRS: readonly End[] = [...TOLD, ...COUNTED]
const SOLOS: readonly End[] = [...TOLD, ...TOUTS, ...COUNTED]

/** A contract with much that makes it dearer, and all the ways in which it can end. */
export type Ending = { readonly first: Deal; readonly then: readonly End[] }

const ending = (deal: Deal, [, ...then]: readonly End[]): Ending => ({ first: deal, then })

export const ENDINGS: readonly Ending[] = [
  ending(
    {
      contract: 'rufspiel',
      suit: 'schellen',
      declarer: 0,
      partner: 3,
      laufende: { ohne: 3 },
      knocks: [0, 1, 2, 3],
      kontra: 2,
      muss: true,
      won: true,
    },
    PAIRS,
  ),
  ending(
    { contract: 'hochzeit', declarer: 1, partner: 2, laufende: { mit: 4 }, knocks: [1], kontra: 1, won: true },
    PAIRS,
  ),
  ending({ contract: 'kreuz', declarer: 2, laufende: { mit: 3 }, kontra: 2, knocks: [3], won: true }, PAIRS),
  ending(
    {
      contract: 'farbsolo',
      suit: 'herz',
      declarer: 3,
      laufende: { mit: 5 },
      knocks: [0],
      kontra: 1,
      won: true,
      note: 'nass',
    },
    SOLOS,
  ),
  ending({ contract: 'wenz', declarer: 0, laufende: { mit: 4 }, kontra: 2, won: true }, SOLOS),
  ending({ contract: 'geier', declarer: 1, laufende: { ohne: 2 }, knocks: [2], won: true }, SOLOS),
  ending({ contract: 'farbwenz', suit: 'eichel', declarer: 2, laufende: { mit: 3 }, kontra: 1, won: true }, SOLOS),
  ending({ contract: 'farbgeier', suit: 'gras', declarer: 3, laufende: { ohne: 4 }, knocks: [1, 3], won: true }, SOLOS),
  ending({ contract: 'bettel', declarer: 1, won: true, kontra: 2, knocks: [0] }, TOLD.slice(0, 2)),
  ...(
    [
      { contract: 'farbsolo', suit: 'gras', declarer: 0, sie: true, knocks: [3] },
      { contract: 'ramsch', ramsch: { loser: 0, jungfrauen: [1, 3] }, knocks: [2] },
      { contract: 'ramsch', ramsch: { cardPoints: [60, 31, 0, 29], jungfrauen: [2] } },
      { contract: 'ramsch', ramsch: { cardPoints: [50, 50, 13, 7], loser: 1 }, knocks: [0] },
      { contract: 'ramsch', ramsch: { cardPoints: [0, 120, 0, 0], durchmarsch: 1 } },
      { contract: 'ramsch', ramsch: { durchmarsch: 3 }, bock: 8 },
      { contract: 'passed', knocks: [1] },
      { contract: 'manual', scores: [12345, -345, -12000, 0], note: 'x', dealer: 2 },
    ] as const satisfies readonly Deal[]
  ).map((first) => ({ first, then: [] })),
]

/** The deal with another end. */
export function ended(deal: Deal, end: End): Deal {
  const { won: _won, ...rest } = deal as Deal & { won?: boolean }
  return { ...rest, ...end } as Deal // an end of the list of its own contract
}
