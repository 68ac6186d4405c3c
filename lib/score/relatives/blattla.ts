import { defined } from './defined'
import { add, doublingLines, times, when } from './bill'
import { resultOf } from './result'

const price = { least: 0, most: 1_000_000, step: 5, money: true } as const

/**
 * Blattla: Schafkopf for beginners. Only Herz is trump, a called ace finds the partner, and it is paid for as Bavarian
 * Schafkopf is: 61 against 60, Schneider at 30 against 29; a Tout knows neither Schneider nor Schwarz (Wikipedia de).
 */
export const blattla = defined({
  name: 'blattla',
  players: 4,
  sides: null,
  total: 120,
  customs: {
    unit: { options: ['cent', 'point'] },
    rufPrice: { ...price, usual: 20 },
    soloPrice: { ...price, usual: 50 },
    extraPrice: { ...price, usual: 10 },
    laufendeFrom: { options: [0, 3, 2] },
    doublings: { options: [1, 0, 2, 4] },
  },
  contracts: () => ['ruf', 'solo'],
  cards: () => ({ pack: 32, pictures: [], trump: 'herz' }),
  asks: ({ laufendeFrom, doublings }) => [
    { ask: 'contract', options: ['ruf', 'solo'] },
    { ask: 'declarer' },
    { ask: 'partner', alone: ['solo'] },
    { ask: 'result', tricks: true },
    { ask: 'flag', key: 'tout' },
    ...(laufendeFrom > 0 ? [{ ask: 'count', key: 'laufende', least: laufendeFrom, most: 8 } as const] : []),
    ...(doublings > 0 ? [{ ask: 'count', key: 'doublings', least: 1, most: doublings } as const] : []),
  ],
  target: () => null,
  bill: (deal, { rufPrice, soloPrice, extraPrice: extra }) => {
    const { tout = false, laufende = 0 } = deal
    const result = resultOf(deal, { total: 120, winsAt: 61, schneider: { own: 30, other: 29 } })
    // Of a Tout no level can be told.
    const level = result?.level
    return {
      result,
      lines: [
        add('win', deal.contract === 'solo' ? soloPrice : rufPrice),
        ...when(level === 'schneider' || level === 'schwarz', add('schneider', extra)),
        ...when(level === 'schwarz', add('schwarz', extra)),
        ...when(laufende > 0, { ...add('laufende', laufende * extra), count: laufende }),
        ...when(tout, times('tout', 2)),
        ...doublingLines(deal),
      ],
    }
  },
})
