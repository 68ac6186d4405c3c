import { CROSSWISE, defined } from './defined'
import { doublingLines, levelLines } from './bill'
import { resultOf } from './result'

/**
 * Bierkopf, of Bamberg: fixed sides, 61 wins, both are free of Schneider with 30, and no card points at all are
 * Schwarz: 1, 2 or 3 strokes, to 21 (Franken-Wiki). Doubling before the deal: gamerules.com. Bolln are the old way: the
 * losers get the strokes, and whoever has 21 of them has lost.
 */
export const bierkopf = defined({
  name: 'bierkopf',
  players: 4,
  sides: CROSSWISE,
  total: 120,
  customs: {
    pack: { options: [20, 24] },
    target: { options: [21] },
    written: { options: ['wins', 'bolln'] },
    half: { options: ['carry', 'void'] },
    schwarzIs: { options: ['points', 'tricks'] },
    doublings: { options: [0, 1, 2, 4] },
  },
  cards: ({ pack }) => ({ pack, pictures: ['ober', 'unter'], trump: 'herz' }),
  asks: ({ schwarzIs, doublings }) => [
    { ask: 'side' },
    { ask: 'result', tricks: schwarzIs === 'tricks' },
    ...(doublings > 0 ? [{ ask: 'count', key: 'doublings', least: 1, most: doublings } as const] : []),
  ],
  target: ({ target, written }) => ({ strokes: target, against: written === 'bolln', gamesInMatch: null }),
  bill: (deal, { half, schwarzIs }) => {
    const result = resultOf(deal, {
      total: 120,
      winsAt: 61,
      drawAt: 60,
      schneider: { own: 29, other: 29 },
      schwarzByPoints: schwarzIs === 'points',
    })
    if (result === null) return { result, lines: [], carries: half === 'carry' }
    const worth = levelLines(result.level, { win: 1, schneider: 1, schwarz: 1 })
    return { result, lines: [...worth, ...doublingLines(deal)] }
  },
})
