import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { rulesOf, type Deal } from '@/lib/score'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone, type Phone } from '../../support/browser'
import { sheetIn } from '../sheet/hand'
import { expectBoard, LONG } from './board'
import { keysOf, type Keys } from './keyboard'

const RULES = rulesOf({ tariff: { rufspiel: 10 } })
const named = (name: string) => ({ name, exact: true })

let server: AppServer
let phone: Phone
let keys: Keys

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server, { width: 900, height: 800 })
  keys = keysOf(phone)
}, LONG)
afterAll(async () => {
  await phone.close()
  await server.stop()
})

const button = (name: string) => phone.page.getByRole('button', named(name))
const inSheet = (name: string) => sheetIn(phone.page).getByRole('button', named(name))
const person = (label: string, name: string) =>
  sheetIn(phone.page)
    .getByRole('group', named(label))
    .getByRole('button')
    .filter({ has: phone.page.getByText(name, { exact: true }) })
const save = () => sheetIn(phone.page).getByRole('button', { name: /^(Eintragen|Ändern)/ })
const closed = () => sheetIn(phone.page).waitFor({ state: 'detached' })
const plate = (name: string) => phone.page.locator('.felt').getByRole('button', { name: new RegExp(`^${name}, `) })
const contract = (name: string) =>
  phone.page.getByRole('navigation', named(de.board.newDeal)).getByRole('button', named(name))

const deals: Deal[] = []
const played = async (deal: Deal) => {
  await closed()
  deals.push(deal)
  await expectBoard(phone, deals, RULES)
}

describe('an evening by the keyboard alone', () => {
  test('begins: a table, four people in their order, another tariff', async () => {
    const { page } = phone
    await phone.open('/')
    await keys.type(page.getByLabel(de.home.firstTable), 'Donnerstag')
    await keys.press('Enter')
    await keys.enter(page.getByRole('link', named(de.table.newEvening)))
    const typed = page.getByLabel(de.newEvening.newName, { exact: true })
    await keys.to(typed)
    for (const name of ['Bert', 'Anna', 'Cilli', 'Dora']) {
      await page.keyboard.type(name)
      await keys.press('Enter')
      await button(de.newEvening.leave(name)).waitFor()
    }
    await keys.enter(button(de.newEvening.up('Anna')))
    const rufspiel = page.getByLabel(new RegExp(`^${de.rules.rufspiel} \\(`)).first()
    await keys.to(rufspiel)
    await keys.press('Control+A')
    await page.keyboard.type('0,10')
    await keys.enter(button(de.newEvening.start))
    await plate('Anna').waitFor()
    await expectBoard(phone, [], RULES)
  })

  test('a Rufspiel from the plate', async () => {
    await keys.enter(plate('Anna'))
    await keys.enter(person(de.sheet.seats, 'Dora'))
    await keys.to(inSheet(de.sheet.won))
    await keys.press('Space')
    await keys.enter(save())
    await played({ contract: 'rufspiel', declarer: 0, partner: 3, won: true })
  })

  test('a Wenz with Laufende and Kontra, its card points typed as digits', async () => {
    await keys.enter(contract(de.contracts.wenz))
    await keys.enter(person(de.sheet.seatsAlone, 'Bert'))
    await keys.enter(inSheet(de.sheet.points))
    await keys.to(sheetIn(phone.page).getByRole('group', named(de.sheet.pointsAlone)).getByRole('button', named('1')))
    await phone.page.keyboard.type('98')
    await keys.enter(inSheet(de.sheet.towardsMit))
    await keys.enter(inSheet('Kontra'))
    await keys.enter(save())
    await played({ contract: 'wenz', declarer: 1, cardPoints: 98, laufende: { mit: 2 }, kontra: 1 })
  })

  test('a Farbgeier from behind "mehr", another dealer chosen by arrow keys', async () => {
    await keys.enter(contract(de.common.more))
    await keys.enter(inSheet(de.contracts.farbgeier))
    await keys.enter(inSheet(de.suits.herz))
    await keys.enter(person(de.sheet.seatsAlone, 'Cilli'))
    await keys.enter(inSheet(de.sheet.lost))
    await keys.enter(sheetIn(phone.page).locator('summary'))
    const dealers = sheetIn(phone.page).getByRole('group', named(de.sheet.dealer))
    await keys.to(dealers.getByRole('radio', { checked: true }))
    await keys.press('ArrowRight')
    await dealers.getByRole('radio', { name: 'Dora', checked: true }).waitFor()
    await keys.enter(save())
    await played({ contract: 'farbgeier', suit: 'herz', declarer: 2, won: false, dealer: 3 })
  })

  test('a fault leads the focus to its place', async () => {
    await keys.enter(contract(de.contracts.rufspiel))
    await keys.enter(save())
    await expect
      .poll(() =>
        sheetIn(phone.page)
          .getByRole('group', named(de.sheet.seats))
          .evaluate((group) => group.contains(document.activeElement)),
      )
      .toBe(true)
    await keys.press('Escape')
    await closed()
    await expectBoard(phone, deals, RULES)
  })

  test('Escape closes the sheet and gives the focus back to where it was opened', async () => {
    await keys.enter(contract(de.contracts.wenz))
    await sheetIn(phone.page).waitFor()
    await keys.press('Escape')
    await closed()
    await expect
      .poll(() => contract(de.contracts.wenz).evaluate((element) => element === document.activeElement))
      .toBe(true)
  })

  test('why, a correction, and a deal struck out and restored', async () => {
    const row = (number: number) =>
      phone.page
        .getByRole('region', named(de.board.pad))
        .locator('tbody tr')
        .nth(3 - number)
        .getByRole('button')
    await keys.enter(row(1))
    await keys.enter(inSheet(de.receipt.actions.correct))
    await keys.enter(inSheet(de.sheet.lost))
    await keys.enter(save())
    await closed()
    deals[0] = { contract: 'rufspiel', declarer: 0, partner: 3, won: false }
    await expectBoard(phone, deals, RULES)
    await expect.poll(() => row(1).evaluate((key) => key === document.activeElement)).toBe(true)
    await keys.enter(row(2))
    await keys.enter(inSheet(de.receipt.actions.void))
    await closed()
    await expectBoard(phone, deals.toSpliced(1, 1), RULES)
    await keys.enter(button(de.common.undo))
    await expectBoard(phone, deals, RULES)
  })

  test('ends: one payment made, the evening closed', async () => {
    const { page } = phone
    await keys.enter(page.getByRole('link', named(de.board.settle)))
    await keys.enter(button(de.settle.markPaid).first())
    await button(`✓ ${de.settle.paid}`).waitFor()
    await keys.enter(button(de.settle.close))
    await page.getByText(de.settle.closedNow, { exact: true }).waitFor()
    await keys.enter(page.getByRole('link', named(de.common.back)))
    await page.getByText(de.board.closed, { exact: true }).waitFor()
  })
})
