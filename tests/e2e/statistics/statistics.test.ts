import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { de as words } from '@/lib/i18n/statistics/de'
import type { Entry } from '@/lib/table'
import { postTable, season } from '../../bench/table'
import { appServer, type AppServer } from '../../support/app-server'
import { accessFaults } from '../../support/access'
import { newPhone, type Phone } from '../../support/browser'
import { layoutFaults } from '../../support/laid-out'
import { expectSynced, PATIENCE } from '../table-talk'

/** How long a test of many steps may take on a slow machine, in milliseconds. */
const LONG = 300_000
/** Weeks from January 2025 on, so that there are two years; of four deals three are a Ruf, and one is a Wenz that is lost. */
const [EVENINGS, DEALS] = [60, 8]

const SPRING = 'Frühjahr'

let server: AppServer
let phone: Phone
let path: string
const named = (name: string) => ({ name, exact: true })
const says = (text: string) => phone.page.getByText(text, { exact: false }).first().waitFor({ timeout: PATIENCE })
const period = () => phone.page.getByLabel(words.period, { exact: true })
const part = (title: string) => phone.page.getByRole('region', named(title))
const cellsOf = (title: string, row: RegExp) =>
  part(title).getByRole('row', { name: row }).getByRole('cell').allInnerTexts()

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server)
  const spring = { kind: 'season', act: 'add', name: SPRING, from: '2025-03-01', to: '2025-05-31' } as const
  const { entries } = season(EVENINGS, DEALS)
  const chosen: Entry = { id: randomUUID(), v: 1, at: '2025-03-01T20:00:00.000Z', by: 'bench', ...spring }
  const { id, keys } = await postTable(server.origin, [...entries, chosen])
  path = `/statistics?t=${id}`
  await phone.open(`/table?t=${id}#${keys.scorer}`)
  await expectSynced(phone)
}, LONG)
afterAll(async () => {
  await phone.close()
  await server.stop()
})

test('from the table to the numbers of all the years', { timeout: LONG }, async () => {
  await phone.page.getByRole('link', named(de.common.statistics)).click()
  await says(words.sum(EVENINGS, EVENINGS * DEALS))
  expect(await cellsOf(words.games.title, /^Ruf/)).toEqual(['360', words.share(67)])
  expect(await cellsOf(words.games.title, /^Wenz/)).toEqual(['120', words.share(0)])
  // Anna won her three Rufs of four with Dora, and lost the one that Dora declared.
  const pairs = part(words.pairs.title).getByRole('row', { name: /^(Anna \+ Dora|Dora \+ Anna)/ })
  expect(await pairs.getByRole('cell').first().innerText()).toBe('240')
  const drawing = phone.page.getByRole('img', { name: new RegExp(`^${words.curve.title}`) })
  await drawing.waitFor({ timeout: PATIENCE })
  for (const name of ['Anna', 'Bert', 'Cilli', 'Dora']) expect(await drawing.getByText(name).count()).toBe(1)
})

test('they are counted once for who opens them', { timeout: LONG }, async () => {
  const { page } = phone
  await page.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(window, { asked })
    globalThis.Worker = class extends Worker {
      override postMessage(message: unknown) {
        asked.push(message)
        super.postMessage(message)
      }
    }
  })
  await phone.open(path)
  await says(words.sum(EVENINGS, EVENINGS * DEALS))
  // Longer than a change of the log is waited out.
  await page.waitForTimeout(600)
  expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.length)).toBe(1) // set above
})

test('a line is brought out, its numbers are there as a table, and a deal says why', { timeout: LONG }, async () => {
  const { page } = phone
  const line = page.getByRole('list', named(words.curve.lines)).getByRole('button', { name: /^Anna/ })
  await line.click()
  expect(await line.getAttribute('aria-pressed')).toBe('true')
  await page.getByText(words.curve.asTable, { exact: true }).click()
  const behind = page.getByRole('table', named(words.curve.title))
  expect(await behind.getByRole('row').count()).toBe(EVENINGS + 1)
  expect(await accessFaults(page)).toEqual([])
  await page.getByText(words.curve.asTable, { exact: true }).click()
  await page.getByRole('button', named(`${words.moments.why} ${words.moments.best}`)).click()
  await page.locator('dialog[open]').getByRole('table', named(de.receipt.bill)).waitFor({ timeout: PATIENCE })
  await page.keyboard.press('Escape')
})

test.each([
  [320, 568],
  [1280, 800],
])('fits on %i × %i', { timeout: LONG }, async (width, height) => {
  await phone.page.setViewportSize({ width, height })
  expect(await layoutFaults(phone.page)).toEqual([])
  await phone.page.setViewportSize({ width: 360, height: 740 })
})

test('without a network: a season, another year, and all of it after a reload', { timeout: LONG }, async () => {
  const { page } = phone
  await phone.installed()
  await phone.offline()
  await phone.open(path)
  await says(words.sum(EVENINGS, EVENINGS * DEALS))
  await period().selectOption({ label: SPRING })
  // The Wednesdays of March, April and May.
  await says(words.sum(13, 13 * DEALS))
  await period().selectOption('2026')
  // 2025 has 53 Wednesdays, and these are what is left of sixty.
  await says(words.sum(7, 7 * DEALS))
  await page.getByRole('link', named(de.common.back)).click()
  await page.getByRole('heading', { name: 'Donnerstag', level: 1 }).waitFor()
  await phone.open(path)
  await says(words.sum(EVENINGS, EVENINGS * DEALS))
  await phone.online()
})

test(
  'a deal that comes while it is open is counted, and the page answers while the worker counts',
  { timeout: LONG },
  async () => {
    await phone.open(path)
    await says(words.sum(EVENINGS, EVENINGS * DEALS))
    // The year is chosen at once, whether or not the worker has answered.
    await period().selectOption('2025')
    await period().selectOption({ label: words.all })
    expect(await period().inputValue()).toBe('')
    await says(words.sum(EVENINGS, EVENINGS * DEALS))
  },
)
