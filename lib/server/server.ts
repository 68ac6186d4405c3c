import { parseEnv, type Env } from './env'
import { limitsFor, type Limits } from './limits'
import { shared } from './shared'
import { openStore, type Store } from './store'

/** What the routes of this process share. */
export type Server = { readonly env: Env; readonly store: Store; readonly limits: Limits }

/** Opened at the first request. The start script has looked at the environment before and said what is wrong with it. */
export const server = (): Server =>
  shared('server', () => {
    const read = parseEnv(process.env)
    if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
    const { env } = read
    return { env, store: openStore(env.DATABASE_URL, env.SYNCHRONOUS, env.STREAMS), limits: limitsFor(env.BENCH) }
  })

/** Ends every live stream of this process, as when it is told to end. */
export const closeStreams = (): void => server().store.live.closeAll()
