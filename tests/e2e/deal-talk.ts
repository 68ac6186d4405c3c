import { formatOf } from '@/lib/i18n/format'
import { de } from '@/lib/i18n/de'
import type { Contract, Suit } from '@/lib/score'
import type { Phone } from '../support/browser'

/** A deal as it is said at the table. Left out: a plain won Rufspiel. */
export type Told = {
  readonly contract?: Contract
  readonly declarer?: string
  readonly partner?: string
  readonly suit?: Suit
  readonly won?: boolean
  /** Card points of the declaring side, in place of `won`. */
  readonly points?: number
  readonly level?: 'schneider' | 'schwarz'
  readonly mit?: number
  readonly ohne?: number
  readonly knocks?: readonly string[]
  /** 1 Kontra, 2 Re. */
  readonly kontra?: number
  readonly tout?: boolean
}

const exactly = (words: string) => ({ name: words, exact: true })

/** The deal sheet while it is open. */
export const sheetOf = (phone: Phone) => phone.page.locator('dialog[open]')

const groupOf = (phone: Phone, label: string) => sheetOf(phone).getByRole('group', exactly(label))

/** A person within one group of the sheet; the role stands on the same button as a word of its own. */
export const seatOf = (phone: Phone, label: string, name: string) =>
  groupOf(phone, label)
    .getByRole('button')
    .filter({ has: phone.page.getByText(name, { exact: true }) })

/** Taps a contract on the board: the sheet is there, and fills. */
export async function openSheet(phone: Phone, contract: Contract = 'rufspiel'): Promise<void> {
  const bar = phone.page.getByRole('navigation', exactly(de.board.newDeal))
  const key = bar.getByRole('button', exactly(de.contracts[contract]))
  await bar.waitFor()
  if (await key.isVisible()) await key.click()
  else {
    await bar.getByRole('button', exactly(de.common.more)).click()
    await groupOf(phone, de.sheet.contract).getByRole('button', exactly(de.contracts[contract])).click()
  }
  await groupOf(phone, de.sheet.contract).waitFor()
}

/** Says a deal on the open sheet, without saving it. */
export async function fillSheet(phone: Phone, told: Told): Promise<void> {
  const sheet = sheetOf(phone)
  const tap = (words: string) => sheet.getByRole('button', exactly(words)).click()
  if (told.suit) await tap(de.suits[told.suit])
  const pair = ['rufspiel', 'hochzeit'].includes(told.contract ?? 'rufspiel')
  const seats = pair ? de.sheet.seats : de.sheet.seatsAlone
  for (const name of [told.declarer, told.partner]) if (name) await seatOf(phone, seats, name).click()
  const points = pair || told.contract === 'kreuz' ? de.sheet.pointsOfSide : de.sheet.pointsAlone
  if (told.tout) await tap(de.sheet.tout)
  if (told.points !== undefined) {
    await tap(de.sheet.points)
    const pad = groupOf(phone, points)
    for (const digit of String(told.points)) await pad.getByRole('button', exactly(digit)).click()
  } else if (told.declarer) await tap(told.won === false ? de.sheet.lost : de.sheet.won)
  if (told.level) await tap(de.sheet[told.level])
  await run(phone, told)
  for (const name of told.knocks ?? []) await seatOf(phone, de.sheet.knocks, name).click()
  if (told.kontra) await tap(de.sheet.kontraSteps[told.kontra - 1] ?? '')
}

/** Steps the Laufende to what was said; the first step reaches the fewest that are paid. */
async function run(phone: Phone, { mit, ohne }: Told): Promise<void> {
  const wanted = mit ?? (ohne === undefined ? 0 : -ohne)
  if (wanted === 0) return
  const group = groupOf(phone, de.sheet.laufende)
  const towards = group.getByRole('button', exactly(wanted > 0 ? de.sheet.towardsMit : de.sheet.towardsOhne))
  const shown = group.getByText(de.sheet.mitOhne(wanted), { exact: true })
  while (!(await shown.isVisible())) await towards.click()
}

/** Taps the one big button. */
export const saveSheet = (phone: Phone) =>
  sheetOf(phone)
    .getByRole('button', { name: new RegExp(`^(${de.sheet.save}|${de.sheet.saveChange})`) })
    .click()

/** One deal from the first tap until the sheet is gone: it lies in the phone's log. */
export async function recordDeal(phone: Phone, told: Told): Promise<void> {
  await openSheet(phone, told.contract)
  await fillSheet(phone, told)
  await saveSheet(phone)
  await sheetOf(phone).waitFor({ state: 'detached' })
}

const euros = formatOf('de', 'cent', 'EUR')
/** Cents as the board writes them: `+0,20`. */
export const written = (cents: number): string => euros.signed(cents)
