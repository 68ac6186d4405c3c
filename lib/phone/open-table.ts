import { store } from './here'
import { listChanged } from './log'
import type { Pulse } from './pulse'

const network = () => import('./network')

type Opened = { screens: number; readonly pulse: Promise<Pulse> }
const opened = new Map<string, Opened>()

/** A screen shows this table: it is kept in step with the server until the last such screen is gone. */
export function openTable(id: string): () => void {
  let table = opened.get(id)
  if (!table) {
    table = { screens: 0, pulse: network().then(({ openNetwork }) => openNetwork(id)) }
    opened.set(id, table)
  }
  const mine = table
  mine.screens++
  return () => {
    if (--mine.screens > 0) return
    opened.delete(id)
    void mine.pulse.then((pulse) => pulse.stop())
  }
}

/** Exchanges now, whatever the pause after a failure says. */
export function exchangeNow(id: string): void {
  const pulse = opened.get(id)?.pulse
  if (pulse) void pulse.then(({ wake }) => wake())
  else void network().then(({ exchangeOnce }) => exchangeOnce(id))
}

/** For the list of the phone's tables, newest first. */
export async function noteOpened(id: string): Promise<void> {
  await store.change(id, { lastOpened: new Date().toISOString() })
  listChanged()
}

/** Tables nobody has open, but with entries that are still to be sent, or that were never read. */
export async function exchangeWaiting(): Promise<void> {
  for (const { id, lastExchange } of await store.tables()) {
    const { unsent } = await store.counts(id)
    if (!opened.has(id) && (unsent > 0 || lastExchange === null)) exchangeNow(id)
  }
}
