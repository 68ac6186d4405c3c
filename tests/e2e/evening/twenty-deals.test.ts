import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { CONTRACTS, playingFrom, type Deal } from '@/lib/score'
import { scoreSession } from '@/lib/session-file'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone, type Phone } from '../../support/browser'
import { enter, handOf, saveButton, sheetIn } from '../sheet/hand'
import { boardAt, expectSynced, join, PATIENCE, shareLink, type At } from '../table-talk'
import { euros, expectBoard, FOUR, LONG } from './board'
import { beginEvening, sayRules } from './rules-by-hand'
import { RULES, TWENTY } from './twenty'

let server: AppServer
let phone: Phone
let at: At
/** What the table says it played, as it changes in the course of the evening. */
let deals: readonly Deal[] = TWENTY

const named = (name: string) => ({ name, exact: true })

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server, { disk: true })
}, LONG)
afterAll(async () => {
  await phone.close()
  await server.stop()
})

/** Opens the receipt of a deal by its line on the pad; 1 is the first deal of the evening. */
async function why(number: number): Promise<void> {
  const rows = phone.page.getByRole('region', named(de.board.pad)).locator('tbody tr')
  await rows
    .nth(TWENTY.length - number)
    .getByRole('button')
    .click()
  await sheetIn(phone.page).waitFor()
}

describe('an evening of twenty deals', () => {
  test('has every contract', () => {
    expect(new Set(TWENTY.map((deal) => deal.contract))).toEqual(new Set(CONTRACTS))
  })

  test(
    'is entered through the screens, and the board says after each deal what the session file does',
    { timeout: LONG },
    async () => {
      at = await beginEvening(phone, FOUR, sayRules)
      const hand = handOf(phone, FOUR, RULES)
      let dealer = 0
      for (const [index, deal] of TWENTY.entries()) {
        await enter(hand, deal, playingFrom(deal.dealer ?? dealer, RULES, FOUR.length))
        dealer = ((deal.dealer ?? dealer) + 1) % FOUR.length
        await expectBoard(phone, TWENTY.slice(0, index + 1), RULES)
      }
    },
  )

  test('says the same after a reload', async () => {
    await phone.page.reload()
    await expectBoard(phone, TWENTY, RULES)
  })

  test('says the same after the server was killed and started again, and on a phone that comes only then', async () => {
    await expectSynced(phone)
    const link = await shareLink(phone, at.table)
    await server.kill()
    await server.start()
    await phone.open(boardAt(at))
    await expectBoard(phone, TWENTY, RULES)
    const other = await newPhone(server)
    await join(other, link)
    await other.open(boardAt(at))
    await expectBoard(other, TWENTY, RULES)
    await other.close()
  })

  test('says the same after the browser was killed', async () => {
    await phone.reopen()
    await phone.open(boardAt(at))
    await expectBoard(phone, TWENTY, RULES)
  })

  test('follows when deal 3 is corrected: it was lost, and nobody said Kontra', async () => {
    await why(3)
    const sheet = sheetIn(phone.page)
    await sheet.getByRole('button', named(de.receipt.actions.correct)).click()
    const hand = handOf(phone, FOUR, RULES)
    const kontra = sheet.getByRole('button', named(de.sheet.kontraSteps[0] ?? ''))
    await kontra.waitFor()
    expect(await kontra.getAttribute('aria-pressed')).toBe('true')
    await kontra.click()
    await sheet.getByRole('button', named(de.sheet.lost)).click()
    await saveButton(hand).click()
    deals = deals.with(2, { contract: 'rufspiel', declarer: 1, partner: 2, won: false })
    await expectBoard(phone, deals, RULES)
  })

  test('follows when deal 7 is struck out: later stock, Bock and dealers are what they would have been without it', async () => {
    await why(7)
    await sheetIn(phone.page).getByRole('button', named(de.receipt.actions.void)).click()
    deals = deals.toSpliced(6, 1)
    await expectBoard(phone, deals, RULES)
    const { deals: played } = scoreSession({ game: 'bavarian', players: FOUR, rules: RULES, deals })
    for (const number of [8, 12, 20]) {
      await why(number)
      const dealer = FOUR[played[number - 2]?.dealer ?? -1] ?? ''
      await sheetIn(phone.page).getByText(de.receipt.dealtBy(dealer), { exact: true }).waitFor()
      await phone.page.keyboard.press('Escape')
      await sheetIn(phone.page).waitFor({ state: 'detached' })
    }
  })

  test('keeps what a deal was before it was corrected', async () => {
    await why(3)
    const sheet = sheetIn(phone.page)
    await sheet.locator('summary', { hasText: de.receipt.history }).click()
    for (const said of [de.receipt.happened.entered, de.receipt.happened.corrected])
      await sheet.getByText(said).first().waitFor()
    await phone.page.keyboard.press('Escape')
  })

  test('is settled with the fewest payments, and remembers which one is made', async () => {
    const { page } = phone
    await page.getByRole('link', named(de.board.settle)).click()
    const { settleUp } = scoreSession({ game: 'bavarian', players: FOUR, rules: RULES, deals })
    const list = page.getByRole('region', named(de.settle.transfers)).getByRole('listitem')
    const paid = `✓ ${de.settle.paid}`
    const lines = settleUp.map(
      ({ from, to, amount }) => `${de.settle.line(FOUR[from] ?? '', FOUR[to] ?? '')} ${euros.priced(amount)}`,
    )
    const shown = async () => (await list.locator('> span').allTextContents()).map((line) => line.trim())
    await expect.poll(shown, { timeout: PATIENCE }).toEqual(lines)
    await list.first().getByRole('button', named(de.settle.markPaid)).click()
    await list.first().getByRole('button', named(paid)).waitFor()
    await page.reload()
    await list.first().getByRole('button', named(paid)).waitFor()
    expect(await list.getByRole('button', named(de.settle.markPaid)).count()).toBe(lines.length - 1)
    expect(await shown()).toEqual(lines)
  })
})
