import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser } from '../../scripts/browser.mjs'
import { tempFolder } from '../support/databases'

test('the browser named by CHROME_PATH comes before those on the PATH', () => {
  expect(findBrowser({ CHROME_PATH: '/some/chrome', PATH: process.env['PATH'] })).toBe('/some/chrome')
})

test('the first program on the PATH that may be run is taken', () => {
  const [one, two] = [tempFolder(), tempFolder()]
  mkdirSync(join(one, 'not-a-program'))
  writeFileSync(join(one, 'chromium'), '')
  writeFileSync(join(two, 'chromium'), '')
  chmodSync(join(two, 'chromium'), 0o755)
  expect(findBrowser({ PATH: `${one}:${two}` })).toBe(join(two, 'chromium'))
})
