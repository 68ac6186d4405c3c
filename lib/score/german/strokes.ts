import type { Level } from '../level'
import { cardPointsOf } from './variants'
import type { ChosenDeal } from './deal'
import type { GermanRules } from './rules'

/** Which side won a deal, the one that named trumps or the other, and how clearly. */
export type Win = { readonly side: 'choosers' | 'others'; readonly level: Level }

/** The win that a deal says, or null for a draw (half the card points each) that nobody loses. */
export function winOf(deal: ChosenDeal, rules: GermanRules): Win | null {
  if ('won' in deal) return { side: deal.won ? 'choosers' : 'others', level: deal.level ?? 'plain' }
  const all = cardPointsOf(rules.variant)
  if (deal.cardPoints * 2 === all) return rules.sixty === 'chooserLoses' ? { side: 'others', level: 'plain' } : null
  const side = deal.cardPoints * 2 > all ? 'choosers' : 'others'
  const winners = side === 'choosers' ? deal.cardPoints : all - deal.cardPoints
  return { side, level: deal.schwarz ? 'schwarz' : levelOf(side, winners / all, rules.ninety) }
}

/** Schneider is more than three quarters; what exactly three quarters are, no old rule book says: each table decides. */
function levelOf(side: Win['side'], share: number, ninety: GermanRules['ninety']): Level {
  if (share !== 0.75) return share > 0.75 ? 'schneider' : 'plain'
  if (ninety === 'modern') return side === 'others' ? 'schneider' : 'plain'
  return ninety === 'schneider' ? 'schneider' : 'plain'
}

/**
 * Strokes for a win. To beat the chooser counts twice, unless he had to play: then it counts as if one had chosen.
 * A Schwarz draws a whole head.
 */
export function strokesFor(win: Win, forced: boolean, target: number): number {
  if (win.level === 'schwarz') return target
  const once = win.level === 'schneider' ? 2 : 1
  return win.side === 'others' && !forced ? once * 2 : once
}
