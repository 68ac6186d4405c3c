import { parseEnv, type Env } from './env'
import { limitsFor, type Limits } from './limits'
import { shareCounts } from './shared-counts'
import { shared } from './shared'
import { openStore, type Store } from './store'

/** What the routes of this process share. */
export type Server = {
  readonly env: Env
  readonly store: Store
  readonly limits: Limits
  readonly close: () => Promise<void>
}

/** Opened at the first request. The start script has looked at the environment before and said what is wrong with it. */
export const server = (): Server =>
  shared('server', () => {
    const read = parseEnv(process.env)
    if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
    const { env } = read
    const store = openStore(env.DATABASE_URL, env.SYNCHRONOUS, {
      inAll: env.STREAMS,
      ...(env.BENCH && { perAddress: Infinity }),
    })
    const limits = limitsFor(env.BENCH)
    const counts = shareCounts(store.db, limits)
    const close = async () => {
      counts.stop()
      await counts.now()
      await store.close()
    }
    return { env, store, limits, close }
  })

/** Ends every live stream of this process, as when it is told to end. */
export const closeStreams = (): void => server().store.live.closeAll()
