import type { BrowserContext, Page } from 'playwright-core'
import { de } from '../../lib/i18n/de'
import { appServer } from '../support/app-server'
import { tempFolder } from '../support/databases'
import { openUntil } from './bare-browser'
import { installed, openBrowser, pageOf, slow } from './browser'
import { median, ms, type Row } from './row'
import { postTable, season, type PostedTable } from './table'

const exactly = (name: string) => ({ name, exact: true })
const ROUNDS = 7

/** Opens the link of a table, and waits until the phone has all of it and of the app. */
async function joinTable(page: Page, origin: string, { id, keys }: PostedTable): Promise<void> {
  await page.goto(`${origin}/table?t=${id}#${keys.scorer}`)
  await page.waitForURL((url) => url.hash === '')
  await page.getByText(de.sync.saved, { exact: true }).first().waitFor()
  await installed(page)
}

/** A balance as it was last seen, or on the board itself. */
const SEEN = '.felt > li .tabular'
const AWAKE = `[data-board] ${SEEN}`

async function openBoard(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator(AWAKE).first().waitFor()
}

/** Says an ordinary Rufspiel on the board, up to the last tap. */
async function sayDeal(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', exactly(de.board.newDeal))
  await bar.getByRole('button', exactly(de.contracts.rufspiel)).click()
  const sheet = page.locator('dialog[open]')
  const seats = sheet.getByRole('group', exactly(de.sheet.seats))
  for (const name of ['Anna', 'Bert'])
    await seats
      .getByRole('button')
      .filter({ has: page.getByText(name, { exact: true }) })
      .click()
  await sheet.getByRole('button', exactly(de.sheet.won)).click()
}

/** Runs in the page: waits for a frame in which the balances are others than now; when it was painted, by the wall clock. */
const changed = (page: Page) =>
  page.evaluate(() => {
    const balances = () => [...document.querySelectorAll('.felt > li .tabular')].map((cell) => cell.textContent).join()
    const before = balances()
    return new Promise<number>((done) => {
      const look = () => {
        if (balances() === before) return void requestAnimationFrame(look)
        // The frame is painted after this callback; a task that goes before all others comes right behind it.
        const painted = () => done(performance.timeOrigin + performance.now())
        void scheduler.postTask(painted, { priority: 'user-blocking' })
      }
      requestAnimationFrame(look)
    })
  })

/** Taps Save from inside of the page: the way from here to there is not the app's. When it was, by the wall clock. */
const tapSave = (page: Page) =>
  page.evaluate((word) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')]
    const save = buttons.find((button) => button.textContent?.trim().startsWith(word))
    if (!save || save.disabled) throw new Error('there is nothing to save')
    const tapped = performance.timeOrigin + performance.now()
    save.click()
    return tapped
  }, de.sheet.save)

/** From the tap on Save until other balances are on the screen of a phone, the same or another. */
async function saveTimes(writer: Page, reader: Page): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await sayDeal(writer)
    const shown = changed(reader)
    const tapped = await tapSave(writer)
    times.push((await shown) - tapped)
    await writer.locator('dialog[open]').waitFor({ state: 'detached' })
    // Let what follows the saving be over before the next.
    await writer.waitForTimeout(400)
  }
  return times
}

const below = (what: string, budget: number, times: readonly number[]): Row => ({
  what,
  budget: `< ${budget} ms`,
  measured: `${ms(median(times))} (${ms(Math.min(...times))} to ${ms(Math.max(...times))})`,
  met: median(times) < budget,
})

/** A deal saved on one phone, until another shows the balance. */
export async function liveRows(): Promise<readonly Row[]> {
  const server = await appServer({ LOG: 'error' })
  const phones: BrowserContext[] = []
  try {
    const { entries, lastSession } = season(1, 8)
    const table = await postTable(server.origin, entries)
    const pages: Page[] = []
    for (let phone = 0; phone < 2; phone++) {
      const context = await openBrowser()
      phones.push(context)
      const page = await pageOf(context)
      await joinTable(page, server.origin, table)
      await openBoard(page, `${server.origin}/evening?t=${table.id}&s=${lastSession}`)
      pages.push(page)
    }
    const [writer, reader] = pages
    if (!writer || !reader) throw new Error('two phones were opened')
    return [below('saved on one phone → balance on another', 300, await saveTimes(writer, reader))]
  } finally {
    for (const context of phones) await context.close()
    await server.stop()
  }
}

const EVENINGS = 100
const DEALS = 80
const COLD_OPENS = 5

/**
 * A browser that was just started may still shut the page it came with, while it sets up what the profile had open: what
 * is opened beside it stays.
 */
async function freshPage(context: BrowserContext): Promise<Page> {
  const first = await pageOf(context)
  const page = await context.newPage()
  await first.close()
  return page
}

/** A phone with 8,000 deals, without a network, with a processor four times slower. */
export async function offlineRows(): Promise<readonly Row[]> {
  const server = await appServer({ LOG: 'error', BENCH: '1' })
  const profile = tempFolder()
  const { entries, lastSession } = season(EVENINGS, DEALS)
  const table = await postTable(server.origin, entries)
  const board = `${server.origin}/evening?t=${table.id}&s=${lastSession}`
  const joined = await openBrowser({ profile })
  await joinTable(await pageOf(joined), server.origin, table)
  const last = await pageOf(joined)
  await openBoard(last, board)
  // It was looked at for a moment.
  await last.waitForFunction(() => localStorage.getItem('last-seen')?.startsWith('{'))
  await joined.close()
  await server.stop()
  const [opened, awake, floor]: [number[], number[], number[]] = [[], [], []]
  for (let time = 0; time < COLD_OPENS; time++) {
    opened.push(await openUntil(SEEN, { profile, url: board, factor: 4 }))
    awake.push(await openUntil(AWAKE, { profile, url: board, factor: 4 }))
    floor.push(await openUntil('svg', { profile, url: `${server.origin}/icon.svg`, factor: 4 }))
  }
  const context = await openBrowser({ profile })
  try {
    const page = await freshPage(context)
    await openBoard(page, board)
    await slow(context, page, 4)
    const of = `${(EVENINGS * DEALS).toLocaleString('en')} deals, CPU ÷ 4`
    return [
      below(`offline cold open until the board is painted, ${of}`, 1000, opened),
      {
        what: 'the same until it answers a tap (one before that is not lost)',
        budget: '–',
        measured: ms(median(awake)),
        met: null,
      },
      {
        what: 'the same of a single drawing: what is the browser’s own',
        budget: '–',
        measured: ms(median(floor)),
        met: null,
      },
      below(`tap on Save → new balances on screen, ${of}`, 100, await saveTimes(page, page)),
    ]
  } finally {
    await context.close()
  }
}
