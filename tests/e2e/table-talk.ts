import { expect } from 'vitest'
import { de } from '@/lib/i18n/de'
import { de as host } from '@/lib/i18n/share/de'
import type { Role } from '@/lib/sync'
import type { Phone } from '../support/browser'
import { written } from './deal-talk'

export * from './deal-talk'

/** How long a slow machine may take for what happens at once on a quick one, in milliseconds. */
export const PATIENCE = 90_000

export const FOUR = ['Anna', 'Bert', 'Cilli', 'Dora'] as const

/** Where an evening is. */
export type At = { readonly table: string; readonly session: string }
export const boardAt = ({ table, session }: At) => `/evening?t=${table}&s=${session}`

const named = (name: string) => ({ name, exact: true })
const query = (phone: Phone, key: string) => new URL(phone.page.url()).searchParams.get(key) ?? ''

/** Makes a table on the start page; its id. The phone is then on the page of the table. */
export async function openTable(phone: Phone, name = 'Donnerstag'): Promise<string> {
  const { page } = phone
  await phone.open('/')
  const another = page.getByRole('button', named(de.home.newTable))
  const create = page.getByRole('button', named(de.home.create))
  await another.or(create).first().waitFor()
  if (await another.isVisible()) await another.click()
  await page
    .getByLabel(de.home.firstTable, { exact: true })
    .or(page.getByLabel(de.table.tableName, { exact: true }))
    .fill(name)
  await create.click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  return query(phone, 't')
}

/** Begins an evening with these people, in the order they sit. The phone is then on its board. */
export async function newEvening(phone: Phone, table: string, names: readonly string[] = FOUR): Promise<At> {
  const { page } = phone
  if (query(phone, 't') !== table || !page.url().includes('/table?')) await phone.open(`/table?t=${table}`)
  await page.getByRole('link', named(de.table.newEvening)).click()
  const typed = page.getByLabel(de.newEvening.newName, { exact: true })
  await typed.waitFor()
  for (const name of names) {
    const known = page.getByRole('group', named(de.newEvening.notYet)).getByRole('button', named(name))
    const up = page.getByRole('button', named(de.newEvening.leave(name)))
    if (await up.isVisible()) continue
    if (await known.isVisible()) await known.click()
    else {
      await typed.fill(name)
      await page.getByRole('button', named(de.newEvening.sit)).click()
    }
    await up.waitFor()
  }
  await page.getByRole('button', named(de.newEvening.start)).click()
  await page.waitForURL('**/evening?*')
  await page.getByRole('navigation', named(de.board.newDeal)).waitFor()
  return { table, session: query(phone, 's') }
}

/** A table with an evening on it. */
export async function startEvening(phone: Phone, names: readonly string[] = FOUR): Promise<At> {
  return newEvening(phone, await openTable(phone), names)
}

/** Opens the board anew: the text of what was there before the app was, as it was last seen. */
export async function reopenBoard({ page, context, open }: Phone, at: At): Promise<string> {
  const isKept = () => page.evaluate(() => localStorage.getItem('last-seen')?.startsWith('{') ?? false)
  await expect.poll(isKept, { timeout: PATIENCE }).toBe(true)
  await context.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const shown = document.querySelector('#last-seen')?.textContent
      if (!shown || document.querySelector('[data-board]')) return
      Object.assign(window, { shown })
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await open(boardAt(at))
  await page.locator('[data-board]').waitFor()
  await expect.poll(() => page.locator('#last-seen').innerHTML(), { timeout: PATIENCE }).toBe('')
  return page.evaluate(() => ('shown' in window ? String(window.shown) : ''))
}

export async function openBoard(phone: Phone, at: At): Promise<void> {
  await phone.open(boardAt(at))
  await plateOf(phone, FOUR[0]).or(phone.page.locator('.felt > li').first()).first().waitFor()
}

/** The link for that role as the share page shows it. */
export async function shareLink(phone: Phone, table: string, role: Role = 'scorer') {
  const { page } = phone
  await phone.open(`/share?t=${table}`)
  await page.getByRole('radio', named(role === 'owner' ? host.owner : de.share[role])).check()
  const link = page.getByLabel(de.home.link, { exact: true })
  // It is there only when it is that of the chosen role.
  await link.waitFor()
  return link.inputValue()
}

/** Opens a link that was shared on another phone. Each phone has an origin of its own, so only what comes after it counts. */
export async function join(phone: Phone, link: string): Promise<void> {
  const { pathname, search, hash } = new URL(link)
  await phone.open(pathname + search + hash)
  await phone.page.waitForURL((url) => url.hash === '')
}

/** Someone at the table of the board. */
export const plateOf = (phone: Phone, name: string) =>
  phone.page.locator('.felt > li').filter({ has: phone.page.getByText(name, { exact: true }) })

/** What stands under somebody's name on the board; null while it is not there. */
export async function balanceOf(phone: Phone, name: string): Promise<string | null> {
  const amount = plateOf(phone, name).locator('.tabular')
  return (await amount.count()) === 1 ? amount.textContent() : null
}

/** Waits until the board says so, in cents. */
export async function expectBalances(phone: Phone, balances: Readonly<Record<string, number>>): Promise<void> {
  const wanted = Object.fromEntries(Object.entries(balances).map(([name, cents]) => [name, written(cents)]))
  const shown = async (): Promise<Record<string, string | null>> =>
    Object.fromEntries(
      await Promise.all(Object.keys(wanted).map(async (name) => [name, await balanceOf(phone, name)] as const)),
    )
  await expect.poll(shown, { timeout: PATIENCE }).toEqual(wanted)
}

export const expectBalance = (phone: Phone, name: string, cents: number) => expectBalances(phone, { [name]: cents })

/** The lines of the pad, newest first, as they are read. */
export const padLines = (phone: Phone) =>
  phone.page.getByRole('region', named(de.board.pad)).locator('tbody th').allInnerTexts()

/** Waits until so many deals stand on the pad. */
export const expectDeals = (phone: Phone, count: number) =>
  expect.poll(async () => (await padLines(phone)).length, { timeout: PATIENCE }).toBe(count)

/** Waits until the phone says that all it has is on the server too. */
export const expectSynced = (phone: Phone) =>
  phone.page.getByText(de.sync.saved, { exact: true }).first().waitFor({ timeout: PATIENCE })
