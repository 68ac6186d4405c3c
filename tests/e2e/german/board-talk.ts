import { expect } from 'vitest'
import { de } from '@/lib/i18n/de'
import { de as german } from '@/lib/i18n/german/de'
import { FOUR, openTable, PATIENCE, type At } from '../table-talk'
import type { Phone } from '../../support/browser'

const named = (name: string) => ({ name, exact: true })

/** A table with an evening of the German game on it; the phone is then on its board. */
export async function startGermanEvening(phone: Phone, prepare?: () => Promise<void>): Promise<At> {
  const { page } = phone
  const table = await openTable(phone)
  await page.getByRole('link', named(de.table.newEvening)).click()
  const typed = page.getByLabel(de.newEvening.newName, { exact: true })
  for (const name of FOUR) {
    await typed.fill(name)
    await page.getByRole('button', named(de.newEvening.sit)).click()
    await page.getByRole('button', named(de.newEvening.leave(name))).waitFor()
  }
  await page.getByRole('radio', named(de.newEvening.german)).check()
  await prepare?.()
  await page.getByRole('button', named(de.newEvening.start)).click()
  await page.waitForURL('**/evening?*')
  await slate(phone).waitFor()
  return { table, session: new URL(page.url()).searchParams.get('s') ?? '' }
}

export const slate = (phone: Phone) => phone.page.getByRole('region', named(de.head.slate))

type Told = {
  readonly chooser: string
  readonly forced?: boolean
  readonly points?: number
  readonly result?: { readonly won: boolean; readonly level: 'plain' | 'schneider' | 'schwarz' }
}

/** Writes a deal down as it is said at the table; how many taps it took. */
export async function enterDeal(phone: Phone, told: Told): Promise<number> {
  const { page } = phone
  let taps = 0
  const tap = async (button: ReturnType<typeof page.getByRole>) => {
    await button.click()
    taps += 1
  }
  const sheet = page.locator('dialog[open]')
  const bar = page.getByRole('navigation', named(de.board.newDeal)).filter({ visible: true })
  await tap(bar.getByRole('button', named(told.forced ? german.bar.mustName(told.chooser) : told.chooser)))
  const button = (name: string) => sheet.getByRole('button', named(name))
  if (told.result) await tap(button(de.sheet.germanResult(told.result.won, told.result.level)))
  const { points } = told
  // Of three digits the other side has the fewer ones, and they are what is counted at the table.
  const turned = points !== undefined && points > 99
  for (const digit of points === undefined ? '' : String(turned ? 120 - points : points)) await tap(button(digit))
  await tap(button(turned ? german.sheet.otherWay(de.sheet.pointsOf(points, 120 - points)) : de.sheet.save))
  await sheet.waitFor({ state: 'detached' })
  return taps
}

/** Which strokes of each head are drawn, by name and in order. */
export const drawnOn = (phone: Phone): Promise<string[][]> =>
  slate(phone)
    .locator('.slate-heads > li')
    .evaluateAll((heads) =>
      heads.map((head) =>
        [...head.querySelectorAll('[data-stroke]')].map((stroke) => stroke.getAttribute('data-stroke') ?? ''),
      ),
    )

/** Waits until the heads have so many strokes. */
export const expectStrokes = (phone: Phone, ...strokes: readonly number[]) =>
  expect.poll(async () => (await drawnOn(phone)).map((drawn) => drawn.length), { timeout: PATIENCE }).toEqual(strokes)

/** How many strokes are given a motion. */
export const movesOf = (phone: Phone): Promise<number> =>
  slate(phone)
    .locator('.reveal')
    .evaluateAll((ways) => ways.filter((way) => getComputedStyle(way).animationName !== 'none').length)

/** Says on the sheet for the draw which cards were drawn, in the order of the seats. */
export async function sayCards(phone: Phone, cards: readonly (readonly [suit: string, rank: string])[]): Promise<void> {
  const sheet = phone.page.locator('dialog[open]').last()
  await sheet.getByRole('radio', named(german.draw.ways.cards)).check()
  for (const [seat, [suit, rank]] of cards.entries()) {
    const name = FOUR[seat] ?? ''
    await sheet
      .getByRole('group', named(german.draw.suitOf(name)))
      .getByRole('button', named(suit))
      .click()
    await sheet
      .getByRole('group', named(german.draw.rankOf(name)))
      .getByRole('button', named(rank))
      .click()
  }
}
