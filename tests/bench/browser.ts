import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { chromiumOptions } from '../support/chromium'

export type PhoneLook = {
  readonly width?: number
  readonly height?: number
  readonly scale?: number
  readonly dark?: boolean
  readonly language?: 'de' | 'en'
  /** A folder that keeps what the browser stores. */
  readonly profile?: string
}

/** A browser of its own, as big as a phone unless told otherwise. Tests have another (support/browser.ts) that fails them. */
export async function openBrowser(look: PhoneLook = {}): Promise<BrowserContext> {
  const { width = 360, height = 740, scale = 2, dark = false, language = 'de', profile = '' } = look
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions(),
    viewport: { width, height },
    hasTouch: width < 700,
    isMobile: width < 700,
    deviceScaleFactor: scale,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(60_000)
  // The loader of this script keeps the names of functions with a call that a page does not know.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  return context
}

export const pageOf = async (context: BrowserContext): Promise<Page> => context.pages()[0] ?? (await context.newPage())

/** A processor so many times slower: 4 is a cheap phone. */
export async function slow(context: BrowserContext, page: Page, factor: number): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor })
}

/** The worker has everything that is needed to open offline. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
