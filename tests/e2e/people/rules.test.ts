import { afterAll, beforeAll, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone, type Phone } from '../../support/browser'
import {
  boardAt,
  expectBalance,
  expectBalances,
  openTable,
  PATIENCE,
  recordDeal,
  sheetOf,
  startEvening,
} from '../table-talk'
import { openKey, tapIn } from './people-talk'

let server: AppServer
beforeAll(async () => {
  server = await appServer()
})
afterAll(() => server.stop())

const solo = { contract: 'farbsolo', suit: 'eichel', declarer: 'Anna' } as const
const inWords = (phone: Phone) =>
  phone.page
    .getByRole('region', { name: de.rules.inWords, exact: true })
    .innerText()
    .then((text) => text.replaceAll('\u00a0', ' '))

test(
  'rules changed in the middle of an evening hold from there on, and can be taken back',
  { timeout: 600_000 },
  async () => {
    const phone = await newPhone(server)
    const { page } = phone
    await startEvening(phone)
    await recordDeal(phone, solo)
    await expectBalance(phone, 'Anna', 150)

    await openKey(phone, de.ruleChange.title)
    expect(await inWords(phone)).toContain('Solo, Schneider, mit 3, Kontra: je 1,80 €')
    await sheetOf(phone).getByLabel(`${de.rules.solo} (€)`, { exact: true }).fill('1')
    await expect.poll(() => inWords(phone)).toContain('Solo, Schneider, mit 3, Kontra: je 2,80 €')
    // Money stays money: a preset that counts points is not to be had now.
    expect(await sheetOf(phone).getByRole('radio', { name: de.rules.presets.turnier, exact: true }).isDisabled()).toBe(
      true,
    )
    await tapIn(phone, de.ruleChange.save)
    await page.getByText(de.ruleChange.saved, { exact: true }).waitFor()
    await expectBalance(phone, 'Anna', 150)
    await page.getByRole('region', { name: de.board.pad, exact: true }).getByText(de.board.rulesChanged).waitFor()
    await recordDeal(phone, solo)
    await expectBalances(phone, { Anna: 450, Bert: -150, Cilli: -150, Dora: -150 })

    await openKey(phone, de.ruleChange.title)
    await sheetOf(phone).getByLabel(`${de.rules.solo} (€)`, { exact: true }).fill('2')
    await tapIn(phone, de.ruleChange.save)
    await page.getByRole('button', { name: de.common.undo, exact: true }).click()
    await page.getByText(de.ruleChange.undone, { exact: true }).waitFor()
    await recordDeal(phone, solo)
    await expectBalance(phone, 'Anna', 750)
  },
)

test('rules are handed to another table as a text, and a wrong one is named', { timeout: 600_000 }, async () => {
  const phone = await newPhone(server)
  const { page } = phone
  const first = await openTable(phone, 'Montag')
  await phone.open(`/new?t=${first}`)
  await page.getByLabel(`${de.rules.solo} (€)`, { exact: true }).fill('0,70')
  await page.getByText(de.rules.give, { exact: true }).click()
  await page.getByRole('img', { name: de.rules.giveCode, exact: true }).waitFor({ timeout: PATIENCE })
  const text = await page.getByLabel(de.rules.giveText, { exact: true }).inputValue()
  expect(JSON.parse(text)).toEqual({ format: 'anschreiber/rules', version: 1, rules: { tariff: { solo: 70 } } })
  const said = await inWords(phone)

  const second = await openTable(phone, 'Freitag')
  await phone.open(`/new?t=${second}`)
  await page.getByText(de.rules.give, { exact: true }).click()
  const field = page.getByLabel(de.rules.takeText, { exact: true })
  await field.fill('{"format":"anschreiber/rules","version":1,"rules":{"tariff":{"solo":-1}}}')
  await page.getByRole('button', { name: de.rules.take, exact: true }).click()
  await page.getByText(de.rules.takeFault('tariff.solo', de.faults.bad_shape), { exact: true }).waitFor()
  expect(await inWords(phone)).not.toBe(said)
  await field.fill(text)
  await page.getByRole('button', { name: de.rules.take, exact: true }).click()
  await expect.poll(() => inWords(phone)).toBe(said)
})

test('the big board shows what is written, live, and has nothing to press', { timeout: 600_000 }, async () => {
  const phone = await newPhone(server, { width: 1280, height: 720 })
  const at = await startEvening(phone)
  const screen = await phone.context.newPage()
  await screen.goto(`${phone.origin}${boardAt(at)}&tv=1`)
  await screen.locator('.felt').waitFor({ timeout: PATIENCE })
  expect(await screen.getByRole('button').count()).toBe(0)
  await recordDeal(phone, solo)
  await screen.locator('.felt').getByText('+1,50', { exact: true }).waitFor({ timeout: PATIENCE })
  await screen.getByRole('link', { name: de.board.bigEnd, exact: true }).click()
  await screen.getByRole('navigation', { name: de.board.newDeal, exact: true }).waitFor()
})

test('on its side the next deal covers nothing of the board', { timeout: 600_000 }, async () => {
  const phone = await newPhone(server, { width: 740, height: 360 })
  await startEvening(phone)
  const covered = await phone.page.evaluate(() => {
    const felt = document.querySelector('.felt')?.getBoundingClientRect()
    const bars = [...document.querySelectorAll('nav')].filter((bar) => bar.checkVisibility())
    return bars.length === 1 && felt && bars.every((bar) => bar.getBoundingClientRect().top >= felt.bottom)
  })
  expect(covered).toBe(true)
})
