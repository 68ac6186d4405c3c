import { LEVELS, type Level } from '../level'
import type { AnyDeal } from './deal'
import type { Rules } from './rules'

/** How the declaring side fared, and how clearly the losing side lost. */
export type Result = { readonly won: boolean; readonly level: Level }

type Results = Readonly<Record<Level, Result>>
const resultsOf = (won: boolean): Results => {
  const [plain, schneider, schwarz] = LEVELS
  return { plain: { won, level: plain }, schneider: { won, level: schneider }, schwarz: { won, level: schwarz } }
}
const WON = resultsOf(true)
const LOST = resultsOf(false)

/** From how many card points the declaring side wins, and from how many each side is out of Schneider. */
export type Thresholds = {
  readonly winsAt: 60 | 61
  readonly declarersFreeAt: number
  readonly defendersFreeAt: number
}

const EASED: Thresholds = { winsAt: 60, declarersFreeAt: 30, defendersFreeAt: 31 }

/** A forced Rufspiel, and defenders who doubled last and so took the game over, may move all three numbers. */
export function thresholdsOf(deal: { readonly muss?: boolean; readonly kontra?: number }, rules: Rules): Thresholds {
  const forced = rules.muss.winsAt === 60 && deal.muss === true
  const takenOver = rules.kontra.takesOver && (deal.kontra ?? 0) % 2 === 1
  if (forced || takenOver) return EASED
  const { declarersFreeAt, defendersFreeAt } = rules.schneider
  return { winsAt: 61, declarersFreeAt, defendersFreeAt }
}

/** How a deal with a declarer ended; null for one that has none, and for a Kreuz that is void. */
export function outcomeOf(deal: AnyDeal, rules: Rules): Result | null {
  const { cardPoints, won } = deal
  if (cardPoints !== undefined) return counted(deal, cardPoints, rules)
  if (won !== undefined) return (won ? WON : LOST)[deal.level ?? 'plain']
  if (deal.tout) return (deal.tout === 'won' ? WON : LOST).plain
  return deal.sie ? WON.plain : null
}

function counted(deal: AnyDeal, cardPoints: number, rules: Rules): Result | null {
  if (cardPoints === 60 && deal.contract === 'kreuz' && rules.kreuz.tie === 'void') return null
  const { winsAt, declarersFreeAt, defendersFreeAt } = thresholdsOf(deal, rules)
  const won = cardPoints >= winsAt
  const side = won ? WON : LOST
  const losers = won ? 120 - cardPoints : cardPoints
  if (losers === 0 && (rules.schwarz === 'points' || deal.schwarz)) return side.schwarz
  return losers < (won ? defendersFreeAt : declarersFreeAt) ? side.schneider : side.plain
}
