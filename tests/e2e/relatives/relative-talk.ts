import { expect } from 'vitest'
import { de } from '@/lib/i18n/de'
import { de as words } from '@/lib/i18n/relatives/de'
import type { RelativeName } from '@/lib/score'
import { FOUR, PATIENCE, type At } from '../table-talk'
import type { Phone } from '../../support/browser'

const named = (name: string) => ({ name, exact: true })

/** Begins an evening of a relative at this table; who sat there before sits there again. */
export async function startRelative(phone: Phone, table: string, game: RelativeName): Promise<At> {
  const { page } = phone
  await phone.open(`/new?t=${table}`)
  const typed = page.getByLabel(de.newEvening.newName, { exact: true })
  await typed.waitFor()
  for (const name of FOUR) {
    const up = page.getByRole('button', named(de.newEvening.leave(name)))
    if (await up.isVisible()) continue
    await typed.fill(name)
    await page.getByRole('button', named(de.newEvening.sit)).click()
    await up.waitFor()
  }
  await page.getByRole('radio', named(words.family)).click()
  await page.getByRole('radio', named(words.games[game].name)).check()
  await page.getByRole('button', named(de.newEvening.start)).click()
  await page.waitForURL('**/evening?*')
  await page.getByText(words.games[game].who, { exact: true }).filter({ visible: true }).first().waitFor()
  return { table, session: new URL(page.url()).searchParams.get('s') ?? '' }
}

/** Taps who it was under the slate, then these buttons of the sheet, then the big one; how many taps it took. */
export async function enter(phone: Phone, who: string, ...buttons: readonly string[]): Promise<number> {
  const { page } = phone
  const bar = page.getByRole('navigation', named(de.board.newDeal)).filter({ visible: true })
  await bar.getByRole('button', named(who)).click()
  const sheet = page.locator('dialog[open]')
  for (const name of [...buttons, de.sheet.save]) await sheet.getByRole('button', named(name)).click()
  await sheet.waitFor({ state: 'detached' })
  return buttons.length + 2
}

/** Waits until the slate has so many strokes for each side. */
export const expectTally = (phone: Phone, ...strokes: readonly number[]) =>
  expect
    .poll(
      () =>
        phone.page
          .locator('.chalk-tally')
          .evaluateAll((tallies) => tallies.map((tally) => tally.querySelectorAll('[data-stroke]').length)),
      { timeout: PATIENCE },
    )
    .toEqual(strokes)
