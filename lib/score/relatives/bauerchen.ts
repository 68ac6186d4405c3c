import { CROSSWISE, defined } from './defined'
import { add, levelLines, times, when } from './bill'
import { resultOf, type Measure } from './result'
import type { RelativeDeal } from './relative'

/** Those of the cards, and ten for the last trick. */
const TOTAL = 130

/**
 * Bauerchen, of Kaiserslautern: twenty cards, four Jacks above the trump suit, ten more card points for the last trick,
 * King and Queen are a meld; twelve strokes are a round, two rounds a Stein (Wikipedia). What a round's strokes are made
 * of, and what a meld is worth, was not to be found: customs.
 */
export const bauerchen = defined({
  name: 'bauerchen',
  players: 4,
  sides: CROSSWISE,
  total: TOTAL,
  customs: {
    target: { options: [12] },
    win: { least: 1, most: 5, step: 1, usual: 1 },
    schneiderMore: { least: 0, most: 5, step: 1, usual: 1 },
    schwarzMore: { least: 0, most: 12, step: 1, usual: 1 },
    beaten: { options: ['same', 'double'] },
    melds: { options: ['points', 'strokes', 'off'] },
    meldPoints: { options: [20, 10, 40] },
    half: { options: ['chooserLoses', 'void', 'carry'] },
    schneiderAt: { options: [32, 30] },
    match: { options: [2] },
  },
  cards: () => ({ pack: 20, pictures: ['unter'], trump: 'named', lastTrick: 10 }),
  asks: ({ melds }) => [
    { ask: 'side' },
    { ask: 'result', tricks: true },
    ...(melds === 'off' ? [] : [{ ask: 'melds', most: 4 } as const]),
  ],
  target: ({ target, match }) => ({ strokes: target, against: false, gamesInMatch: match }),
  bill: (deal, rules) => {
    const mine = deal.melds?.[deal.side ?? 0] ?? 0
    const theirs = deal.melds?.[1 - (deal.side ?? 0)] ?? 0
    const result = resultOf(deal, measure(rules, (mine - theirs) * rules.meldPoints))
    if (result === null) return { result, lines: [], carries: rules.half === 'carry' }
    const { win, schneiderMore: schneider, schwarzMore: schwarz, beaten, melds } = rules
    const shown = result.side === 'own' ? mine : theirs
    return {
      result,
      lines: [
        ...levelLines(result.level, { win, schneider, schwarz }),
        ...when(result.side === 'other' && beaten === 'double', times('beaten', 2)),
        ...when(melds === 'strokes' && shown > 0, { ...add('melds', shown), count: shown }),
        ...when(melds === 'points' && mine + theirs > 0, { ...meldNote(deal, rules.meldPoints) }),
      ],
    }
  },
})

const meldNote = ({ melds = [] }: RelativeDeal, each: number) => {
  const count = melds.reduce((sum, shown) => sum + shown, 0)
  return { code: 'melds', kind: 'note', value: each, count } as const
}

type Rules = {
  readonly melds: 'points' | 'strokes' | 'off'
  readonly half: 'chooserLoses' | 'void' | 'carry'
  readonly schneiderAt: 32 | 30
}

/** With the points of more melds a side needs fewer of its cards. Schneider is asked of the cards alone. */
function measure({ melds, half, schneiderAt }: Rules, ahead: number): Measure {
  const even = (TOTAL - (melds === 'points' ? ahead : 0)) / 2
  return {
    total: TOTAL,
    winsAt: even + 1,
    schneider: { own: schneiderAt, other: schneiderAt },
    ...(half !== 'chooserLoses' && { drawAt: even }),
  }
}
