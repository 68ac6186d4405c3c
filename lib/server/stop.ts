import { windDown } from './running'
import { server } from './server'

/** Longer than any exchange takes; who sends more slowly than this is cut off. */
const PATIENCE = 10_000
/** So long the last answers have to leave the machine. */
const LEAVING = 250

/**
 * Ends as an administrator wants it: streams are closed, which their phones take as a word to come back, exchanges that run are
 * answered, and the database is closed.
 */
export async function stopGracefully(): Promise<void> {
  const { store, close } = server()
  const running = windDown(PATIENCE)
  store.live.closeAll()
  await running
  await new Promise((done) => setTimeout(done, LEAVING))
  await close().catch(() => {}) // a database that is down cannot be closed, and need not be
}
