import { CROSSWISE, defined } from './defined'
import { add, levelLines, times, when } from './bill'
import { resultOf, type Measure } from './result'
import type { RelativeDeal, Standing } from './relative'
import type { RelativeName } from './names'

/** Card points that are enough for the side that has the chalk (erfweiler2.de). */
const CHALK_WINS_AT = 42

type ChalkRules = {
  readonly chalk: 'near' | 'leader' | 'named' | 'off'
  readonly half: 'chooserLoses' | 'void' | 'carry'
  readonly schneiderAt: 30 | 29
  readonly win: number
  readonly target: number
}

/**
 * The side that has the chalk: the one that is about to win. The sources do not say when that is: when one plain win is
 * all that is missing, when it leads, or when the table says so.
 */
export function chalkOf({ chalk }: RelativeDeal, rules: ChalkRules, { tally }: Standing): number | null {
  if (rules.chalk === 'named') return chalk ?? null
  if (rules.chalk === 'off') return null
  const most = Math.max(...tally)
  const leads = tally.filter((strokes) => strokes === most).length === 1
  return leads && (rules.chalk === 'leader' || most + rules.win >= rules.target) ? tally.indexOf(most) : null
}

function measure(holder: number | null, side: number, rules: ChalkRules): Measure {
  const schneider = { own: rules.schneiderAt, other: rules.schneiderAt }
  if (holder !== null) {
    const winsAt = holder === side ? CHALK_WINS_AT : 120 - CHALK_WINS_AT + 1
    return { total: 120, winsAt, schneider }
  }
  return { total: 120, winsAt: 61, schneider, ...(rules.half !== 'chooserLoses' && { drawAt: 60 }) }
}

/**
 * The two village games of the Palatinate: Jacks above a named suit, whoever holds most trumps names it, 20 strokes win
 * (erfweiler2.de; Martin and McLeod, The Playing-Card 47/3). How many strokes a deal brings was not to be found, so the
 * numbers are customs; the usual ones are those of the old German game they come from.
 */
export const chalkGame = (name: RelativeName) =>
  defined({
    name,
    players: 4,
    sides: CROSSWISE,
    total: 120,
    customs: {
      target: { options: [20] },
      win: { least: 1, most: 5, step: 1, usual: 1 },
      schneiderMore: { least: 0, most: 5, step: 1, usual: 1 },
      schwarzMore: { least: 0, most: 20, step: 1, usual: 1 },
      beaten: { options: ['double', 'same'] },
      solo: { options: ['double', 'same'] },
      half: { options: ['chooserLoses', 'void', 'carry'] },
      schneiderAt: { options: [30, 29] },
      chalk: { options: ['near', 'leader', 'named', 'off'] },
    },
    cards: () => ({ pack: 32, pictures: ['unter'], trump: 'named' }),
    asks: ({ chalk }) => [
      { ask: 'side' },
      { ask: 'result', tricks: true },
      { ask: 'flag', key: 'solo' },
      ...(chalk === 'named' ? [{ ask: 'chalk' } as const] : []),
    ],
    target: ({ target }) => ({ strokes: target, against: false, gamesInMatch: null }),
    bill: (deal, rules, before) => {
      const holder = chalkOf(deal, rules, before)
      const result = resultOf(deal, measure(holder, deal.side ?? 0, rules))
      if (result === null) return { result, lines: [], carries: rules.half === 'carry' }
      const { win, schneiderMore: schneider, schwarzMore: schwarz, beaten, solo } = rules
      return {
        result,
        lines: [
          ...when(holder !== null && deal.cardPoints !== undefined, { ...add('chalk', CHALK_WINS_AT), kind: 'note' }),
          ...levelLines(result.level, { win, schneider, schwarz }),
          ...when(result.side === 'other' && beaten === 'double', times('beaten', 2)),
          ...when(deal.solo === true && solo === 'double', times('solo', 2)),
        ],
      }
    },
  })
