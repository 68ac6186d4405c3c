import { de } from '@/lib/i18n/de'
import type { Phone } from '../../support/browser'
import { openTable, type At } from '../table-talk'

/** Opens one fold of the rules on the page of a new evening. */
async function unfold(phone: Phone, title: string): Promise<void> {
  await phone.page
    .locator('summary')
    .filter({ hasText: new RegExp(`^${title}$`) })
    .click()
}

/** The rules of the evening of twenty deals, as they are said in the editor. */
export async function sayRules(phone: Phone): Promise<void> {
  const { page } = phone
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await unfold(phone, de.rules.more)
  await unfold(phone, de.rules.special)
  await page
    .getByRole('group', { name: de.rules.muss, exact: true })
    .locator('label')
    .filter({ hasText: /^60$/ })
    .click()
  await unfold(phone, de.rules.bock)
  for (const cause of ['lostKontra', 'herzsolo', 'passed'] as const) await tap(de.rules.bockCauses[cause])
  await unfold(phone, de.rules.stock)
  await page.getByLabel(new RegExp(`^${de.rules.stockStake}`)).fill('0,10')
  await page.getByLabel(de.rules.stockKnocks).check()
}

/** A new table with an evening of these people; `say` says its rules. The phone is then on the board. */
export async function beginEvening(
  phone: Phone,
  names: readonly string[],
  say: (phone: Phone) => Promise<void> = () => Promise.resolve(),
): Promise<At> {
  const { page } = phone
  const table = await openTable(phone)
  await page.getByRole('link', { name: de.table.newEvening, exact: true }).click()
  const typed = page.getByLabel(de.newEvening.newName, { exact: true })
  for (const name of names) {
    await typed.fill(name)
    await typed.press('Enter')
    await page.getByRole('button', { name: de.newEvening.leave(name), exact: true }).waitFor()
  }
  await say(phone)
  await page.getByRole('button', { name: de.newEvening.start, exact: true }).click()
  await page.waitForURL('**/evening?*')
  await page.getByRole('navigation', { name: de.board.newDeal, exact: true }).waitFor()
  return { table, session: new URL(page.url()).searchParams.get('s') ?? '' }
}
