import { afterAll, beforeAll, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone } from '../../support/browser'
import {
  expectBalance,
  expectBalances,
  FOUR,
  padLines,
  PATIENCE,
  recordDeal,
  sheetOf,
  startEvening,
} from '../table-talk'
import { dealerOn, drag, openKey, saveSeats, seatsIn, sitDown, standUp, tapIn } from './people-talk'

let server: AppServer
beforeAll(async () => {
  server = await appServer()
})
afterAll(() => server.stop())

const expectDealer = (phone: Parameters<typeof dealerOn>[0], name: string) =>
  expect.poll(() => dealerOn(phone), { timeout: PATIENCE }).toBe(name)

test(
  'people join after deal 6, take a break, leave and come back, and the right one deals each time',
  { timeout: 600_000 },
  async () => {
    const phone = await newPhone(server)
    const { page } = phone
    await startEvening(phone)
    for (let deal = 0; deal < 6; deal++) await recordDeal(phone, { declarer: 'Anna', partner: 'Bert' })
    await expectBalances(phone, { Anna: 120, Bert: 120, Cilli: -120, Dora: -120 })
    await expectDealer(phone, 'Cilli')

    // Emil comes after deal 6 and begins at nothing; Cilli, who deals, sits out now.
    await openKey(phone, de.seating.title)
    await sitDown(phone, 'Emil')
    await sheetOf(phone).getByText(de.seating.dealsNext('Cilli'), { exact: true }).waitFor()
    await saveSeats(phone)
    await expectBalance(phone, 'Emil', 0)
    await expectDealer(phone, 'Cilli')
    expect(await page.locator('.felt > li').filter({ hasText: 'Cilli' }).innerText()).toContain(de.board.sitsOut)
    await recordDeal(phone, { declarer: 'Emil', partner: 'Dora' })
    await expectBalances(phone, { Emil: 20, Dora: -100, Anna: 100, Bert: 100, Cilli: -120 })
    await expectDealer(phone, 'Dora')

    // Cilli, who has just dealt, takes a break: she sees what she would pay now, and the board says that she is away.
    await openKey(phone, de.seating.title)
    await standUp(phone, 'Cilli')
    const away = sheetOf(phone).getByRole('region', { name: de.seating.away, exact: true })
    await away.getByText(`${de.seating.interim('Cilli')}:`, { exact: true }).waitFor()
    expect(await away.innerText()).toMatch(/Cilli gibt (Anna|Bert|Emil) [\d,]+\s€/)
    await saveSeats(phone)
    await expectDealer(phone, 'Dora')
    await page.getByText(`${de.board.away}:`, { exact: true }).waitFor()
    await recordDeal(phone, { declarer: 'Anna', partner: 'Emil' })
    await expectBalances(phone, { Anna: 120, Emil: 40, Bert: 80, Dora: -120 })

    // Dora, who has just dealt, goes home, and Franz takes a seat at the end: the next one after her deals.
    await openKey(phone, de.seating.title)
    await standUp(phone, 'Dora')
    await sitDown(phone, 'Franz')
    await saveSeats(phone)
    await expectDealer(phone, 'Emil')
    await recordDeal(phone, { declarer: 'Franz', partner: 'Anna' })
    await expectDealer(phone, 'Franz')

    // "cilli" is Cilli: she comes back as the same person with what she had.
    await openKey(phone, de.seating.title)
    await sitDown(phone, 'cilli')
    expect(await seatsIn(phone)).toEqual(['Anna', 'Bert', 'Emil', 'Franz', 'Cilli'])
    await saveSeats(phone)
    await expectBalances(phone, { Cilli: -120, Franz: 20, Anna: 140, Bert: 60, Emil: 20 })
    await expectDealer(phone, 'Franz')

    // Taken back within ten seconds: they sit as before.
    await page.getByRole('button', { name: de.common.undo, exact: true }).click()
    await page.getByText(de.seating.undone, { exact: true }).waitFor()
    await expect.poll(() => page.locator('.felt > li').count()).toBe(4)
    await expectDealer(phone, 'Franz')

    const pad = await page.getByRole('region', { name: de.board.pad, exact: true }).innerText()
    for (const words of [
      de.board.came('Emil', false),
      de.board.went('Cilli', false),
      `${de.board.came('Franz', false)} · ${de.board.went('Dora', false)}`,
    ])
      expect(pad).toContain(words)
    expect(await padLines(phone)).toHaveLength(9)
  },
)

test(
  'seats are changed by keyboard and by dragging, the table says who deals next, and three go on with other rules',
  { timeout: 600_000 },
  async () => {
    const phone = await newPhone(server)
    const { page } = phone
    await startEvening(phone)
    await expectDealer(phone, FOUR[0])
    await openKey(phone, de.seating.title)
    await sheetOf(phone)
      .getByRole('button', { name: de.newEvening.up('Dora'), exact: true })
      .focus()
    for (let step = 0; step < 3; step++) await page.keyboard.press('Enter')
    expect(await seatsIn(phone)).toEqual(['Dora', 'Anna', 'Bert', 'Cilli'])
    // At the top only the way down is left, and the focus is there.
    await page.keyboard.press('Enter')
    expect(await seatsIn(phone)).toEqual(['Anna', 'Dora', 'Bert', 'Cilli'])
    await standUp(phone, 'Anna')
    await sheetOf(phone).getByText(de.seating.three, { exact: true }).waitFor()
    await saveSeats(phone)
    await expectDealer(phone, 'Dora')
    const bar = page.getByRole('navigation', { name: de.board.newDeal, exact: true })
    expect(await bar.getByRole('button', { name: de.contracts.rufspiel, exact: true }).isVisible()).toBe(false)

    // Anna comes back, is dragged to the top, and the table wants Cilli to deal.
    await openKey(phone, de.seating.title)
    await tapIn(phone, 'Anna')
    expect(await seatsIn(phone)).toEqual(['Dora', 'Bert', 'Cilli', 'Anna'])
    await drag(phone, 3, 0)
    expect(await seatsIn(phone)).toEqual(['Anna', 'Dora', 'Bert', 'Cilli'])
    await sheetOf(phone).getByRole('radio', { name: 'Cilli', exact: true }).check()
    await sheetOf(phone).getByText(de.seating.dealsNext('Cilli'), { exact: true }).waitFor()
    await saveSeats(phone)
    await expectDealer(phone, 'Cilli')
    await recordDeal(phone, { declarer: 'Anna', partner: 'Bert' })
    await expectDealer(phone, 'Anna')
    await openKey(phone, de.seating.title)
    await standUp(phone, 'Cilli')
    await saveSeats(phone)

    await openKey(phone, de.seating.title)
    await standUp(phone, 'Bert')
    await sheetOf(phone).getByText(de.newEvening.tooFew(1), { exact: true }).waitFor()
    expect(await sheetOf(phone).getByRole('button', { name: de.seating.save, exact: true }).isDisabled()).toBe(true)
    await tapIn(phone, de.common.close)
  },
)
