import { isKnown, sessionOf, type AnyEntry, type DealEntry, type EntryId, type Placed, type SessionId } from './entry'
import { compared, logOf } from './order'
import { registerOf, type Register } from './register'

/** The log of one evening, in order, each entry once. */
export type EveningLog = {
  readonly entries: readonly Placed<AnyEntry>[]
  readonly register: Register
  /** The first entries of all deals. */
  readonly roots: readonly Placed<DealEntry>[]
  /** The places of all other entries: mostly they are few. */
  readonly others: readonly number[]
}

/** The first entry of a deal, and no correction of one. */
export const isRoot = (placed: Placed<AnyEntry>): placed is Placed<DealEntry> =>
  isKnown(placed.entry) && placed.entry.kind === 'deal' && placed.entry.replaces === undefined

/**
 * What of a log belongs to one evening. Everything is found in one walk along the log: to fetch a hundred thousand
 * entries from memory costs more than all that is done with them.
 */
export function eveningLogOf(log: readonly Placed<AnyEntry>[], session: SessionId): EveningLog {
  const entries: Placed<AnyEntry>[] = []
  const ids: EntryId[] = []
  const roots: Placed<DealEntry>[] = []
  const others: number[] = []
  let former: Placed<AnyEntry> | null = null
  let ascending = true
  for (const placed of log) {
    const { entry } = placed
    if (sessionOf(entry) !== session) continue
    if (former) {
      if (compared(former, placed) > 0) return eveningLogOf(logOf(log), session)
      ascending &&= former.entry.id < entry.id
    }
    if (isRoot(placed)) roots.push(placed)
    else others.push(entries.length)
    entries.push(placed)
    ids.push(entry.id)
    former = placed
  }
  const register = registerOf(ids, ascending)
  return register.size < ids.length ? eveningLogOf(logOf(entries), session) : { entries, register, roots, others }
}
