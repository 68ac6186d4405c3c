// The browser for the tests: the one named by CHROME_PATH, or a Chromium or Chrome on the PATH, or Debian's.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {string | null}
 */
export function findBrowser(env = process.env) {
  if (env['CHROME_PATH']) return env['CHROME_PATH']
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES]
  return candidates.find((file) => existsSync(file) && runs(file)) ?? null
}

export async function installBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('The tests need Chromium or Chrome: install one, or name it in CHROME_PATH.')
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
}
