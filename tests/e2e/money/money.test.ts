import decodeQR from 'qr/decode.js'
import sharp from 'sharp' // comes with Next
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { de as words } from '@/lib/i18n/money/de'
import { en } from '@/lib/i18n/en'
import { cents, type Deal } from '@/lib/score'
import { scoreSession } from '@/lib/session-file'
import { settlementOf, type Coin } from '@/lib/table'
import { appServer, type AppServer } from '../../support/app-server'
import { accessFaults } from '../../support/access'
import { newPhone, type Phone } from '../../support/browser'
import { layoutFaults } from '../../support/laid-out'
import { euros, FOUR, LONG } from '../evening/board'
import { beginEvening, sayRules } from '../evening/rules-by-hand'
import { RULES } from '../evening/twenty'
import { enter, handOf, sheetIn } from '../sheet/hand'
import { boardAt, expectSynced, join, PATIENCE, shareLink, type At } from '../table-talk'

const named = (name: string) => ({ name, exact: true })
const DEALS: readonly Deal[] = [
  { contract: 'rufspiel', suit: 'eichel', declarer: 0, partner: 3, won: true },
  { contract: 'passed' },
  { contract: 'farbsolo', suit: 'gras', declarer: 1, won: false },
]

let server: AppServer
let phone: Phone
let at: At
/** The deals that count. */
let deals = DEALS

const page = () => phone.page
const button = (name: string) => page().getByRole('button', named(name))
const region = (name: string) => page().getByRole('region', named(name))
const transfers = () => region(de.settle.transfers).getByRole('listitem')
const shownTransfers = async () => (await transfers().locator('> span').allTextContents()).map((line) => line.trim())

/** What the screen has to offer, worked out by the core; the order of the names is that of their ids. */
function expected(coin: Coin): string[] {
  const { balance, stock } = scoreSession({ game: 'bavarian', players: FOUR, rules: RULES, deals })
  const sums = new Map(FOUR.map((name, seat) => [name as string, cents(balance[seat] ?? 0)]))
  const settlement = settlementOf(
    { balance: sums, stock: cents(stock ?? 0), seats: FOUR },
    { stock: { to: 'seats' }, coin },
  )
  return settlement.transfers.map(({ from, to, amount }) => `${de.settle.line(from, to)} ${euros.priced(amount)}`)
}

async function openSettle(): Promise<void> {
  await phone.open(`/settle?t=${at.table}&s=${at.session}`)
  await region(de.settle.transfers).waitFor()
}
async function openKitty(): Promise<void> {
  await phone.open(`/kitty?t=${at.table}`)
  await page().getByRole('heading', named(words.kitty.rule)).waitFor()
}
const holds = (amount: number) =>
  page().locator('p').filter({ hasText: words.kitty.holds }).getByText(euros.priced(amount), { exact: true }).waitFor()

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server)
  at = await beginEvening(phone, FOUR, sayRules)
}, LONG)
afterAll(async () => {
  await phone.close()
  await server.stop()
})

describe('an evening is settled', { timeout: LONG }, () => {
  test('after the kitty got its rule and the deals were played', async () => {
    await openKitty()
    await page().getByLabel(`${words.kitty.evening} (€)`, { exact: true }).fill('1,x')
    await button(words.kitty.save).click()
    await page().getByRole('alert').getByText(words.kitty.faults.amount, { exact: true }).waitFor()
    await page().getByLabel(`${words.kitty.evening} (€)`, { exact: true }).fill('1')
    await page().getByLabel(`${words.kitty.lostSolo} (€)`, { exact: true }).fill('0,50')
    await page().getByRole('spinbutton', named(words.kitty.stock)).press('End')
    await button(words.kitty.save).click()
    await page()
      .getByText(words.kitty.inWords.evening(euros.priced(100)), { exact: true })
      .waitFor()
    await phone.open(boardAt(at))
    const hand = handOf(phone, FOUR, RULES)
    for (const deal of DEALS) await enter(hand, deal, [0, 1, 2, 3])
    await page().getByRole('link', named(de.board.settle)).click()
    await expect.poll(shownTransfers, { timeout: PATIENCE }).toEqual(expected(1))
  })

  test('in cash, and stays so after a reload', async () => {
    await page().locator('summary', { hasText: words.terms.title }).click()
    await page().getByRole('radio', named(words.terms.coins[50])).check()
    await expect.poll(shownTransfers, { timeout: PATIENCE }).toEqual(expected(50))
    await page().getByText(words.terms.coinWhy, { exact: true }).waitFor()
    await page().reload()
    await expect.poll(shownTransfers, { timeout: PATIENCE }).toEqual(expected(50))
  })

  test('a transfer says how it came about, and is paid by a GiroCode that another reader reads', async () => {
    await transfers().first().getByRole('button').first().click()
    const sheet = sheetIn(page())
    await sheet.getByRole('heading', named(words.how.title)).waitFor()
    await sheet.getByText(words.how.rounded, { exact: true }).first().waitFor()
    await sheet.getByRole('button', named(words.pay.enter)).click()
    await sheet.getByLabel(words.details.name, { exact: true }).fill('Änne Größenwahn')
    const iban = sheet.getByLabel(words.details.iban, { exact: true })
    await iban.fill('DE88 3704 0044 0532 0130 00')
    await sheet.getByRole('button', named(words.details.save)).click()
    await sheet.getByRole('alert').getByText(words.details.faults.iban_checksum, { exact: true }).waitFor()
    expect(await accessFaults(page())).toEqual([])
    await iban.fill('de89 3704 0044 0532 0130 00')
    await sheet.getByLabel(words.details.payPal, { exact: true }).fill('paypal.me/AenneG')
    await sheet.getByRole('button', named(words.details.save)).click()
    const code = sheet.getByRole('img')
    await code.waitFor()
    await sheet.getByText(words.pay.here, { exact: true }).waitFor()
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const lines = decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) }).split('\n')
    const [amount = ''] = /[\d,]+(?=\s€)/.exec((await shownTransfers())[0] ?? '') ?? []
    expect(lines).toHaveLength(12)
    expect(lines.slice(4, 8)).toEqual([
      '',
      'Änne Größenwahn',
      'DE89370400440532013000',
      `EUR${amount.replace(',', '.')}`,
    ])
    await sheet.getByText('DE89 3704 0044 0532 0130 00', { exact: true }).waitFor()
    await sheet.getByRole('button', named(words.pay.copy(words.pay.fields.text))).click()
    expect(await page().evaluate(() => navigator.clipboard.readText())).toBe(lines[10])
    expect(await sheet.getByRole('link', named(words.pay.payPal)).getAttribute('href')).toBe(
      `https://paypal.me/AenneG/${amount.replace(',', '.')}EUR`,
    )
    expect(await accessFaults(page())).toEqual([])
    expect(await layoutFaults(page())).toEqual([])
    await page().keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  })

  test('what its owner shares with the table pays on a second phone too, until it is taken out of sight', async () => {
    const keepAt = async (name: string) => {
      await transfers().first().getByRole('button').first().click()
      await sheetIn(page()).getByRole('button', named(words.pay.change)).click()
      await sheetIn(page()).getByRole('radio', named(name)).check()
      await sheetIn(page()).getByRole('button', named(words.details.save)).click()
      await sheetIn(page()).getByRole('button', named(words.pay.change)).waitFor()
    }
    await keepAt(words.details.table)
    await sheetIn(page()).getByText(words.pay.shared, { exact: true }).waitFor()
    const payee = (await sheetIn(page()).getByRole('img').getAttribute('aria-label')) ?? ''
    await page().keyboard.press('Escape')
    const who = ((await shownTransfers())[0] ?? '').replace(/\s[\d,]+\s€$/, '')
    const other = await newPhone(server)
    try {
      await join(other, await shareLink(phone, at.table))
      await expectSynced(other)
      await other.open(`/settle?t=${at.table}&s=${at.session}`)
      const theirs = other.page.getByRole('region', named(de.settle.transfers)).getByRole('listitem')
      await theirs.filter({ hasText: who }).getByRole('button').first().click()
      const sheet = sheetIn(other.page)
      await sheet.getByRole('img', named(payee)).waitFor()
      await sheet.getByText('DE89 3704 0044 0532 0130 00', { exact: true }).waitFor()
      await sheet.getByText(words.pay.shared, { exact: true }).waitFor()
      expect(await sheet.getByRole('link', named(words.pay.payPal)).getAttribute('href')).toMatch(
        /paypal\.me\/AenneG\//,
      )
      await openSettle()
      await keepAt(words.details.here)
      await sheetIn(page()).getByText(words.pay.here, { exact: true }).waitFor()
      await page().keyboard.press('Escape')
      await sheet.getByRole('button', named(words.pay.enter)).waitFor({ timeout: PATIENCE })
      expect(await sheet.getByRole('img').count()).toBe(0)
    } finally {
      await other.close()
    }
  })

  test('what is paid is marked, taken back by another tap, and agreed when the evening is closed', async () => {
    const first = transfers().first()
    const paid = first.getByRole('button', named(`✓ ${de.settle.paid}`))
    await first.getByRole('button', named(de.settle.markPaid)).click()
    await paid.click()
    await first.getByRole('button', named(de.settle.markPaid)).click()
    await paid.waitFor()
    await button(de.settle.close).click()
    await page().getByText(de.settle.closedNow, { exact: true }).waitFor()
    await region(words.dues.title)
      .getByRole('button', named(`Anna: ${words.dues.markIn}`))
      .click()
    await region(words.dues.title)
      .getByRole('button', named(`Anna: ✓ ${words.dues.isIn}`))
      .waitFor()
    expect(await accessFaults(page())).toEqual([])
  })

  test('a deal struck out afterwards shows the difference, and changes nothing that was agreed or paid', async () => {
    const before = await shownTransfers()
    await button(de.settle.reopen).click()
    await button(de.settle.close).waitFor()
    await phone.open(boardAt(at))
    await region(de.board.pad).locator('tbody tr').last().getByRole('button').click()
    await sheetIn(page()).getByRole('button', named(de.receipt.actions.void)).click()
    // Not before it is written.
    await button(de.common.undo).waitFor()
    deals = DEALS.slice(1)
    await openSettle()
    const changed = region(words.agreed.title)
    await changed.waitFor()
    expect(await shownTransfers()).toEqual(before)
    expect(await accessFaults(page())).toEqual([])
    await changed.getByRole('button', named(words.agreed.anew)).click()
    await changed.waitFor({ state: 'detached' })
    expect((await shownTransfers())[0]).toBe(before[0])
    await transfers()
      .first()
      .getByRole('button', named(`✓ ${de.settle.paid}`))
      .waitFor()
    await button(de.common.undo).click()
    await changed.waitFor()
    expect(await shownTransfers()).toEqual(before)
    await changed.getByRole('button', named(words.agreed.anew)).click()
    await changed.waitFor({ state: 'detached' })
  })

  test('when all is paid nothing is left, and no transfer is offered', async () => {
    const all = button(words.agreed.allPaid)
    if (await all.isVisible()) await all.click()
    else await transfers().getByRole('button', named(de.settle.markPaid)).click()
    await page().getByText(words.agreed.done).waitFor()
    expect(await transfers().getByRole('button', named(de.settle.markPaid)).count()).toBe(0)
  })
})

describe('the kitty', { timeout: LONG }, () => {
  test('has what was put in, says who owes it, and gives out only what is there', async () => {
    await openKitty()
    // Of the four, Anna has put in her fee and her quarter of the stock.
    await holds(110)
    const dora = region(words.kitty.open)
      .getByRole('listitem')
      .filter({ hasText: words.kitty.owes('Dora') })
    await dora.getByText(euros.priced(110), { exact: true }).waitFor()
    await dora.getByRole('button', named(words.kitty.paid)).click()
    await holds(220)
    await page().getByLabel(`${words.kitty.amount} (€)`, { exact: true }).fill('50')
    await page().getByLabel(words.kitty.what, { exact: true }).fill('Brotzeit')
    await button(words.kitty.spend).click()
    await page()
      .getByRole('alert')
      .getByText(words.kitty.faults.tooMuch(euros.priced(220)), { exact: true })
      .waitFor()
    expect(await accessFaults(page())).toEqual([])
    await page().getByLabel(`${words.kitty.amount} (€)`, { exact: true }).fill('1,50')
    await button(words.kitty.spend).click()
    await holds(70)
    await button(de.common.undo).click()
    await holds(220)
    await page().reload()
    await holds(220)
  })

  test('is never mixed into what people have on the board', async () => {
    await phone.open(`/standings?t=${at.table}`)
    const { balance } = scoreSession({ game: 'bavarian', players: FOUR, rules: RULES, deals })
    const row = page().getByRole('row').filter({ hasText: 'Bert' })
    const { stock } = scoreSession({ game: 'bavarian', players: FOUR, rules: RULES, deals })
    await row
      .getByText(euros.signed((balance[1] ?? 0) + (stock ?? 0) / 4))
      .last()
      .waitFor()
  })
})

describe('the standings', { timeout: LONG }, () => {
  test('count a season by the days that the table chose', async () => {
    await button(words.standings.add).click()
    const sheet = sheetIn(page())
    await sheet.getByLabel(words.standings.name, { exact: true }).fill('Altes Jahr')
    await sheet.getByLabel(words.standings.from, { exact: true }).fill('2001-12-31')
    await sheet.getByLabel(words.standings.to, { exact: true }).fill('2001-01-01')
    await sheet.getByRole('button', named(de.common.save)).click()
    await sheet.getByRole('alert').getByText(words.standings.faults.order, { exact: true }).waitFor()
    expect(await accessFaults(page())).toEqual([])
    await sheet.getByLabel(words.standings.from, { exact: true }).fill('2001-01-01')
    await sheet.getByLabel(words.standings.to, { exact: true }).fill('2001-12-31')
    await sheet.getByRole('button', named(de.common.save)).click()
    await page().getByRole('radio', named('Altes Jahr')).check()
    await page().getByText(words.standings.none, { exact: true }).waitFor()
    await page().getByRole('radio', named(words.standings.all)).check()
    await page().getByRole('row').filter({ hasText: 'Bert' }).waitFor()
  })

  test.each([
    ['dark', 320],
    ['light', 1280],
  ] as const)('the new screens fit and are sound in English, %s, on %i pixels', async (theme, width) => {
    await phone.open('/settings')
    await page().getByRole('radio', named('English')).check()
    await page().getByRole('radio', named(en.settings[theme])).check()
    await page().setViewportSize({ width, height: 740 })
    for (const path of [`/settle?t=${at.table}&s=${at.session}`, `/kitty?t=${at.table}`, `/standings?t=${at.table}`]) {
      await phone.open(path)
      await page().locator('main:not([aria-busy])').waitFor()
      if (path.startsWith('/standings')) await page().getByRole('row').first().waitFor()
      expect({ path, found: await accessFaults(page()) }).toEqual({ path, found: [] })
      expect({ path, faults: await layoutFaults(page()) }).toEqual({ path, faults: [] })
    }
  })
})
