import { exchange, type Outcome, type Send } from '@/lib/phone/exchange'
import { freshTable } from '@/lib/phone/fresh-table'
import { idsOf } from '@/lib/phone/ids'
import type { TableRecord } from '@/lib/phone/my-table'
import { eveningWith, loadEvening, type EveningLog } from '@/lib/phone/open-log'
import { storeOver, type Store } from '@/lib/phone/store'
import type { Stored } from '@/lib/phone/stored'
import type { Draft } from '@/lib/phone'
import { ENTRY_VERSION, type Entry, type Evening } from '@/lib/table'
import { memoryShelves } from '../support/memory-shelves'

/** A phone as the app makes one, but with its storage in memory and a clock of its own. */
export type SimulatedPhone = {
  readonly name: string
  readonly store: Store
  readonly write: (...drafts: readonly Draft[]) => Promise<readonly string[]>
  readonly exchange: () => Promise<Outcome>
  /** What the screen shows: grown entry by entry, never derived anew. */
  readonly shown: () => Promise<Evening | null>
  readonly written: readonly string[]
}

export async function simulatedPhone(
  name: string,
  table: TableRecord,
  session: string,
  send: Send,
  now: () => number,
  random: () => number,
): Promise<SimulatedPhone> {
  const store = storeOver(memoryShelves())
  const newId = idsOf(now, (bytes) => bytes.map(() => Math.floor(random() * 256)))
  await store.keep(table)
  const written: string[] = []
  let log: EveningLog | null = null
  const open = async () => (log ??= await loadEvening(store, table.id, session))
  const onChange = (_: string, changed: readonly Stored[]) => {
    log = log && eveningWith(log, session, changed)
  }
  const phone = { store, send, now: () => new Date(now()).toISOString(), onChange }
  return {
    name,
    store,
    written,
    write: async (...drafts) => {
      await open()
      const base = { v: ENTRY_VERSION, at: phone.now(), by: name }
      const entries = drafts.map((draft) => ({ ...draft, ...base, id: draft.id ?? newId() }) as Entry) // as `write` does
      onChange(table.id, await store.add(table.id, entries))
      written.push(...entries.map(({ id }) => id))
      return entries.map(({ id }) => id)
    },
    exchange: () => exchange(phone, table.id),
    shown: async () => (await open()).evening,
  }
}

export { freshTable }
