import { appServer } from '../support/app-server'
import { tempFolder } from '../support/databases'
import { openBare } from './bare-browser'
import { median, ms, type Row } from './row'

const ROUNDS = 5
/** 1.6 Mbit/s down and 750 kbit/s up, in bytes per second: a slow phone network. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** When the largest part was painted, and what every long task has beyond 50 ms. */
type Opened = { readonly lcp: number; readonly blocked: number }

/** Until three seconds after all was loaded. */
const LOOK = `new Promise((done) => {
  const seen = { lcp: 0, blocked: 0 }
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  each('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)))
  addEventListener('load', () => setTimeout(() => done(seen), 3000))
})`

/** Opens the start page in a browser that was never here. */
const firstOpen = async (url: string): Promise<Opened> =>
  (await openBare(LOOK, { profile: tempFolder(), url, factor: 4, network: SLOW_NETWORK })) as Opened // as LOOK says

export async function firstOpenRows(): Promise<readonly Row[]> {
  const server = await appServer({ LOG: 'error' })
  try {
    const opened: Opened[] = []
    for (let round = 0; round < ROUNDS; round++) opened.push(await firstOpen(server.origin))
    const row = (what: string, budget: number, times: readonly number[]): Row => ({
      what: `first open over 1.6 Mbit/s, 150 ms, CPU ÷ 4: ${what}`,
      budget: `< ${budget} ms`,
      measured: `${ms(median(times))} (${ms(Math.min(...times))} to ${ms(Math.max(...times))})`,
      met: median(times) < budget,
    })
    const lcp = opened.map((one) => one.lcp)
    const blocked = opened.map((one) => one.blocked)
    return [row('largest paint', 1500, lcp), row('blocking', 200, blocked)]
  } finally {
    await server.stop()
  }
}
