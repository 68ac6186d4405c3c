import { isKnown, type DealEntry, type EntryId, type Kind, type Placed, type VoidEntry } from './entry'
import { isRoot, type EveningLog } from './evening-log'
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
  /** By its root, each deal that was corrected or taken back: mostly they are few. */
  readonly amended: ReadonlyMap<DealEntry, Chain>
  /** Places in the log of what was taken back. */
  readonly takenBack: ReadonlySet<number>
  /** Corrections and voids of something that did not come before them, unless they were taken back in turn. */
  readonly astray: readonly EntryId[]
  /** Places in the log of all that is no deal, and corrects or takes back nothing. */
  readonly aside: readonly number[]
}

/** A deal about which nothing more was said. */
export const plainChain = ({ entry, clock }: Placed<DealEntry>): Chain => ({
  root: entry,
  holds: entry,
  history: [entry],
  voided: false,
  unsent: clock === null,
})

/** The chain of a deal that was corrected or taken back. */
export const amendedOf = ({ amended }: Chains, { entry }: Placed<DealEntry>): Chain | undefined =>
  amended.size > 0 ? amended.get(entry) : undefined

/** The chain of a deal. */
export const chainFrom = (chains: Chains, root: Placed<DealEntry>): Chain => amendedOf(chains, root) ?? plainChain(root)

const VOIDABLE: ReadonlySet<Kind> = new Set(['deal', 'void', 'seating', 'rules', 'settled', 'paid', 'closed'])

/** Sorts the deals, corrections and voids of one evening into chains. */
export function chainsOf({ entries: log, register, others }: EveningLog): Chains {
  const amended = new Map<DealEntry, Chain>()
  /** By the places of their entries. */
  const chainOf = new Map<number, Chain>()
  const voids: { readonly place: number; readonly target: number }[] = []
  const astray: number[] = []
  const aside: number[] = []

  const amendable = (place: number): Chain | undefined => {
    const known = chainOf.get(place)
    const root = log[place]
    if (known || !root || !isRoot(root)) return known
    const chain = plainChain(root)
    amended.set(chain.root, chain)
    chainOf.set(place, chain)
    return chain
  }
  for (const place of others) {
    const placed = log[place]
    if (!placed) continue
    const { entry, clock } = placed
    if (!isKnown(entry) || (entry.kind !== 'deal' && entry.kind !== 'void')) {
      aside.push(place)
      continue
    }
    const target = placeIn(register, entry.kind === 'deal' ? (entry.replaces ?? '') : entry.target)
    const named = target !== undefined && target < place ? log[target]?.entry : undefined
    const fits = named && isKnown(named) && (entry.kind === 'deal' ? named.kind === 'deal' : VOIDABLE.has(named.kind))
    const chain = fits && target !== undefined ? amendable(target) : undefined
    if (chain) {
      chainOf.set(place, chain)
      chain.history.push(entry)
      chain.unsent = clock === null // what is unsent comes last
    }
    if (entry.kind === 'void' && fits && target !== undefined) voids.push({ place, target })
    else if (!chain) astray.push(place)
  }

  const takenBack = takenBackBy(voids)
  for (const chain of amended.values()) settle(chain, register, takenBack)
  const idAt = (place: number) => log[place]?.entry.id ?? ''
  return { amended, takenBack, astray: astray.filter((place) => !takenBack.has(place)).map(idAt), aside }
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
