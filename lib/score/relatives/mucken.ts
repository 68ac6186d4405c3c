import { CROSSWISE, defined } from './defined'
import { add, doublingLines, times, when } from './bill'
import { resultOf, type Result } from './result'
import type { Level } from '../level'
import type { RelativeDeal, RelativeLine } from './relative'

const worth = { least: 1, most: 10, step: 1, usual: 1 } as const
const STEPS: Readonly<Record<Level, number>> = { plain: 0, schneider: 1, schwarz: 2 }

/**
 * Mucken, of Upper Franconia: always two against two, and only the winners write, to 21 or 31. A lost game is a Bobbl,
 * several make a Hänger. The side that plays wins with 61, is Schneider with 30, and makes Schneider with 91; the others
 * win with 60, are Schneider with 29, and make Schneider with 90 (Wikipedia de). What each game is worth differs from
 * village to village, and no source that was read says it: so all of that is a custom.
 */
export const mucken = defined({
  name: 'mucken',
  players: 4,
  sides: CROSSWISE,
  total: 120,
  customs: {
    pack: { options: [24, 32] },
    target: { options: [21, 31] },
    geier: { options: ['on', 'off'] },
    muckWorth: worth,
    wenzWorth: worth,
    geierWorth: worth,
    levels: { options: ['add', 'double'] },
    announced: { options: ['add', 'double', 'same'] },
    beaten: { options: ['same', 'double'] },
    match: { options: [2, 3, 4, 0] },
    doublings: { options: [0, 1, 2, 4] },
  },
  contracts: ({ geier }) => (geier === 'on' ? ['muck', 'wenz', 'geier'] : ['muck', 'wenz']),
  cards: ({ pack }, contract = 'muck') => {
    if (contract === 'muck') return { pack, pictures: ['ober', 'unter'], trump: 'herz' }
    return { pack, pictures: [contract === 'wenz' ? 'unter' : 'ober'], trump: null }
  },
  asks: ({ geier, doublings }) => [
    { ask: 'contract', options: geier === 'on' ? ['muck', 'wenz', 'geier'] : ['muck', 'wenz'] },
    { ask: 'side' },
    { ask: 'result', tricks: true },
    { ask: 'announced' },
    ...(doublings > 0 ? [{ ask: 'count', key: 'doublings', least: 1, most: doublings } as const] : []),
  ],
  target: ({ target, match }) => ({ strokes: target, against: false, gamesInMatch: match === 0 ? null : match }),
  bill: (deal, { muckWorth, wenzWorth, geierWorth, levels, announced, beaten }) => {
    const made = resultOf(deal, { total: 120, winsAt: 61, schneider: { own: 30, other: 29 } })
    const result = asAnnounced(made, deal)
    if (result === null) return { result, lines: [] }
    const price = deal.contract === 'wenz' ? wenzWorth : deal.contract === 'geier' ? geierWorth : muckWorth
    // An announced game that is beaten costs what it would have brought.
    const level =
      deal.announced !== undefined && STEPS[deal.announced] > STEPS[result.level] ? deal.announced : result.level
    return {
      result,
      lines: [
        add('win', price),
        ...when(level !== 'plain', step('schneider', levels)),
        ...when(level === 'schwarz', step('schwarz', levels)),
        ...when(deal.announced !== undefined && announced !== 'same', step('announced', announced)),
        ...when(result.side === 'other' && beaten === 'double', times('beaten', 2)),
        ...doublingLines(deal),
      ],
    }
  },
})

const step = (code: RelativeLine['code'], by: 'add' | 'double' | 'same'): RelativeLine =>
  by === 'double' ? times(code, 2) : add(code, 1)

/** What was announced is made, or the others have won: with 30 card points against Schneider, with a trick against Schwarz. */
function asAnnounced(made: Result, { announced, won }: RelativeDeal): Result {
  if (made === null || announced === undefined || made.side === 'other') return made
  if (STEPS[made.level] >= STEPS[announced]) return made
  // Who says that it was won says that it was made as announced.
  return won === true ? { side: 'own', level: announced } : { side: 'other', level: 'plain' }
}
