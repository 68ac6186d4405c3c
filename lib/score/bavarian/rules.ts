import type { RUNNER_CONTRACTS } from './contract'

export type Unit = 'cent' | 'point'

/** Prices. What is left out follows another price: see `priceOf`. */
export type Tariff = {
  readonly rufspiel: number
  readonly solo: number
  /** Schneider, Schwarz on top of it, and each Laufender, unless they have a price of their own. */
  readonly extra: number
  readonly schneider?: number
  readonly schwarz?: number
  readonly laufende?: number
  readonly wenz?: number
  readonly geier?: number
  readonly farbwenz?: number
  readonly farbgeier?: number
  readonly bettel?: number
  readonly herzsolo?: number
  readonly hochzeit?: number
  readonly kreuz?: number
  readonly ramsch?: number
  readonly durchmarsch?: number
}

/** `solo` stands for `farbsolo` here, as in the tariff. */
export type RunnerGroup = Exclude<(typeof RUNNER_CONTRACTS)[number], 'farbsolo'> | 'solo'
export const BOCK_CAUSES = ['lostKontra', 'sixty', 'schwarz', 'herzsolo', 'tout', 'passed'] as const
export type BockCause = (typeof BOCK_CAUSES)[number]

/** The rules of a table, every key given: what the session file writes as a preset and its differences. */
export type Rules = {
  readonly pack: 32 | 24
  readonly seats: 4 | 3
  readonly unit: Unit
  readonly tariff: Tariff
  readonly rufspielPays: 'paired' | 'each'
  readonly schneider: {
    readonly declarersFreeAt: number
    readonly defendersFreeAt: number
    readonly in: 'all' | 'rufspiel'
  }
  readonly schwarz: 'tricks' | 'points'
  readonly laufende: {
    readonly counts: 'both' | 'winners' | 'ohne' | 'off'
    readonly from: Readonly<Record<RunnerGroup, number>>
    readonly upTo: Readonly<Record<RunnerGroup, number>>
  }
  readonly tout: { readonly factor: number; readonly of: 'all' | 'base'; readonly schneiderSchwarz: boolean }
  readonly sie: { readonly factor: number; readonly laufende: boolean }
  readonly doublings: 'multiply' | 'add'
  readonly klopfen: { readonly max: number }
  readonly kontra: { readonly max: number; readonly takesOver: boolean }
  readonly muss: { readonly winsAt: 60 | 61 }
  readonly kreuz: { readonly tie: 'declarersLose' | 'void' }
  readonly bock: {
    readonly after: readonly BockCause[]
    readonly deals: number | 'round'
    readonly stack: 'append' | 'multiply'
  }
  readonly stock: {
    readonly stake: number
    readonly doubledByKnocks: boolean
    readonly onLoss: 'double' | 'nothing'
    readonly contracts: 'rufspiel' | 'all'
  }
  readonly ramsch: {
    readonly tie: 'ask' | 'share'
    readonly jungfrau: 'doubleAll' | 'doubleOwn' | 'doubleOwnPerCount' | 'off'
    /** A number: also from that many card points. */
    readonly durchmarschAt: 'tricks' | 'off' | number
  }
}

export const PRESETS = ['wirtshaus', 'turnier', 'einheiten'] as const
export type Preset = (typeof PRESETS)[number]
