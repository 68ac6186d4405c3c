import { LEVELS, type Level } from '../level'
import type { Contract } from './contract'
import type { Deal } from './deal'
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
export function thresholdsOf(
  deal: { readonly contract: Contract; readonly muss?: boolean; readonly kontra?: number },
  rules: Rules,
): Thresholds {
  const forced = deal.muss === true && rules.muss.winsAt === 60
  const takenOver = rules.kontra.takesOver && (deal.kontra ?? 0) % 2 === 1
  if (forced || takenOver) return EASED
  const { declarersFreeAt, defendersFreeAt } = rules.schneider
  return { winsAt: 61, declarersFreeAt, defendersFreeAt }
}

/** How a deal with a declarer ended; null for one that has none, and for a Kreuz that is void. */
export function outcomeOf(deal: Deal, rules: Rules): Result | null {
  switch (deal.contract) {
    case 'rufspiel':
    case 'hochzeit':
    case 'kreuz':
    case 'farbsolo':
    case 'wenz':
    case 'geier':
    case 'farbwenz':
    case 'farbgeier':
      if ('sie' in deal && deal.sie) return WON.plain
      if ('tout' in deal && deal.tout) return deal.tout === 'won' ? WON.plain : LOST.plain
      if ('won' in deal) return (deal.won ? WON : LOST)[deal.level ?? 'plain']
      return 'cardPoints' in deal ? counted(deal, deal.cardPoints, deal.schwarz === true, rules) : null
    case 'bettel':
      return deal.won ? WON.plain : LOST.plain
    case 'ramsch':
    case 'passed':
    case 'manual':
      return null
  }
}

function counted(
  deal: Parameters<typeof thresholdsOf>[0],
  cardPoints: number,
  noTrick: boolean,
  rules: Rules,
): Result | null {
  if (cardPoints === 60 && deal.contract === 'kreuz' && rules.kreuz.tie === 'void') return null
  const { winsAt, declarersFreeAt, defendersFreeAt } = thresholdsOf(deal, rules)
  const won = cardPoints >= winsAt
  const losers = won ? 120 - cardPoints : cardPoints
  if (noTrick || (losers === 0 && rules.schwarz === 'points')) return (won ? WON : LOST).schwarz
  return (won ? WON : LOST)[losers < (won ? defendersFreeAt : declarersFreeAt) ? 'schneider' : 'plain']
}
