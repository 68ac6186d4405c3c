import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { rulesOf, type Deal } from '@/lib/score'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone, type Phone } from '../../support/browser'
import { beginEvening } from '../evening/rules-by-hand'
import { FOUR, LONG } from '../evening/board'
import { boardAt, expectBalances, expectDeals, type At } from '../table-talk'
import { choose, fill, handOf, open, save, saveButton, sheetIn, type Hand } from './hand'

let server: AppServer
let phone: Phone
let at: At
let hand: Hand

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server, { disk: true })
  at = await beginEvening(phone, FOUR)
  hand = handOf(phone, FOUR, rulesOf({}))
}, LONG)
afterAll(async () => {
  await phone.close()
  await server.stop()
})

const sheet = () => sheetIn(phone.page)
const named = (name: string) => ({ name, exact: true })
const group = (label: string) => sheet().getByRole('group', named(label))
const pressed = (name: string) => sheet().getByRole('button', { name, pressed: true })

/** The words by which a group of the sheet is described: what is wrong with it. */
const describedBy = (label: string) =>
  group(label).evaluate((element) => {
    const id = element.getAttribute('aria-describedby')
    return id === null ? null : (document.getElementById(id)?.querySelector('span:last-child')?.textContent ?? null)
  })

async function closeSheet(): Promise<void> {
  await phone.page.keyboard.press('Escape')
  await sheet().waitFor({ state: 'detached' })
}

async function openByBar(contract: string): Promise<void> {
  await phone.page.getByRole('navigation', named(de.board.newDeal)).getByRole('button', named(contract)).click()
  await sheet().waitFor()
}

describe('what cannot be', () => {
  beforeEach(async () => {
    await phone.open(boardAt(at))
    await openByBar(de.contracts.rufspiel)
    const anew = sheet().getByRole('button', named(de.sheet.startAnew))
    if (await anew.isVisible()) await anew.click()
  }, LONG)

  const tap = (label: string, name: string) =>
    group(label)
      .getByRole('button')
      .filter({ has: phone.page.getByText(name, { exact: true }) })
      .click()
  const tapWord = (name: string) => sheet().getByRole('button', named(name)).click()
  const digits = async (label: string, number: string) => {
    for (const digit of number) await group(label).getByRole('button', named(digit)).click()
  }

  test.each<{ what: string; say: () => Promise<void>; label: string; words: string }>([
    {
      what: 'a Rufspiel of nobody',
      say: () => Promise.resolve(),
      label: de.sheet.seats,
      words: de.faults.declarer_missing,
    },
    {
      what: 'a Rufspiel without a partner',
      say: () => tap(de.sheet.seats, 'Anna'),
      label: de.sheet.seats,
      words: de.faults.partner_missing,
    },
    {
      what: 'a deal without a result',
      say: async () => {
        await tap(de.sheet.seats, 'Anna')
        await tap(de.sheet.seats, 'Dora')
      },
      label: de.sheet.result,
      words: de.faults.result_missing,
    },
    {
      what: 'a Solo without a suit',
      say: async () => {
        await choose(hand, 'farbsolo')
        await tap(de.sheet.seatsAlone, 'Bert')
        await tapWord(de.sheet.won)
      },
      label: de.sheet.suit,
      words: de.faults.suit_missing,
    },
    {
      what: '119 card points',
      say: async () => {
        await tap(de.sheet.seats, 'Anna')
        await tap(de.sheet.seats, 'Dora')
        await tapWord(de.sheet.points)
        await digits(de.sheet.pointsOfSide, '119')
      },
      label: de.sheet.result,
      words: de.faults.card_points_impossible,
    },
    {
      what: 'a Ramsch whose card points are too many',
      say: async () => {
        await choose(hand, 'ramsch')
        await tapWord(de.sheet.points)
        await digits(`${de.sheet.ramschPoints}: Anna`, '70')
        await tap(de.sheet.ramschPoints, 'Bert')
        await digits(`${de.sheet.ramschPoints}: Bert`, '80')
      },
      label: de.sheet.ramschPoints,
      words: de.faults.ramsch_points_do_not_add_up,
    },
    {
      what: 'a Ramsch that two have lost alike',
      say: async () => {
        await choose(hand, 'ramsch')
        await tapWord(de.sheet.points)
        for (const name of ['Anna', 'Bert', 'Cilli']) {
          await tap(de.sheet.ramschPoints, name)
          await digits(`${de.sheet.ramschPoints}: ${name}`, name === 'Cilli' ? '20' : '40')
        }
      },
      label: de.sheet.whoPays,
      words: de.faults.ramsch_loser_ambiguous,
    },
    {
      what: 'amounts by hand that do not come to nothing',
      say: async () => {
        await choose(hand, 'manual')
        for (const name of FOUR) {
          await tap(de.sheet.amounts, name)
          await digits(`${de.sheet.amounts}: ${name}`, '50')
        }
      },
      label: de.sheet.amounts,
      words: de.faults.scores_do_not_balance,
    },
  ])('$what is told at its place, and nothing is stored', async ({ say, label, words }) => {
    await say()
    expect(await describedBy(label)).toBeNull()
    await saveButton(hand).click()
    await expect.poll(() => describedBy(label)).toBe(words)
    // The keyboard is led to where it is wrong.
    await expect.poll(() => group(label).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await closeSheet()
    await expectDeals(phone, 0)
    await phone.page.getByText(de.board.empty, { exact: true }).waitFor()
  })
})

describe('a half-filled sheet', () => {
  const wenz: Deal = { contract: 'wenz', declarer: 2, won: true, laufende: { mit: 2 }, kontra: 1 }
  const expectWenz = async () => {
    await sheet().waitFor()
    await group(de.sheet.seatsAlone).getByRole('button', { name: /Cilli/, pressed: true }).waitFor()
    for (const name of [de.contracts.wenz, de.sheet.won, 'Kontra']) await pressed(name).waitFor()
    await group(de.sheet.laufende).getByText(de.sheet.mitOhne(2), { exact: true }).waitFor()
  }

  beforeAll(async () => {
    await phone.open(boardAt(at))
    await openByBar(de.contracts.rufspiel)
    const anew = sheet().getByRole('button', named(de.sheet.startAnew))
    if (await anew.isVisible()) await anew.click()
    await closeSheet()
    await open(hand, wenz)
    await fill(hand, wenz, [0, 1, 2, 3])
  }, LONG)

  test('outlives Back', async () => {
    await phone.page.goBack()
    await sheet().waitFor({ state: 'detached' })
    expect(phone.page.url()).toContain('/evening?')
    await openByBar(de.contracts.rufspiel)
    await sheet().getByText(de.sheet.kept, { exact: true }).waitFor()
    await expectWenz()
  })

  test('outlives a reload, and is open again', async () => {
    await phone.page.reload()
    await expectWenz()
  })

  test('outlives a killed browser', async () => {
    await phone.reopen()
    await phone.open(boardAt(at))
    await openByBar(de.contracts.wenz)
    await expectWenz()
  })

  test('is stored once, however often Save is tapped', async () => {
    await saveButton(hand).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
      button.click()
    })
    await sheet().waitFor({ state: 'detached' })
    await expectDeals(phone, 1)
    await expectBalances(phone, { Anna: -140, Bert: -140, Cilli: 420, Dora: -140 })
    await openByBar(de.contracts.rufspiel)
    expect(await sheet().getByText(de.sheet.kept, { exact: true }).count()).toBe(0)
    await closeSheet()
  })

  test('is stored once at a double tap of the thumb', async () => {
    const deal: Deal = { contract: 'rufspiel', declarer: 0, partner: 3, won: true }
    await open(hand, deal)
    await fill(hand, deal, [0, 1, 2, 3])
    const box = await saveButton(hand).boundingBox()
    if (!box) throw new Error('no Save to be seen')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await Promise.all([phone.page.touchscreen.tap(x, y), phone.page.touchscreen.tap(x, y)])
    await expectDeals(phone, 2)
    await phone.page.reload()
    await expectDeals(phone, 2)
  })

  test('leaves nothing of a double tap to what lies under it', async () => {
    const deal: Deal = { contract: 'wenz', declarer: 3, won: true }
    await open(hand, deal)
    await fill(hand, deal, [0, 1, 2, 3])
    // The second tap comes in the moment in which the sheet is gone.
    await sheet().evaluate((dialog) => {
      new MutationObserver((_, observer) => {
        if (dialog.hasAttribute('open')) return
        observer.disconnect()
        const under = document.querySelector('nav button')
        under?.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }))
        document.documentElement.dataset.tapped = ''
      }).observe(dialog, { attributes: true })
    })
    await save(hand)
    await phone.page.locator('html[data-tapped]').waitFor()
    await expectDeals(phone, 3)
    expect(await sheet().count()).toBe(0)
  })

  test('goes away unasked when it is saved: the next sheet is empty', async () => {
    const deal: Deal = { contract: 'rufspiel', declarer: 1, partner: 2, won: false }
    await open(hand, deal)
    expect(await pressed(de.sheet.won).count()).toBe(0)
    await fill(hand, deal, [0, 1, 2, 3])
    await save(hand)
    await expectDeals(phone, 4)
  })
})
