/** A tab that was put to sleep may hold a lock for ever. */
const PATIENCE = 5000

/**
 * Runs the work while no other tab of this browser runs work of that name, if it can be had soon; otherwise runs it all the same:
 * a lock saves requests, nothing relies on it.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Not there without HTTPS.
  if (!('locks' in navigator)) return work()
  let started: Promise<T> | null = null
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, () => (started = work()))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return started ?? work()
}

/**
 * Runs the work in one tab at a time, until `signal`; the tab that somebody looks at takes it from the others, and one of those
 * takes it over when this one closes. The work ends by its own signal.
 */
export async function inOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return work(signal)
  let steal = document.visibilityState === 'visible'
  while (!signal.aborted) {
    const mine = new AbortController()
    const end = () => mine.abort()
    signal.addEventListener('abort', end)
    try {
      await navigator.locks.request(name, steal ? { steal } : { signal }, () => work(mine.signal))
    } catch (error) {
      // Another tab took it, or the wait is over.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    } finally {
      end()
      signal.removeEventListener('abort', end)
      steal = false
    }
  }
}
