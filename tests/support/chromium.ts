import { chromium, type LaunchOptions } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../scripts/browser.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the Chromium of this run listens; in the project `browser` only. */
    chromium: string
  }
}

/**
 * Of a switch that is given twice the last one counts: these are Playwright's own, as far as they are for Chromium, and from
 * `WebUIOmniboxPopup` on what every window would load for an address bar that nobody sees.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** How Chromium is started. */
export function chromiumOptions() {
  const executablePath = findBrowser()
  if (executablePath === null)
    throw new Error('The tests need Chromium or Chrome: install one, or name it in CHROME_PATH.')
  const args = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${FEATURES_OFF.join(',')}`,
    // Chromium refuses its sandbox to root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  return { executablePath, headless: true, args } satisfies LaunchOptions
}

/** One Chromium for all test files of the project: to start it costs as much as many taps. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(chromiumOptions())
  project.provide('chromium', server.wsEndpoint())
  return () => server.close()
}
