/** Two against two; the partner is called, found, or sits opposite. */
export const PAIR_CONTRACTS = ['rufspiel', 'hochzeit', 'kreuz'] as const
/** One against the rest. */
export const SOLO_CONTRACTS = ['farbsolo', 'wenz', 'geier', 'farbwenz', 'farbgeier', 'bettel'] as const
/** Every way a deal can be played, thrown in, or written by hand. */
export const CONTRACTS = [...PAIR_CONTRACTS, ...SOLO_CONTRACTS, 'ramsch', 'passed', 'manual'] as const

export type PairContract = (typeof PAIR_CONTRACTS)[number]
export type SoloContract = (typeof SOLO_CONTRACTS)[number]
export type Contract = (typeof CONTRACTS)[number]

export const isPair = (contract: Contract): contract is PairContract =>
  contract === 'rufspiel' || contract === 'hochzeit' || contract === 'kreuz'

/** Contracts whose Laufende have limits of their own; `hochzeit` and `kreuz` count as `rufspiel`. */
export const RUNNER_CONTRACTS = ['rufspiel', 'farbsolo', 'wenz', 'geier', 'farbwenz', 'farbgeier'] as const
