// LibreOffice, for the one test that opens a list in a spreadsheet: the one named by SOFFICE_PATH, or on the PATH, or Debian's.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const NAMES = ['soffice', 'libreoffice']
const PLACES = ['/Applications/LibreOffice.app/Contents/MacOS/soffice']

/**
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {string | null}
 */
export function findOffice(env = process.env) {
  if (env['SOFFICE_PATH']) return env['SOFFICE_PATH']
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES]
  return candidates.find((file) => existsSync(file)) ?? null
}

/** Only the calculator without a screen: a third of the whole. */
export async function installOffice() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error('no right to install it')
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'libreoffice-calc-nogui'])
}
