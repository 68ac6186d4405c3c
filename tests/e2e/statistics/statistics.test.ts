import { afterAll, beforeAll, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { de as words } from '@/lib/i18n/statistics/de'
import { postTable, season } from '../../bench/table'
import { appServer, type AppServer } from '../../support/app-server'
import { axeFinds } from '../../support/axe'
import { newPhone, type Phone } from '../../support/browser'
import { layoutFaults } from '../../support/laid-out'
import { expectSynced, PATIENCE } from '../table-talk'

/** How long a test of many steps may take on a slow machine, in milliseconds. */
const LONG = 300_000
/** Weeks from January 2025 on, so that there are two years; of four deals three are a Ruf, and one is a Wenz that is lost. */
const [EVENINGS, DEALS] = [60, 8]

let server: AppServer
let phone: Phone
let path: string
const named = (name: string) => ({ name, exact: true })
const says = (text: string) => phone.page.getByText(text, { exact: false }).first().waitFor({ timeout: PATIENCE })
const part = (title: string) => phone.page.getByRole('region', named(title))
const cellsOf = (title: string, row: RegExp) =>
  part(title).getByRole('row', { name: row }).getByRole('cell').allInnerTexts()

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server)
  const { id, keys } = await postTable(server.origin, season(EVENINGS, DEALS).entries)
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

test('a line is brought out, its numbers are there as a table, and a deal says why', { timeout: LONG }, async () => {
  const { page } = phone
  const line = page.getByRole('list', named(words.curve.lines)).getByRole('button', { name: /^Anna/ })
  await line.click()
  expect(await line.getAttribute('aria-pressed')).toBe('true')
  await page.getByText(words.curve.asTable, { exact: true }).click()
  const behind = page.getByRole('table', named(words.curve.title))
  expect(await behind.getByRole('row').count()).toBe(EVENINGS + 1)
  expect(await axeFinds(page)).toEqual([])
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

test('without a network: another year, one evening, and all of it after a reload', { timeout: LONG }, async () => {
  const { page } = phone
  await phone.installed()
  await phone.offline()
  await phone.open(path)
  await says(words.sum(EVENINGS, EVENINGS * DEALS))
  await page.getByRole('radio', named('2026')).check()
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
    const { page } = phone
    await phone.open(path)
    await says(words.sum(EVENINGS, EVENINGS * DEALS))
    // The year is chosen at once, whether or not the worker has answered.
    await page.getByRole('radio', named('2025')).check()
    await page.getByRole('radio', named(words.all)).check()
    expect(await page.getByRole('radio', named(words.all)).isChecked()).toBe(true)
    await says(words.sum(EVENINGS, EVENINGS * DEALS))
  },
)
