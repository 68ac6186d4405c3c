import { ROLES, type KeyHashes, type Role } from '../sync'
import type { AnyEntry, Placed } from '../table'
import { freshTable } from './fresh-table'
import { store } from './here'
import { hashesOf, newKeys, type Keys } from './keys'
import { changed, tablesChanged } from './log'
import type { TableRecord } from './my-table'
import { exchangeNow } from './open-table'
import { storageFaultOf, type StorageFault } from './storage-fault'
import { byOrder, isRefused, placedOf } from './stored'
import { joinTable } from './tables'

/** The keys that a phone knows, and what a server knows of all three. */
export type KnownKeys = {
  readonly known: Readonly<Partial<Record<Role, string>>>
  readonly hashes: KeyHashes | null
}

/** All that this phone has of a table, but for what the server refused. */
export type WholeTable = {
  readonly name: string
  readonly keys: KnownKeys
  /** As they are, in the order of the log. */
  readonly entries: readonly AnyEntry[]
  /** The same, as the folds of a log want it. */
  readonly log: readonly Placed<AnyEntry>[]
}

/** null: not on this phone. */
export async function wholeTable(id: string): Promise<WholeTable | null> {
  const table = await store.table(id)
  if (!table) return null
  const stored = [...(await store.entries(id, 'all'))].filter((one) => !isRefused(one)).sort(byOrder)
  const known = { ...table.keys, ...(table.role && { [table.role]: table.key }) }
  return {
    name: table.name,
    keys: { known, hashes: table.hashes },
    entries: stored.map(({ entry }) => entry),
    log: stored.map(placedOf),
  }
}

export type TakenWhole =
  { readonly ok: true; readonly added: number } | { readonly ok: false; readonly code: StorageFault | 'read_only' }

/**
 * Keeps a whole table, all of it or nothing: what it lacks if it is here, else the table itself, with the keys it comes with
 * or new ones. The server is told when it is reached.
 */
export async function takeWhole(id: string, entries: readonly AnyEntry[], keys: KnownKeys | null): Promise<TakenWhole> {
  try {
    const here = await store.table(id)
    if (here?.role === 'viewer' && !keys?.known.owner && !keys?.known.scorer) {
      const kept = await store.kept(
        id,
        entries.map((entry) => entry.id),
      )
      return kept.length < entries.length ? { ok: false, code: 'read_only' } : { ok: true, added: 0 }
    }
    const best = keys && ROLES.map((role) => keys.known[role]).find((key) => key !== undefined)
    if (!here) await store.keep(best ? knownTable(id, best, keys) : await newTable(id, newKeys()))
    else if (best) await joinTable(id, best)
    const added = await store.add(id, entries)
    changed(id, added)
    tablesChanged(id)
    exchangeNow(id)
    return { ok: true, added: added.length }
  } catch (error) {
    return { ok: false, code: storageFaultOf(error) }
  }
}

/** Its server may have lost it, or be another one: told of the hashes, it is registered there, and where it is known already nothing happens. */
function knownTable(id: string, key: string, { known, hashes }: KnownKeys): TableRecord {
  const role = ROLES.find((one) => known[one] === key) ?? null
  return { ...freshTable(id, key), keys: known, role, hashes, registered: hashes === null }
}

const newTable = async (id: string, keys: Keys): Promise<TableRecord> => ({
  ...freshTable(id, keys.owner),
  keys,
  hashes: await hashesOf(keys),
  role: 'owner',
  registered: false,
})
