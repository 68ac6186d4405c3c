import { isKnown, type AnyEntry, type DealEntry, type EntryId, type Kind, type Placed, type VoidEntry } from './entry'
import { placeIn, type Register } from './register'

/** A deal with all that was said about it, in order. */
export type Chain = {
  readonly root: DealEntry
  /** The version that holds: the newest correction that was not taken back, or the root. */
  holds: DealEntry
  readonly history: [DealEntry, ...(DealEntry | VoidEntry)[]]
  voided: boolean
  /** Something of it is not yet on the server. */
  unsent: boolean
}

export type Chains = {
  /** In the order of their roots. */
  readonly chains: readonly Chain[]
  /** Places in the log of what was taken back. */
  readonly takenBack: ReadonlySet<number>
  /** Corrections and voids of something that did not come before them, unless they were taken back in turn. */
  readonly astray: readonly EntryId[]
  /** Places in the log of all else. */
  readonly others: readonly number[]
}

const VOIDABLE: ReadonlySet<Kind> = new Set(['deal', 'void', 'seating', 'rules', 'settled', 'paid', 'closed'])

/** Sorts the deals, corrections and voids of one evening, which must be in order, into chains. */
export function chainsOf(log: readonly Placed<AnyEntry>[], register: Register): Chains {
  const chains: Chain[] = []
  const chainAt: (Chain | undefined)[] = new Array<Chain | undefined>(log.length)
  const voids: { readonly place: number; readonly target: number }[] = []
  const astray: number[] = []
  const others: number[] = []
  const before = (id: EntryId, place: number): number | null => {
    const target = placeIn(register, id)
    return target !== undefined && target < place ? target : null
  }

  log.forEach(({ entry, clock }, place) => {
    if (!isKnown(entry) || (entry.kind !== 'deal' && entry.kind !== 'void')) {
      others.push(place)
      return
    }
    const unsent = clock === null
    if (entry.kind === 'deal' && entry.replaces === undefined) {
      const chain: Chain = { root: entry, holds: entry, history: [entry], voided: false, unsent }
      chainAt[place] = chain
      chains.push(chain)
      return
    }
    const target = before(entry.kind === 'deal' ? (entry.replaces ?? '') : entry.target, place)
    const named = target === null ? undefined : log[target]?.entry
    const fits = named && isKnown(named) && (entry.kind === 'deal' ? named.kind === 'deal' : VOIDABLE.has(named.kind))
    const chain = fits && target !== null ? chainAt[target] : undefined
    if (chain) {
      chainAt[place] = chain
      chain.history.push(entry)
      chain.unsent = unsent // what is unsent comes last
    }
    if (entry.kind === 'void' && fits && target !== null) voids.push({ place, target })
    else if (!chain) astray.push(place)
  })

  const takenBack = takenBackBy(voids)
  for (const chain of chains) if (chain.history.length > 1) settle(chain, register, takenBack)
  const idAt = (place: number) => log[place]?.entry.id ?? ''
  return { chains, takenBack, astray: astray.filter((place) => !takenBack.has(place)).map(idAt), others }
}

/** From the last to the first: when a void's turn comes, all that could have taken it back have had theirs. */
function takenBackBy(voids: readonly { readonly place: number; readonly target: number }[]): ReadonlySet<number> {
  const takenBack = new Set<number>()
  for (const { place, target } of [...voids].reverse()) if (!takenBack.has(place)) takenBack.add(target)
  return takenBack
}

function settle(chain: Chain, register: Register, takenBack: ReadonlySet<number>): void {
  const holds = (entry: DealEntry | VoidEntry): boolean => !takenBack.has(placeIn(register, entry.id) ?? -1)
  chain.voided = !holds(chain.root)
  for (const entry of chain.history) if (entry.kind === 'deal' && holds(entry)) chain.holds = entry
}
