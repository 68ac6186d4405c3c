import { exchange, type Outcome, type Phone } from './exchange'
import { store } from './here'
import { stayLive } from './live'
import { alone, inOneTab } from './lock'
import { changed, setBusy, setLive, tablesChanged } from './log'
import { pulseOf, type Pulse } from './pulse'
import { reread } from './reread'
import { ask } from './transport'

/** Everything that speaks with the server: loaded after the screen is there. */
const phone: Phone = {
  store,
  send: (question) => ask('POST', question),
  now: () => new Date().toISOString(),
  onChange: changed,
}

export async function exchangeOnce(id: string): Promise<Outcome> {
  const before = await store.table(id)
  const outcome = await alone(`exchange:${id}`, () => exchange(phone, id))
  const after = await store.table(id)
  // The other tabs need not read anew because of an exchange that brought nothing.
  const told = before?.role === after?.role && before?.contact.state === after?.contact.state
  if (after && !(told && before?.cursor?.stamp === after.cursor?.stamp)) tablesChanged(id)
  return outcome
}

/** Keeps a table in step with the server until it is closed. */
export function openNetwork(id: string): Pulse {
  const closed = new AbortController()
  const pulse = pulseOf(
    () => exchangeOnce(id),
    (busy) => setBusy(id, busy),
  )
  const wake = () => {
    if (document.visibilityState === 'visible') pulse.wake()
  }
  window.addEventListener('online', wake, { signal: closed.signal })
  document.addEventListener('visibilitychange', wake, { signal: closed.signal })

  const live = async () => {
    await reread(phone, id)
    await exchangeAndListen()
  }
  const exchangeAndListen = () =>
    inOneTab(`live:${id}`, closed.signal, async (signal) => {
      const table = await store.table(id)
      if (!table) return
      // A server that has not heard of the table would refuse who listens.
      if (!table.registered) await exchangeOnce(id)
      await stayLive(id, table.key, signal, {
        onPoke: (clock) => void pokedAt(id, clock, pulse),
        onEnd: pulse.wake,
        onLive: (on) => {
          setLive(id, on)
          // Something may have come while nobody listened.
          if (on) pulse.wake()
        },
      })
    })
  pulse.wake()
  void live()
  return {
    wake: pulse.wake,
    stop: () => {
      closed.abort()
      pulse.stop()
    },
  }
}

/** A phone hears of its own entries too, and needs not ask for them. */
async function pokedAt(id: string, clock: number, pulse: Pulse): Promise<void> {
  const table = await store.table(id)
  if (table && (table.cursor?.clock ?? 0) < clock) pulse.wake()
}
