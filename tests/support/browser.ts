import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Download,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'
import type { AppServer } from './app-server'
import { chromiumOptions } from './chromium'
import { openGate, type Gate } from './gate'
import { tempFolder } from './databases'

/** A phone: a browser's storage of its own with its own way to the server. */
export type Phone = {
  /** Its page; another one after `reopen`. */
  readonly page: Page
  readonly context: BrowserContext
  readonly gate: Gate
  /** Where it finds the app: every phone by another port, all of the same server. */
  readonly origin: string
  /** Opens a path of the app, like `/table?t=…`. */
  readonly open: (path?: string) => Promise<void>
  /** Waits until the service worker has everything that is needed to open offline. */
  readonly installed: () => Promise<void>
  readonly offline: () => Promise<void>
  readonly online: () => Promise<void>
  /** Kills the browser and starts it anew with what it had stored, which a phone with a disk can. */
  readonly reopen: () => Promise<void>
  /** A slower processor: 4 is a cheap phone. */
  readonly slow: (factor: number) => Promise<void>
  /** An error on the page or in its console that belongs to the test. */
  readonly expectError: (pattern: RegExp) => void
  readonly close: () => Promise<void>
}

export type PhoneOptions = {
  readonly locale?: string
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  /** A browser process and a profile on the disk of its own, so that it can be killed. The others share one browser. */
  readonly disk?: boolean
}

/** What the browser says of a network that is gone; the app's own errors are none of these. */
const NETWORK =
  /net::ERR_(CONNECTION|INTERNET|EMPTY|INCOMPLETE|NETWORK|SOCKET|ABORTED|FAILED)|An unknown error occurred when fetching the script/

type Watched = { readonly phone: Phone; readonly faults: string[] }
const phones = new Set<Watched>()

// A page error, an error in the console or a violation of the policy fails the test in which it happens.
afterEach(() => {
  const faults = [...phones].flatMap((watched) => watched.faults.splice(0))
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
afterAll(async () => {
  for (const { phone } of phones) await phone.close()
  await (await shared)?.close()
})

let shared: Promise<Browser> | undefined
const sharedBrowser = () => (shared ??= chromium.connect(inject('chromium')))

/** What was downloaded. */
export async function contentOf(download: Download): Promise<Buffer> {
  const chunks = await (await download.createReadStream()).toArray()
  return Buffer.concat(chunks as Buffer[]) // a stream without an encoding
}

export async function newPhone(server: AppServer, options: PhoneOptions = {}): Promise<Phone> {
  const profile = options.disk ? tempFolder() : null
  const gate = await openGate(server.port)
  const faults: string[] = []
  const expected: RegExp[] = []
  let cut = false

  const note = (fault: string) => {
    if (!NETWORK.test(fault) && !expected.some((pattern) => pattern.test(fault))) faults.push(fault)
  }

  async function launch() {
    const look: BrowserContextOptions = {
      viewport: { width: options.width ?? 360, height: options.height ?? 740 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
      locale: options.locale ?? 'de-DE',
      timezoneId: 'Europe/Berlin',
      colorScheme: options.dark ? 'dark' : 'light',
      permissions: ['clipboard-read', 'clipboard-write'],
    }
    const context =
      profile === null
        ? await (await sharedBrowser()).newContext(look)
        : await chromium.launchPersistentContext(profile, { ...chromiumOptions(), ...look })
    context.setDefaultTimeout(90_000)
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
      )
    })
    context.on('weberror', (event) => note(`page error: ${event.error().stack ?? event.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
    })
    await context.setOffline(cut)
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }

  let { context, page } = await launch()
  let closed = false
  const phone: Phone = {
    get page() {
      return page
    },
    get context() {
      return context
    },
    gate,
    origin: gate.origin,
    open: async (path = '/') => {
      await page.goto(gate.origin + path)
    },
    installed: async () => {
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    },
    offline: async () => {
      cut = true
      gate.cut()
      await context.setOffline(true)
    },
    online: async () => {
      cut = false
      gate.restore()
      await context.setOffline(false)
    },
    reopen: async () => {
      if (profile === null) throw new Error('a phone without a disk has nothing to start from')
      await context.close()
      ;({ context, page } = await launch())
    },
    slow: async (factor) => {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: factor })
    },
    expectError: (pattern) => void expected.push(pattern),
    close: async () => {
      if (closed) return
      closed = true
      await context.close()
      await gate.close()
    },
  }
  phones.add({ phone, faults })
  return phone
}
