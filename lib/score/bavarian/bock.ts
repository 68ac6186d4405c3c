import type { Contract } from './contract'
import type { Deal } from './deal'
import type { Result } from './outcome'
import type { BockPeriod, Round } from './round'
import type { BockCause, Rules } from './rules'

/** More than this a Bock never multiplies, however many periods fall together: amounts must stay whole numbers. */
const MOST_FACTOR = 2 ** 30

/** The factor of the next deal, and for how many deals Bock still holds. */
export function bockOf(round: Round, rules: Rules): { readonly factor: number; readonly left: number } {
  return { factor: bockFactor(round.bock, rules), left: bockLeft(round.bock, rules) }
}

export const bockFactor = (periods: readonly BockPeriod[], rules: Rules): number => {
  if (periods.length === 0) return 1
  return rules.bock.stack === 'append' ? 2 : Math.min(2 ** periods.length, MOST_FACTOR)
}

const bockLeft = (periods: readonly BockPeriod[], rules: Rules): number =>
  rules.bock.stack === 'append'
    ? periods.reduce((sum, { left }) => sum + left, 0)
    : periods.reduce((most, { left }) => Math.max(most, left), 0)

/** What of a deal matters to the Bock. */
type BockDeal = {
  readonly contract: Contract
  readonly suit?: string
  readonly kontra?: number
  readonly cardPoints?: number
  readonly tout?: string
}

const meets = (cause: BockCause, deal: BockDeal, result: Result | null): boolean => {
  switch (cause) {
    case 'lostKontra': {
      const steps = deal.kontra ?? 0
      // Odd steps are the defenders': they doubled last, and lose when the declaring side wins.
      return steps > 0 && result !== null && result.won === (steps % 2 === 1)
    }
    case 'sixty':
      return deal.cardPoints === 60
    case 'schwarz':
      return result?.level === 'schwarz'
    case 'herzsolo':
      return deal.contract === 'farbsolo' && deal.suit === 'herz'
    case 'tout':
      return deal.tout !== undefined
    case 'passed':
      return deal.contract === 'passed'
  }
}

/** The periods after a deal: all but a thrown-in one use one up, and each cause that it meets opens a new one. */
export function bockAfter(
  periods: readonly BockPeriod[],
  deal: Deal,
  result: Result | null,
  rules: Rules,
  players: number,
): readonly BockPeriod[] {
  const { after, deals, stack } = rules.bock
  const left = periods.length === 0 || deal.contract === 'passed' ? periods : used(periods, rules)
  if (after.length === 0) return left
  const length = deals === 'round' ? players : deals
  const opened = after.filter((cause) => meets(cause, deal, result))
  if (opened.length === 0) return left
  if (stack === 'multiply') return [...left, ...opened.map(() => ({ left: length }))]
  // One after the other is as good as one long period, and an evening of many causes stays short.
  return [{ left: left.reduce((sum, period) => sum + period.left, opened.length * length) }]
}

function used(periods: readonly BockPeriod[], rules: Rules): readonly BockPeriod[] {
  const all = rules.bock.stack === 'multiply'
  const shorter = periods.map(({ left }, index) => ({ left: all || index === 0 ? left - 1 : left }))
  return shorter.filter(({ left }) => left > 0)
}
