import { shared } from './shared'

/** The requests that this process is answering, live streams not among them once they are open. */
const state = () => shared('running', () => ({ count: 0, stopping: false }))

export const isStopping = (): boolean => state().stopping

/** Counts a request until its answer is there. */
export async function whileRunning<T>(work: () => Promise<T>): Promise<T> {
  const running = state()
  running.count += 1
  try {
    return await work()
  } finally {
    running.count -= 1
  }
}

/** From now on the server says that it is stopping; comes back when what was running has been answered, or patience is over. */
export async function windDown(patience: number): Promise<void> {
  const running = state()
  running.stopping = true
  const end = performance.now() + patience
  // Once around the loop, so that a request whose first bytes are here has begun.
  do await new Promise((done) => setTimeout(done, 50))
  while (running.count > 0 && performance.now() < end)
}
