import type { Outcome } from './exchange'
import { pauseAfter } from './pause'

/** While a table is open it exchanges this often by itself, in case no poke comes. */
const BEAT = 20_000

export type Pulse = {
  /** Exchange soon: now if none runs, otherwise once more after it. */
  readonly wake: () => void
  readonly stop: () => void
}

/** Runs exchanges of one table one after the other: when woken, on a slow beat, and after a failure when its pause is over. */
export function pulseOf(run: () => Promise<Outcome>, onBusy: (busy: boolean) => void): Pulse {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  let stopped = false
  let failures = 0

  const beat = async (): Promise<void> => {
    clearTimeout(timer)
    if (running) {
      again = true
      return
    }
    running = true
    onBusy(true)
    try {
      do {
        again = false
        const outcome = await run()
        failures = outcome.state === 'done' ? 0 : failures + 1
      } while (again && failures === 0 && !stopped)
    } finally {
      running = false
      onBusy(false)
    }
    if (!stopped) timer = setTimeout(() => void beat(), failures > 0 ? pauseAfter(failures, Math.random) : BEAT)
  }
  return {
    wake: () => void (stopped || beat()),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
