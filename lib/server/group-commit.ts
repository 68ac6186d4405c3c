type Job<I, O> = { readonly work: I; readonly done: (out: O) => void; readonly fail: (reason: unknown) => void }

/**
 * Runs writes in groups: what comes while one group is written waits and makes the next, so that one commit serves many.
 * `write` takes all or nothing. If it fails, each work is written alone: a bad one fails by itself.
 */
export function groupCommit<I, O>(
  write: (works: readonly I[]) => Promise<readonly O[]>,
  sizeOf: (work: I) => number,
  most: number,
) {
  let waiting: Job<I, O>[] = []
  let running = false

  const next = (): readonly Job<I, O>[] => {
    let size = 0
    const end = waiting.findIndex(({ work }, at) => (size += sizeOf(work)) > most && at > 0)
    const jobs = end < 0 ? waiting : waiting.slice(0, end)
    waiting = waiting.slice(jobs.length)
    return jobs
  }
  const settle = async (jobs: readonly Job<I, O>[]): Promise<void> => {
    try {
      const outs = await write(jobs.map(({ work }) => work))
      jobs.forEach((job, at) => job.done(outs[at]!)) // one for each, as `write` promises
    } catch (reason) {
      if (jobs.length === 1)
        jobs[0]!.fail(reason) // there is one
      else for (const job of jobs) await settle([job])
    }
  }
  const pump = async (): Promise<void> => {
    running = true
    while (waiting.length > 0) {
      // The driver never yields: without this, requests that have already arrived could not join.
      await new Promise((resolve) => setImmediate(resolve))
      await settle(next())
    }
    running = false
  }
  return (work: I): Promise<O> =>
    new Promise((done, fail) => {
      waiting.push({ work, done, fail })
      if (!running) void pump()
    })
}
