import { expect } from 'vitest'
import { de } from '@/lib/i18n/de'
import type { AppServer } from '../../support/app-server'
import { newPhone, type Phone, type PhoneOptions } from '../../support/browser'
import {
  balanceOf,
  expectDeals,
  FOUR,
  join,
  openBoard,
  padLines,
  PATIENCE,
  shareLink,
  startEvening,
} from '../table-talk'
import type { At } from '../table-talk'
import { wireByLink, type Wire } from './wire'

/** Two browsers, a server and everything else want the processor at once: what a test may take on a slow machine. */
export const SLOW = { timeout: 600_000 }

/** A phone that can open every page without a network. */
export async function installedPhone(server: AppServer, options: PhoneOptions = {}): Promise<Phone> {
  const phone = await newPhone(server, options)
  await phone.open('/')
  await phone.installed()
  return phone
}

/** One phone, with a disk, that made a table with an evening on it, and one that joined by its link; both look at the board. */
export async function twoPhones(server: AppServer): Promise<{ anna: Phone; bert: Phone; at: At; wire: Wire }> {
  const [anna, bert] = await Promise.all([installedPhone(server, { disk: true }), installedPhone(server)])
  const at = await startEvening(anna)
  const link = await shareLink(anna, at.table)
  await openBoard(anna, at)
  await joinBoard(bert, link, at)
  return { anna, bert, at, wire: wireByLink(server, link) }
}

/** Joins by the link, waits for the evening, and looks at its board. */
export async function joinBoard(phone: Phone, link: string, at: At): Promise<void> {
  await join(phone, link)
  await phone.page.getByRole('heading', { name: de.table.evenings }).waitFor()
  await openBoard(phone, at)
}

/** What a board says as a whole. */
export async function boardOf(phone: Phone) {
  const balances = await Promise.all(FOUR.map(async (name) => [name, await balanceOf(phone, name)] as const))
  return { lines: await padLines(phone), balances: Object.fromEntries(balances) }
}

/** Waits until all phones show so many deals, all from the server, and the same board. */
export async function expectEqualBoards(phones: readonly Phone[], deals: number): Promise<void> {
  for (const phone of phones) {
    await expectDeals(phone, deals)
    await expect.poll(async () => (await padLines(phone)).join(), { timeout: PATIENCE }).not.toContain(de.board.unsent)
  }
  const [first, ...others] = phones
  if (!first) throw new Error('no phone')
  for (const other of others)
    await expect.poll(() => boardOf(other), { timeout: PATIENCE }).toEqual(await boardOf(first))
}

/** As it is when the app was opened from the home screen; another browser has to be told anew. */
export const asInstalled = (phone: Phone) =>
  phone.context.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query)
  })

/** What the phone says is only on it. */
export const expectUnsent = (phone: Phone, count: number) =>
  phone.page.getByText(de.sync.unsent(count)).first().waitFor({ timeout: PATIENCE })

/**
 * The way to the server is free again, and the person taps on exchanging now. The phone may have tried again by itself in
 * between: then the key is gone, and nothing is left to be tapped.
 */
export async function freeAndTap({ page }: Phone, route: string): Promise<void> {
  const now = await page.getByRole('button', { name: de.sync.now }).elementHandle()
  await page.unroute(route)
  await now?.evaluate((key) => key instanceof HTMLElement && key.click())
}
