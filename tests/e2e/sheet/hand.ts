import type { Locator, Page } from 'playwright-core'
import { contractsOf } from '@/app/evening/sheet/offer'
import type { Texts } from '@/lib/i18n'
import { de } from '@/lib/i18n/de'
import type { Deal, Rules, Seat } from '@/lib/score'
import { isPair } from '@/lib/score/bavarian/contract'
import type { AnyDeal } from '@/lib/score/bavarian/deal'
import type { Phone } from '../../support/browser'
import { PATIENCE } from '../table-talk'

/** Someone who enters deals by tapping, and counts the taps. */
export type Hand = {
  readonly phone: Phone
  /** By seat. */
  readonly names: readonly string[]
  readonly rules: Rules
  /** The language of the screens. */
  readonly texts: Texts
  taps: number
}

export const handOf = (phone: Phone, names: readonly string[], rules: Rules, texts: Texts = de): Hand => ({
  phone,
  names,
  rules,
  texts,
  taps: 0,
})

const exactly = (name: string) => ({ name, exact: true })
export const sheetIn = (page: Page) => page.locator('dialog[open]')

async function tap(hand: Hand, at: Locator): Promise<void> {
  hand.taps += 1
  await at.click()
}

const group = ({ phone }: Hand, label: string) => sheetIn(phone.page).getByRole('group', exactly(label))
const tapWord = (hand: Hand, word: string) => tap(hand, sheetIn(hand.phone.page).getByRole('button', exactly(word)))

/** A person in a group; the role may stand on the same button. */
const tapSeat = (hand: Hand, label: string, seat: Seat) =>
  tap(
    hand,
    group(hand, label)
      .getByRole('button')
      .filter({ has: hand.phone.page.getByText(hand.names[seat] ?? '', { exact: true }) }),
  )

async function tapDigits(hand: Hand, label: string, number: number): Promise<void> {
  const pad = group(hand, label)
  for (const digit of String(number)) await tap(hand, pad.getByRole('button', exactly(digit)))
}

/** Opens the sheet of the next deal as it takes the fewest taps: by a plate, by a contract, or by "mehr". */
export async function open(hand: Hand, deal: Deal): Promise<void> {
  const { phone, names, rules, texts } = hand
  const { first } = contractsOf(rules)
  if ('declarer' in deal && deal.contract === first[0]) {
    const plate = phone.page.locator('.felt').getByRole('button', { name: new RegExp(`^${names[deal.declarer]}, `) })
    await tap(hand, plate)
  } else {
    const bar = phone.page.getByRole('navigation', exactly(texts.board.newDeal))
    const near = first.includes(deal.contract)
    await tap(hand, bar.getByRole('button', exactly(near ? texts.contracts[deal.contract] : texts.common.more)))
    if (!near) await choose(hand, deal.contract)
    if ('declarer' in deal) await declare(hand, deal)
  }
  await sheetIn(phone.page).waitFor()
}

/** Another contract on the open sheet. */
export async function choose(hand: Hand, contract: Deal['contract']): Promise<void> {
  const { texts, rules } = hand
  const row = group(hand, texts.sheet.contract)
  if (!contractsOf(rules).first.includes(contract)) {
    const more = row.locator('[aria-expanded]')
    if ((await more.getAttribute('aria-expanded')) !== 'true') await tap(hand, more)
  }
  await tap(hand, row.getByRole('button', exactly(texts.contracts[contract])))
}

const pairLabel = (hand: Hand, { contract }: AnyDeal) =>
  contract === 'rufspiel' || contract === 'hochzeit' ? hand.texts.sheet.seats : hand.texts.sheet.seatsAlone

const declare = (hand: Hand, deal: AnyDeal) => tapSeat(hand, pairLabel(hand, deal), deal.declarer ?? 0)

/** Says everything else about a deal on the sheet that `open` opened. */
export async function fill(hand: Hand, deal: AnyDeal, playing: readonly Seat[]): Promise<void> {
  const { texts } = hand
  await details(hand, deal)
  if (deal.suit !== undefined) await suit(hand, deal)
  if (deal.partner !== undefined) await tapSeat(hand, pairLabel(hand, deal), deal.partner)
  await result(hand, deal)
  if (deal.laufende) await run(hand, 'mit' in deal.laufende ? deal.laufende.mit : -deal.laufende.ohne)
  if (deal.kontra) await tapWord(hand, texts.sheet.kontraSteps[deal.kontra - 1] ?? '')
  if (deal.muss) await tapWord(hand, texts.sheet.mussName)
  if (deal.contract === 'ramsch') await ramsch(hand, deal, playing)
  if (deal.scores) await amounts(hand, deal.scores)
  for (const seat of deal.knocks ?? []) await tapSeat(hand, texts.sheet.knocks, seat)
}

/** Dealer, Bock and note are folded away, and so is the ace that was called, and a Muss that is won like any other. */
async function details(hand: Hand, { contract, suit, muss, dealer, bock, note }: AnyDeal): Promise<void> {
  const seldom = (contract === 'rufspiel' && suit !== undefined) || (muss && hand.rules.muss.winsAt !== 60)
  if (dealer === undefined && bock === undefined && note === undefined && !seldom) return
  const { sheet } = hand.texts
  const dialog = sheetIn(hand.phone.page)
  const summary = dialog.locator('summary')
  if (!(await dialog.locator('details').evaluate((fold) => fold.hasAttribute('open')))) await tap(hand, summary)
  const pick = async (label: string, at: Locator) => tap(hand, group(hand, label).locator('label').filter({ has: at }))
  const { page } = hand.phone
  if (dealer !== undefined) {
    await pick(sheet.dealer, page.getByRole('radio', { name: new RegExp(`^${hand.names[dealer]}`) }))
  }
  if (bock !== undefined) await pick(sheet.bock, page.getByRole('radio', exactly(`× ${bock}`)))
  if (note !== undefined) await dialog.getByLabel(sheet.note).fill(note)
}

const suit = (hand: Hand, { contract, suit }: AnyDeal) =>
  tap(
    hand,
    group(hand, contract === 'rufspiel' ? hand.texts.sheet.calledSuit : hand.texts.sheet.suit).getByRole(
      'button',
      exactly(suit ? hand.texts.suits[suit] : ''),
    ),
  )

async function result(hand: Hand, deal: AnyDeal): Promise<void> {
  const { sheet } = hand.texts
  if (deal.sie) return tapWord(hand, sheet.sie)
  if (deal.tout) {
    await tapWord(hand, deal.tout === 'won' ? sheet.won : sheet.lost)
    return tapWord(hand, sheet.tout)
  }
  if (deal.cardPoints !== undefined) {
    await tapWord(hand, sheet.points)
    await tapDigits(hand, isPair(deal.contract) ? sheet.pointsOfSide : sheet.pointsAlone, deal.cardPoints)
    if (deal.schwarz) await tapWord(hand, sheet.noTrick)
    return
  }
  if (deal.won === undefined) return
  await tapWord(hand, deal.won ? sheet.won : sheet.lost)
  if (deal.level && deal.level !== 'plain') await tapWord(hand, sheet[deal.level])
}

/** The first step reaches the fewest Laufende that are paid; from there it goes one by one, up or down. */
async function run(hand: Hand, wanted: number): Promise<void> {
  const { sheet } = hand.texts
  const output = group(hand, sheet.laufende).locator('output')
  const read = async () => {
    const shown = (await output.textContent()) ?? ''
    for (let line = -14; line <= 14; line++) if (line !== 0 && shown === sheet.mitOhne(line)) return line
    return 0
  }
  for (let line = await read(); line !== wanted; line = await read()) {
    const name = wanted > line ? sheet.towardsMit : sheet.towardsOhne
    await tap(hand, group(hand, sheet.laufende).getByRole('button', exactly(name)))
  }
}

async function ramsch(hand: Hand, { ramsch: said }: AnyDeal, playing: readonly Seat[]): Promise<void> {
  const { sheet } = hand.texts
  if (!said) return
  if (said.cardPoints) {
    await tapWord(hand, sheet.points)
    for (const [at, seat] of playing.slice(0, -1).entries()) {
      if (at > 0) await tapSeat(hand, sheet.ramschPoints, seat)
      await tapDigits(hand, `${sheet.ramschPoints}: ${hand.names[seat]}`, said.cardPoints[at] ?? 0)
    }
    if (said.loser !== undefined) await tapSeat(hand, sheet.whoPays, said.loser)
    if (said.durchmarsch !== undefined) await tapWord(hand, `${sheet.durchmarsch}: ${sheet.allTricks}`)
  } else if (said.durchmarsch !== undefined) {
    await tapWord(hand, sheet.durchmarsch)
    await tapSeat(hand, sheet.whoMarched, said.durchmarsch)
  } else if (said.loser !== undefined) {
    await tapSeat(hand, sheet.ramschLoser, said.loser)
  }
  for (const seat of said.jungfrauen ?? []) await tapSeat(hand, sheet.jungfrau, seat)
}

/** Everybody's amount but the last one's, which is the rest. */
async function amounts(hand: Hand, scores: readonly number[]): Promise<void> {
  const { sheet } = hand.texts
  for (const [seat, score] of scores.slice(0, -1).entries()) {
    if (seat > 0) await tapSeat(hand, sheet.amounts, seat)
    const pad = `${sheet.amounts}: ${hand.names[seat]}`
    await tapDigits(hand, pad, Math.abs(score))
    if (score < 0) await tap(hand, group(hand, pad).getByRole('button', exactly(sheet.sign)))
  }
}

export const saveButton = ({ phone, texts }: Hand) =>
  sheetIn(phone.page).getByRole('button', { name: new RegExp(`^(${texts.sheet.save}|${texts.sheet.saveChange})`) })

/** Saves, and waits until the board is there again; a sheet that stays says why. */
export async function save(hand: Hand): Promise<void> {
  await tap(hand, saveButton(hand))
  const sheet = sheetIn(hand.phone.page)
  const closed = sheet.waitFor({ state: 'detached', timeout: PATIENCE })
  const refused = sheet.getByRole('alert').first().waitFor({ timeout: PATIENCE })
  // Whichever is not the case is waited for in vain.
  await Promise.any([closed, refused])
  if ((await sheet.count()) > 0 && (await sheet.getByRole('alert').count()) > 0) {
    throw new Error(`the sheet was not saved: ${await sheet.innerText()}`)
  }
  await closed
}

/** A deal from the board to the board. */
export async function enter(hand: Hand, deal: Deal, playing: readonly Seat[]): Promise<void> {
  await open(hand, deal)
  await fill(hand, deal, playing)
  await save(hand)
}
