import { afterAll, beforeAll, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { CONTRACTS, playDeal, playingFrom, ROUND_START, type Deal } from '@/lib/score'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone, type Phone } from '../../support/browser'
import { layoutFaults } from '../../support/laid-out'
import { euros, FOUR, LONG } from '../evening/board'
import { beginEvening, sayRules } from '../evening/rules-by-hand'
import { boardAt, PATIENCE, type At } from '../table-talk'
import { RULES } from '../evening/twenty'
import { ended, ENDINGS, type End } from './every-result'
import { fill, handOf, open, sheetIn, type Hand } from './hand'

/** Each deal is tapped on one of these, in turn, and looked at on all. `whole`: nothing has to be scrolled to. */
const SIZES = [
  { name: 'phone', width: 360, height: 740, whole: true },
  { name: 'small phone', width: 320, height: 568, whole: false },
  { name: 'phone on its side', width: 740, height: 360, whole: false },
] as const
type Size = (typeof SIZES)[number]

let server: AppServer
let phone: Phone
let at: At
let hand: Hand

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server)
  at = await beginEvening(phone, FOUR, sayRules)
  hand = handOf(phone, FOUR, RULES)
}, LONG)
afterAll(async () => {
  await phone.close()
  await server.stop()
})

/** What each one gains, as the sheet says it before it is saved: where they sit, or in its head if nobody plays alone. */
const shownScores = () => {
  const sheet = sheetIn(phone.page)
  const seats = (name: string) => sheet.getByRole('group', { name, exact: true }).locator('.tabular')
  const { seats: pair, seatsAlone: alone } = de.sheet
  return sheet.locator('ul li .tabular').or(seats(pair)).or(seats(alone)).allTextContents()
}

const scoresOf = (deal: Deal) =>
  playDeal(deal, RULES, FOUR.length, ROUND_START).scores.map((score) => euros.signed(score))

/** By hand everybody's amount stands beside the pad instead. */
const expectedScores = (deal: Deal) => (deal.contract === 'manual' ? [] : scoresOf(deal))

const counts = (deal: Deal) => 'cardPoints' in deal || (deal.contract === 'ramsch' && 'cardPoints' in deal.ramsch)

/** How many pixels of the open sheet are out of sight, with what is seldom said folded away. */
const outOfSight = () =>
  sheetIn(phone.page).evaluate((sheet) => {
    const [part] = [...sheet.querySelectorAll('div')].filter((div) => getComputedStyle(div).overflowY === 'auto')
    return sheet.querySelector('details[open]') || !part ? 0 : part.scrollHeight - part.clientHeight
  })

/** The same deal ended otherwise: as few buttons as that takes. */
async function endAs(end: End): Promise<void> {
  const { sheet } = hand.texts
  const dialog = sheetIn(phone.page)
  const word = (name: string) => dialog.getByRole('button', { name, exact: true })
  const turn = async (name: string, on: boolean) => {
    const button = word(name)
    if ((await button.count()) === 0) return
    if (((await button.getAttribute('aria-pressed')) === 'true') !== on) await button.click()
  }
  if ('cardPoints' in end) {
    const count = word(sheet.points)
    if ((await count.count()) > 0) await count.click()
    while ((await count.count()) === 0) await word(sheet.erase).click()
    const pad = dialog
      .getByRole('group')
      .filter({ has: phone.page.getByRole('button', { name: sheet.erase, exact: true }) })
      .last()
    for (const digit of String(end.cardPoints)) await pad.getByRole('button', { name: digit, exact: true }).click()
    if (end.schwarz) await word(sheet.noTrick).click()
    return
  }
  const won = 'tout' in end ? end.tout === 'won' : end.won
  await turn(won ? sheet.won : sheet.lost, true)
  await turn(sheet.tout, 'tout' in end)
  const level = 'level' in end ? end.level : null
  for (const one of ['schneider', 'schwarz'] as const) if (level !== one) await turn(sheet[one], false)
  if (level) await turn(sheet[level], true)
}

async function leave(): Promise<void> {
  const anew = phone.page.getByRole('button', { name: hand.texts.sheet.startAnew, exact: true })
  await phone.page.keyboard.press('Escape')
  await sheetIn(phone.page).waitFor({ state: 'detached' })
  // What was said is kept: the next one begins anew.
  await phone.page
    .getByRole('navigation', { name: hand.texts.board.newDeal, exact: true })
    .getByRole('button')
    .first()
    .click()
  await anew.click()
  await phone.page.keyboard.press('Escape')
  await sheetIn(phone.page).waitFor({ state: 'detached' })
}

test(
  'every contract with every result can be said on every size, costs what it should, and nothing is covered or out of reach',
  { timeout: 2 * LONG },
  async () => {
    await phone.open(boardAt(at))
    const faults: string[] = []
    const look = async (deal: Deal, tapped: Size) => {
      await expect.poll(shownScores, { timeout: PATIENCE }).toEqual(expectedScores(deal))
      for (const { name, whole, ...size } of [...SIZES.filter((one) => one !== tapped), tapped]) {
        await phone.page.setViewportSize(size)
        const found = await layoutFaults(phone.page)
        // The pad for card points may have to be scrolled to: whoever opens it has said the rest.
        const hidden = whole && !counts(deal) ? await outOfSight() : 0
        if (hidden > 0) found.push(`${hidden} pixels have to be scrolled to`)
        faults.push(...found.map((fault) => `${name}, ${JSON.stringify(deal)}: ${fault}`))
      }
    }
    for (const [turn, { first, then }] of ENDINGS.entries()) {
      const tapped = SIZES[turn % SIZES.length]! // a place of the list
      const { width, height } = tapped
      await phone.page.setViewportSize({ width, height })
      await open(hand, first)
      await fill(hand, first, playingFrom(first.dealer ?? 0, RULES, FOUR.length))
      await look(first, tapped)
      for (const end of then) {
        await endAs(end)
        await look(ended(first, end), tapped)
      }
      await leave()
    }
    expect(faults).toEqual([])
  },
)

test('with letters twice as large nothing lies over anything, and head and foot leave most of the screen', async () => {
  const { page } = phone
  for (const { name, whole: _, ...size } of SIZES) {
    await page.setViewportSize(size)
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    await page.getByRole('navigation', { name: de.board.newDeal, exact: true }).getByRole('button').first().click()
    const sheet = sheetIn(page)
    await sheet.getByRole('button', { name: de.sheet.won, exact: true }).waitFor()
    // What can be seen of the rest while it is scrolled.
    const share = await sheet.evaluate((dialog) => {
      const [part] = [...dialog.querySelectorAll('div')].filter((div) => getComputedStyle(div).overflowY === 'auto')
      const foot = [...(part?.children ?? [])].find((child) => getComputedStyle(child).position === 'sticky')
      return ((part?.clientHeight ?? 0) - (foot?.clientHeight ?? 0)) / dialog.clientHeight
    })
    expect([name, share > 0.6]).toEqual([name, true])
    expect([name, ...(await layoutFaults(page))]).toEqual([name])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
})

test('every contract is among them', () => {
  expect(new Set(ENDINGS.map(({ first }) => first.contract))).toEqual(new Set(CONTRACTS))
})
