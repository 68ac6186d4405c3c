import { defined } from './defined'
import { levelLines, times, when } from './bill'
import { resultOf } from './result'

const price = { least: 0, most: 1_000_000, step: 5, usual: 10, money: true } as const

/**
 * Wendish Schafkopf: whoever holds the two black Queens plays together, alone if one has both: quietly, or with a partner
 * of the wedding. 61 wins, fewer than 30 are Schneider, no trick is Schwarz; prices by agreement, of old out of a common
 * pot (Wikipedia).
 */
export const wendish = defined({
  name: 'wendish',
  players: 4,
  sides: null,
  total: 120,
  customs: {
    pack: { options: [32, 24] },
    unit: { options: ['cent', 'point'] },
    price,
    schneiderPrice: price,
    schwarzPrice: price,
    alone: { options: ['same', 'double'] },
    payment: { options: ['players', 'pot'] },
  },
  cards: ({ pack }) => ({ pack, pictures: ['ober', 'unter'], trump: 'schellen' }),
  asks: () => [{ ask: 'declarer' }, { ask: 'partner', alone: [], free: true }, { ask: 'result', tricks: true }],
  target: () => null,
  fromStock: ({ payment }) => payment === 'pot',
  bill: (deal, { price: win, schneiderPrice: schneider, schwarzPrice: schwarz, alone }) => {
    const result = resultOf(deal, { total: 120, winsAt: 61, schneider: { own: 29, other: 29 } })
    return {
      result,
      lines: [
        ...levelLines(result?.level ?? 'plain', { win, schneider, schwarz }),
        ...when(deal.partner === undefined && alone === 'double', times('alone', 2)),
      ],
    }
  },
})
