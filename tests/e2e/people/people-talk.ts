import { expect } from 'vitest'
import { de } from '@/lib/i18n/de'
import type { Phone } from '../../support/browser'
import { PATIENCE, sheetOf } from '../table-talk'

const named = (name: string) => ({ name, exact: true })

/** Opens one of the keys under the board, "Wer sitzt?" or "Regeln". */
export async function openKey(phone: Phone, key: string): Promise<void> {
  await phone.page.getByRole('button', named(key)).click()
  await sheetOf(phone).getByRole('heading', { name: key, level: 2 }).waitFor({ timeout: PATIENCE })
}

export const tapIn = (phone: Phone, name: string) => sheetOf(phone).getByRole('button', named(name)).click()

/** Types a name into "Wer sitzt?" and sits them down. */
export async function sitDown(phone: Phone, name: string): Promise<void> {
  await sheetOf(phone).getByLabel(de.newEvening.newName, { exact: true }).fill(name)
  await tapIn(phone, de.newEvening.sit)
}

export const standUp = (phone: Phone, name: string) => tapIn(phone, de.seating.stand(name))

/** Saves "Wer sitzt?", and waits until the board has said so. */
export async function saveSeats(phone: Phone): Promise<void> {
  await tapIn(phone, de.seating.save)
  await sheetOf(phone).waitFor({ state: 'detached' })
  await phone.page.getByText(de.seating.saved, { exact: true }).waitFor()
}

/** Who sits, in the order of the seats, as "Wer sitzt?" has it while it is open. */
export const seatsIn = async (phone: Phone) =>
  (await sheetOf(phone).locator('ol > li').allInnerTexts()).map((line) => line.replace(/^\d+/, '').trim())

/** Drags somebody by the number of his seat to another one, as "Wer sitzt?" has them. */
export async function drag(phone: Phone, from: number, to: number): Promise<void> {
  const { mouse } = phone.page
  // From the top, so that the sheet does not scroll under the finger.
  await sheetOf(phone)
    .locator('ol')
    .evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const centreOf = async (seat: number) => {
    const box = await sheetOf(phone).locator('[data-grip]').nth(seat).boundingBox()
    if (!box) throw new Error(`there is no seat ${seat}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [start, end] = [await centreOf(from), await centreOf(to)]
  await mouse.move(start.x, start.y)
  await mouse.down()
  // The first few pixels only say that it is no tap.
  await mouse.move(start.x, start.y + Math.sign(end.y - start.y) * 8, { steps: 2 })
  await mouse.move(end.x, end.y, { steps: 5 })
  // A finger stays until the place is made free.
  const place = sheetOf(phone).locator('ol > li').nth(to)
  await expect
    .poll(async () => (await place.getAttribute('style')) ?? '', { timeout: PATIENCE })
    .toContain('translateY')
  await mouse.up()
}

/** Who deals next, as the board marks it. */
export async function dealerOn(phone: Phone): Promise<string> {
  const plates = await phone.page.locator('.felt > li').allInnerTexts()
  const lines = plates.map((text) => text.split('\n').map((line) => line.trim()))
  const dealing = lines.find((words) => words.some((word) => word.startsWith(de.board.deals)))
  return dealing?.[0] ?? ''
}
