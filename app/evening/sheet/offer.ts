import { isPlayable, limitsOf, type Contract, type Rules, type RunnerGroup, type Seat, type Suit } from '@/lib/score'
import type { RunnerLimits } from './amount-moves'
import { NO_RESULT, emptyRamsch, type Draft, type Result } from './draft'
import { isDeclared } from './facts'

/** What the sheet asks for this contract at this table. What is not offered cannot be entered. */
export type Offer = {
  readonly suits: readonly Suit[]
  /** Without a suit the deal has no price or no name. */
  readonly suitNeeded: boolean
  readonly declarer: boolean
  readonly partner: boolean
  /** Card points, Schneider and schwarz. */
  readonly counted: boolean
  readonly tout: boolean
  readonly sie: boolean
  readonly runners: RunnerLimits | null
  readonly knocks: number
  readonly kontra: number
  readonly muss: boolean
  readonly jungfrauen: boolean
  readonly durchmarsch: boolean
}

/** What is asked for a contract. `sie`: the deal is a Sie, which knows neither Laufende nor Kontra. */
export function offerOf(contract: Contract, rules: Rules, sie = false): Offer {
  const { laufende, kontra, knocks, ...limits } = limitsOf(contract, rules)
  const group = rules.laufende.counts === 'off' || sie ? null : runnerGroup(contract)
  return {
    suits: limits.suits,
    suitNeeded: limits.suitNeeded,
    declarer: isDeclared(contract),
    partner: limits.partner,
    counted: isDeclared(contract) && contract !== 'bettel',
    tout: limits.tout,
    sie: limits.sie,
    runners: laufende !== null && group !== null ? { ...laufende, from: rules.laufende.from[group] } : null,
    knocks: knocksMatter(contract, rules) ? knocks : 0,
    kontra: sie ? 0 : kontra,
    muss: limits.muss,
    jungfrauen: contract === 'ramsch' && rules.ramsch.jungfrau !== 'off',
    durchmarsch: limits.durchmarsch,
  }
}

/** Knocks double what is played, and what a thrown-in deal brings the stock where the table has it so. */
function knocksMatter(contract: Contract, { stock }: Rules): boolean {
  if (contract === 'manual') return false
  return contract !== 'passed' || (stock.stake > 0 && stock.doubledByKnocks)
}

/** Under which name the rules speak of a contract's Laufende; two against two all count as `rufspiel`. */
function runnerGroup(contract: Contract): RunnerGroup | null {
  switch (contract) {
    case 'farbsolo':
      return 'solo'
    case 'wenz':
    case 'geier':
    case 'farbwenz':
    case 'farbgeier':
      return contract
    case 'rufspiel':
    case 'hochzeit':
    case 'kreuz':
      return 'rufspiel'
    case 'bettel':
    case 'ramsch':
    case 'passed':
    case 'manual':
      return null
  }
}

/** Contracts of this table: those one tap away, and the rest. */
export function contractsOf(rules: Rules): { readonly first: readonly Contract[]; readonly more: readonly Contract[] } {
  const usual: readonly Contract[] =
    rules.seats === 4 ? ['rufspiel', 'farbsolo', 'wenz', 'geier'] : ['farbsolo', 'wenz', 'geier', 'ramsch']
  const order: readonly Contract[] = [
    'farbwenz',
    'farbgeier',
    'bettel',
    'ramsch',
    'hochzeit',
    'kreuz',
    'passed',
    'manual',
  ]
  return { first: usual, more: order.filter((contract) => isPlayable(contract, rules) && !usual.includes(contract)) }
}

/** The result as far as it can be one of this contract. */
function fittingResult(result: Result, offer: Offer): Result {
  if (!offer.declarer) return NO_RESULT
  if (result.by === 'tout' && !offer.tout) return { by: 'told', won: result.won, level: 'plain' }
  if (result.by === 'sie' && !offer.sie) return NO_RESULT
  if (result.by === 'counted' && !offer.counted) return NO_RESULT
  if (result.by === 'told' && !offer.counted) return { ...result, level: 'plain' }
  return result
}

/** Another contract on the same sheet: what still fits is kept, the rest is dropped. */
export function chooseContract(draft: Draft, contract: Contract, rules: Rules): Draft {
  const offer = offerOf(contract, rules)
  const result = fittingResult(draft.result, offer)
  const { runners, kontra, knocks } = offerOf(contract, rules, result.by === 'sie')
  const laufende = runners === null ? 0 : Math.max(-runners.ohne, Math.min(runners.mit, draft.laufende))
  return {
    ...draft,
    contract,
    suit: draft.suit !== null && offer.suits.includes(draft.suit) ? draft.suit : null,
    declarer: offer.declarer ? draft.declarer : null,
    partner: offer.partner ? draft.partner : null,
    result,
    laufende: laufende === 0 ? 0 : laufende,
    knocks: draft.knocks.slice(0, knocks),
    kontra: Math.min(kontra, draft.kontra),
    muss: offer.muss && draft.muss,
    ramsch: contract === 'ramsch' ? draft.ramsch : emptyRamsch(draft.scores.length),
    scores: contract === 'manual' ? draft.scores : draft.scores.map(() => null),
  }
}

/** Who plays is another round: the roles of those who now sit out are free. */
export function seated(draft: Draft, playing: readonly Seat[]): Draft {
  const held = (seat: Seat | null) => (seat !== null && playing.includes(seat) ? seat : null)
  const { ramsch } = draft
  return {
    ...draft,
    declarer: held(draft.declarer),
    partner: held(draft.partner),
    knocks: draft.knocks.filter((seat) => playing.includes(seat)),
    ramsch: {
      cardPoints: ramsch.cardPoints.map((points, seat) => (playing.includes(seat) ? points : null)),
      jungfrauen: ramsch.jungfrauen.filter((seat) => playing.includes(seat)),
      loser: held(ramsch.loser),
      durchmarsch: held(ramsch.durchmarsch),
    },
  }
}
