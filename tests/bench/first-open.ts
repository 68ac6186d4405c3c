import { appServer } from '../support/app-server'
import { openBrowser, pageOf } from './browser'
import { median, ms, type Row } from './row'

const ROUNDS = 5
/** 1.6 Mbit/s down and 750 kbit/s up, in bytes per second: a slow phone network. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

type Opened = { readonly lcp: number; readonly blocked: number }

/** Opens the start page in a browser that was never here. */
async function firstOpen(origin: string): Promise<Opened> {
  const context = await openBrowser()
  try {
    const page = await pageOf(context)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      const seen = { lcp: 0, blocked: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.lcp = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      // Blocking: what every long task has beyond 50 ms.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50)
      }).observe({ type: 'longtask', buffered: true })
    })
    await page.goto(origin, { waitUntil: 'load' })
    await page.waitForTimeout(3000)
    return await page.evaluate(() => (window as unknown as { seen: Opened }).seen) // set above
  } finally {
    await context.close()
  }
}

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
