import type { Page } from 'playwright-core'
import { de } from '../../lib/i18n/de'
import { de as words } from '../../lib/i18n/statistics/de'
import type { Entry } from '../../lib/table'
import { appServer } from '../support/app-server'
import { tempFolder } from '../support/databases'
import { openUntil } from './bare-browser'
import { installed, openBrowser, pageOf, slow } from './browser'
import { median, ms, type Row } from './row'
import { postTable, season } from './table'

/** Twenty years of a table that meets every week, a hundred thousand deals. */
const EVENINGS = 1042
const DEALS = 96
const ROUNDS = 5
const FACTOR = 4

/** Puts entries into the phone's log as if the server had placed them: sent one by one they would take minutes. */
const put = (page: Page, table: string, entries: readonly Entry[], from: number) =>
  page.evaluate(
    async ({ table, entries, from }) => {
      const opening = indexedDB.open('anschreiber')
      await new Promise((done) => opening.addEventListener('success', done))
      const db = opening.result
      const tx = db.transaction(['entries', 'summaries', 'tables'], 'readwrite', { durability: 'relaxed' })
      // As the app would, had it written them.
      tx.objectStore('summaries').clear()
      const tables = tx.objectStore('tables')
      const record = tables.get(table)
      record.addEventListener('success', () => {
        const kept = record.result as { size: number } // what the app keeps
        tables.put({ ...kept, size: kept.size + entries.length })
      })
      entries.forEach((entry, at) => {
        const session = 'session' in entry && typeof entry.session === 'string' ? entry.session : ''
        const status = { state: 'placed', clock: from + at }
        tx.objectStore('entries').put({ table, id: entry.id, session, entry, status })
      })
      await new Promise((done) => tx.addEventListener('complete', done))
      db.close()
    },
    { table, entries, from },
  )

/** The longest that the page answered nothing while all was counted for the first time, and how long that took. */
async function countedFirst(profile: string, url: string): Promise<{ took: number; gap: number }> {
  const context = await openBrowser({ profile })
  try {
    const page = await pageOf(context)
    await page.goto(url)
    await page.locator('header h1').waitFor()
    return await page.evaluate(() => {
      const start = performance.now()
      let last = start
      let gap = 0
      return new Promise<{ took: number; gap: number }>((done) => {
        const look = () => {
          const now = performance.now()
          gap = Math.max(gap, now - last)
          last = now
          if (document.querySelector('main figure')) done({ took: now, gap })
          else setTimeout(look)
        }
        look()
      })
    })
  } finally {
    await context.close()
  }
}

type Phone = { readonly profile: string; readonly url: (page: 'table' | 'evening' | 'statistics') => string }

/** ms from a tap on the link of the table page until the first figure is painted, in an app that runs. */
async function tapped({ profile, url }: Phone): Promise<number> {
  const context = await openBrowser({ profile })
  try {
    const page = await pageOf(context)
    await page.goto(url('table'))
    await page.locator(SHOWN.table).first().waitFor()
    // A person looks at the page before they tap.
    await page.waitForTimeout(2000)
    await slow(context, page, FACTOR)
    return await page.evaluate(
      ({ link, shown }) =>
        new Promise<number>((done) => {
          const start = performance.now()
          const look = () => {
            if (!document.querySelector(shown)) return void requestAnimationFrame(look)
            setTimeout(() => done(performance.now() - start))
          }
          document.querySelector<HTMLElement>(link)?.click()
          requestAnimationFrame(look)
        }),
      { link: 'a[href^="/statistics"]', shown: SHOWN.statistics },
    )
  } finally {
    await context.close()
  }
}

/** A phone that has a table of so many evenings. */
async function phoneWith(origin: string, evenings: number, deals: number): Promise<Phone> {
  const profile = tempFolder()
  const { entries, lastSession } = season(evenings, deals)
  const [few, many] = [entries.slice(0, 7), entries.slice(7)]
  const { id, keys } = await postTable(origin, few)
  const context = await openBrowser({ profile })
  const page = await pageOf(context)
  await page.goto(`${origin}/table?t=${id}#${keys.scorer}`)
  await page.waitForURL((url) => url.hash === '')
  await page.getByText(de.sync.saved, { exact: true }).first().waitFor()
  await installed(page)
  await context.setOffline(true)
  const SOME = 4000
  for (let from = 0; from < many.length; from += SOME) await put(page, id, many.slice(from, from + SOME), 1000 + from)
  await context.close()
  return {
    profile,
    url: (where) => `${origin}/${where}?t=${id}${where === 'evening' ? `&s=${lastSession}` : ''}`,
  }
}

const SHOWN = {
  table: '#evenings ~ ol li .tabular',
  evening: '.felt > li .tabular',
  statistics: 'main figure',
} as const

/** How a table of twenty years opens, against one of a single evening, on a phone without a network. */
export async function statisticsRows(): Promise<readonly Row[]> {
  const server = await appServer({ LOG: 'error', BENCH: '1' })
  const fresh = await phoneWith(server.origin, 1, DEALS)
  const old = await phoneWith(server.origin, EVENINGS, DEALS)
  await server.stop()
  const first = await countedFirst(old.profile, old.url('statistics'))
  const times = async (phone: Phone, page: keyof typeof SHOWN) => {
    const all: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      all.push(await openUntil(SHOWN[page], { profile: phone.profile, url: phone.url(page), factor: FACTOR }))
    return all
  }
  const many = `${(EVENINGS * DEALS).toLocaleString('en')} deals`
  const rows: Row[] = [
    {
      what: `${words.title} of ${many}, counted for the first time`,
      budget: '–',
      measured: `${ms(first.took)}; the page was silent for ${ms(first.gap)} at most`,
      met: null,
    },
  ]
  const all = await times(old, 'statistics')
  rows.push({
    what: `statistics of ${many} on the screen, CPU ÷ ${FACTOR}`,
    budget: '< 1000 ms',
    measured: `${ms(median(all))} (${ms(Math.min(...all))} to ${ms(Math.max(...all))})`,
    met: median(all) < 1000,
  })
  const taps: number[] = []
  for (let round = 0; round < ROUNDS; round++) taps.push(await tapped(old))
  rows.push({
    what: `the same by a tap on the table page, CPU ÷ ${FACTOR}`,
    budget: '< 1000 ms',
    measured: `${ms(median(taps))} (${ms(Math.min(...taps))} to ${ms(Math.max(...taps))})`,
    met: median(taps) < 1000,
  })
  for (const page of ['table', 'evening'] as const) {
    const [one, other] = [await times(fresh, page), await times(old, page)]
    const ratio = median(other) / median(one)
    rows.push({
      what: `${page === 'table' ? 'table page' : 'board'} with ${many} against ${DEALS}, CPU ÷ ${FACTOR}`,
      budget: '≤ 1.25 ×',
      measured: `${ratio.toFixed(2)} × (${ms(median(other))} against ${ms(median(one))})`,
      met: ratio <= 1.25,
    })
  }
  return rows
}
