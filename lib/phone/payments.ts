'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { PaymentDetails, PlayerId } from '../table'
import { database } from './here'
import { everyOf } from './indexed-db'
import { storageFaultOf, type StorageFault } from './storage-fault'
import { watched, type Watched } from './watched'

/** How somebody can be paid, as it was typed on this phone. It stays here; sharing it with the table is an entry of the log. */
export type KeptPayment = PaymentDetails & { readonly table: string; readonly player: PlayerId }
type Kept = ReadonlyMap<PlayerId, KeptPayment>

const shelves = new Map<string, Watched<Kept>>()

function shelfOf(table: string): Watched<Kept> {
  let shelf = shelves.get(table)
  if (!shelf) {
    shelf = watched<Kept>(async () => {
      const all = await (await database()).getAll('payments', everyOf(table))
      return new Map(all.map((kept) => [kept.player, kept]))
    }, new Map<PlayerId, KeptPayment>())
    shelves.set(table, shelf)
  }
  return shelf
}

type Done = { readonly ok: true } | { readonly ok: false; readonly code: StorageFault }

async function change(table: string, work: () => Promise<unknown>): Promise<Done> {
  try {
    await work()
    await shelfOf(table).reload()
    return { ok: true }
  } catch (error) {
    return { ok: false, code: storageFaultOf(error) }
  }
}

export const keepPayment = (kept: KeptPayment): Promise<Done> =>
  change(kept.table, async () => (await database()).put('payments', kept))

export const dropPayment = (table: string, player: PlayerId): Promise<Done> =>
  change(table, async () => (await database()).delete('payments', [table, player]))

const nowhere = () => () => {}

/** What this phone knows of how the people of the table can be paid; undefined: loading. */
export function useKeptPayments(table: string | null): Kept | undefined {
  const shelf = table === null ? null : shelfOf(table)
  // Another tab may have written meanwhile.
  useEffect(() => {
    void shelf?.reload()
  }, [shelf])
  return useSyncExternalStore(
    shelf?.subscribe ?? nowhere,
    () => shelf?.get(),
    () => undefined,
  )
}
