import { doublingLines, levelLines } from './bill'
import { defined } from './defined'
import { resultOf } from './result'

/**
 * Officers' Schafkopf, for two: half of the cards lie open on the table. The non-dealer names the game, the dealer may
 * double, and a doubling may be answered (Wikipedia en). What a win brings was not to be found: customs, as are strokes
 * or money.
 */
export const officers = defined({
  name: 'officers',
  players: 2,
  sides: [[0], [1]],
  total: 120,
  customs: {
    counting: { options: ['strokes', 'money'] },
    target: { options: [21, 12] },
    unit: { options: ['cent', 'point'] },
    price: { least: 0, most: 1_000_000, step: 5, usual: 10, money: true },
    win: { least: 1, most: 5, step: 1, usual: 1 },
    schneiderMore: { least: 0, most: 5, step: 1, usual: 1 },
    schwarzMore: { least: 0, most: 12, step: 1, usual: 1 },
    half: { options: ['chooserLoses', 'void'] },
    doublings: { options: [2, 0, 1, 4] },
  },
  contracts: () => ['solo', 'wenz'],
  cards: (_rules, contract = 'solo') =>
    contract === 'wenz'
      ? { pack: 32, pictures: ['unter'], trump: null }
      : { pack: 32, pictures: ['ober', 'unter'], trump: 'named' },
  asks: ({ doublings }) => [
    { ask: 'contract', options: ['solo', 'wenz'] },
    { ask: 'side' },
    { ask: 'result', tricks: true },
    ...(doublings > 0 ? [{ ask: 'count', key: 'doublings', least: 1, most: doublings } as const] : []),
  ],
  target: ({ counting, target }) =>
    counting === 'money' ? null : { strokes: target, against: false, gamesInMatch: null },
  bill: (deal, { counting, price, win, schneiderMore, schwarzMore, half }) => {
    const result = resultOf(deal, {
      total: 120,
      winsAt: 61,
      schneider: { own: 30, other: 29 },
      ...(half === 'void' && { drawAt: 60 }),
    })
    if (result === null) return { result, lines: [] }
    const each = counting === 'money' ? price : 1
    const worth = { win: win * each, schneider: schneiderMore * each, schwarz: schwarzMore * each }
    return { result, lines: [...levelLines(result.level, worth), ...doublingLines(deal)] }
  },
})
