import { afterAll, beforeAll, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { de as host } from '@/lib/i18n/share/de'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone, type Phone } from '../../support/browser'
import {
  boardAt,
  expectBalances,
  expectDeals,
  fillSheet,
  join,
  openBoard,
  openSheet,
  PATIENCE,
  plateOf,
  saveSheet,
  shareLink,
  sheetOf,
  startEvening,
  type At,
} from '../table-talk'
import { asInstalled, SLOW } from './phones'

let server: AppServer
let phone: Phone
let at: At
beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server, { disk: true })
}, SLOW.timeout)
afterAll(() => server.stop())

type Screen = { readonly asked: number; readonly lit: number }

/** A browser whose way of keeping the screen on is written down; it lets go when the page is hidden, as browsers do. */
const watchScreen = () =>
  phone.context.addInitScript(() => {
    const locks: { released: boolean; release: () => Promise<void> }[] = []
    let asked = 0
    let refuses = false
    const request = () => {
      asked++
      if (refuses) return Promise.reject(new DOMException('The battery is low.', 'NotAllowedError'))
      const lock = { released: false, release: () => Promise.resolve(void (lock.released = true)) }
      locks.push(lock)
      return Promise.resolve(lock)
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(window, {
      screenNow: () => ({ asked, lit: locks.filter(({ released }) => !released).length }),
      refuseScreen: () => (refuses = true),
      turn: (state: string) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        if (state === 'hidden') for (const lock of locks) lock.released = true
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })

const screenNow = () => phone.page.evaluate(() => (window as unknown as { screenNow: () => Screen }).screenNow()) // see watchScreen
const turn = (state: 'hidden' | 'visible') =>
  phone.page.evaluate((to) => (window as unknown as { turn: (state: string) => void }).turn(to), state) // see watchScreen

test('the shortcut of a phone that has no evening yet leads to the start page', SLOW, async () => {
  await phone.open('/?new=deal')
  await phone.page.getByLabel(de.home.firstTable, { exact: true }).waitFor()
  at = await startEvening(phone)
})

test(
  'the screen stays on during an evening, is asked for anew on coming back, and a refusal is silent',
  SLOW,
  async () => {
    await watchScreen()
    await openBoard(phone, at)
    await expect.poll(screenNow, { timeout: PATIENCE }).toEqual({ asked: 1, lit: 1 })
    await turn('hidden')
    expect(await screenNow()).toEqual({ asked: 1, lit: 0 })
    await turn('visible')
    await expect.poll(screenNow, { timeout: PATIENCE }).toEqual({ asked: 2, lit: 1 })
    await phone.page.evaluate(() => (window as unknown as { refuseScreen: () => void }).refuseScreen()) // see watchScreen
    await turn('hidden')
    await turn('visible')
    await expect.poll(screenNow, { timeout: PATIENCE }).toEqual({ asked: 3, lit: 0 })
    // Nothing is said of it, and the board is there; an error in the console would fail this test.
    expect(await phone.page.locator('main').getByRole('alert').count()).toBe(0)
    await plateOf(phone, 'Anna').waitFor()
  },
)

test('the screen is let go where no evening is shown', SLOW, async () => {
  await openBoard(phone, at)
  await expect.poll(screenNow, { timeout: PATIENCE }).toEqual({ asked: 1, lit: 1 })
  await phone.page.getByRole('link', { name: de.common.back, exact: true }).click()
  await phone.page.getByRole('heading', { name: de.table.evenings }).waitFor()
  expect(await screenNow()).toEqual({ asked: 1, lit: 0 })
})

test('the shortcut of the app on the home screen opens the sheet of the last evening', SLOW, async () => {
  const manifest = await phone.page.evaluate(() =>
    fetch('/manifest.webmanifest').then((answer) => answer.json() as unknown),
  )
  const { shortcuts } = manifest as { shortcuts: { url: string }[] } // our own file
  expect(shortcuts.map(({ url }) => url)).toEqual(['/?new=deal'])
  await phone.open('/?new=deal')
  await phone.page.waitForURL(`**${boardAt(at)}&deal=next`)
  await sheetOf(phone).getByRole('group', { name: de.sheet.contract, exact: true }).waitFor()
  // Back is the board, not the start page that was passed through.
  await sheetOf(phone).getByRole('button', { name: de.common.close }).click()
  await sheetOf(phone).waitFor({ state: 'detached' })
  await plateOf(phone, 'Anna').waitFor()
})

test(
  'an app killed over a half-filled sheet comes back to it as it was, and the deal is entered once',
  SLOW,
  async () => {
    await openBoard(phone, at)
    await openSheet(phone)
    await fillSheet(phone, { declarer: 'Bert', partner: 'Cilli', level: 'schneider' })
    // What is said is kept a moment after the last tap.
    await phone.page.waitForTimeout(700)
    await phone.reopen()
    await asInstalled(phone)
    await phone.open('/')
    await phone.page.waitForURL(`**${boardAt(at)}&deal=*`)
    const sheet = sheetOf(phone)
    await sheet.getByText(de.sheet.kept, { exact: true }).waitFor()
    expect(await sheet.getByRole('button', { name: de.sheet.schneider, pressed: true }).count()).toBe(1)
    await saveSheet(phone)
    await sheet.waitFor({ state: 'detached' })
    await expectBalances(phone, { Anna: -30, Bert: 30, Cilli: 30, Dora: -30 })
    await expectDeals(phone, 1)
  },
)

test(
  'a phone that joined as host knows no other link, says so, and makes a new one that opens the table',
  SLOW,
  async () => {
    const link = await shareLink(phone, at.table, 'owner')
    const second = await newPhone(server)
    await join(second, link)
    await second.page.getByText(de.roles.owner, { exact: true }).waitFor()
    await second.open(`/share?t=${at.table}`)
    await second.page.getByText(host.unknown, { exact: true }).waitFor()
    expect(await second.page.getByRole('img', { name: de.share.code }).count()).toBe(0)
    await second.page.getByRole('button', { name: host.make, exact: true }).click()
    await second.page.getByRole('img', { name: de.share.code }).waitFor()
    const made = await shareLink(second, at.table)
    expect(made).not.toBe(await shareLink(phone, at.table))
    await second.page.getByRole('button', { name: de.share.rotate, exact: true }).waitFor()
    await second.close()
  },
)

type Seen = { readonly balances: readonly string[]; readonly board: boolean }

test(
  'a board that is opened anew is there before the app is, as it was, and what is tapped on it is not lost',
  SLOW,
  async () => {
    const { page, context } = phone
    const kept = () => page.evaluate(() => localStorage.getItem('last-seen') ?? '')
    await openBoard(phone, at)
    await expect.poll(kept, { timeout: PATIENCE }).toContain('felt')
    const balances = () => page.locator('[data-board] .felt .tabular').allTextContents()
    const shown = await balances()
    // Looks with the page's first script whether the board is there already, and taps on it at once.
    await context.addInitScript(() => {
      const watch = new MutationObserver(() => {
        const felt = document.querySelector('#last-seen .felt')
        if (!felt) return
        watch.disconnect()
        const balances = [...felt.querySelectorAll('.tabular')].map((balance) => balance.textContent)
        Object.assign(window, { seen: { balances, board: document.querySelector('[data-board]') !== null } })
        document.querySelector<HTMLElement>('#last-seen nav button:nth-of-type(3)')?.click()
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    await phone.open(boardAt(at))
    await sheetOf(phone).waitFor()
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen) // see above
    expect(seen).toEqual({ balances: shown, board: false })
    expect(await balances()).toEqual(shown)
    expect(await page.locator('#last-seen').innerHTML()).toBe('')
    const third = await page.locator('[data-board] footer nav button').nth(2).textContent()
    expect(
      await sheetOf(phone)
        .getByRole('button', { name: third ?? '', pressed: true })
        .count(),
    ).toBe(1)
    await sheetOf(phone).getByRole('button', { name: de.common.close }).click()

    // Where there is no such board any more, nothing stands in front of what is said instead.
    await page.evaluate(
      (gone) => {
        const seen = JSON.parse(localStorage.getItem('last-seen') ?? '') as object
        localStorage.setItem('last-seen', JSON.stringify({ ...seen, ...gone }))
      },
      { table: 'gone', session: 'gone' },
    )
    await phone.open('/evening?t=gone&s=gone')
    await page.getByRole('heading', { name: de.board.missing }).waitFor()
    expect(await page.evaluate(() => 'seen' in window)).toBe(true)
    expect(await page.locator('#last-seen').innerHTML()).toBe('')
  },
)
