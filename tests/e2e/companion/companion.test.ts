import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { trumpsOf, type CardContract } from '@/lib/cards'
import { de } from '@/lib/i18n/de'
import { de as words } from '@/lib/i18n/companion/de'
import { CONTRACTS } from '@/lib/score'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone, type Phone } from '../../support/browser'
import { layoutFaults } from '../../support/laid-out'
import { LONG } from '../evening/board'
import { boardAt, FOUR, openSheet, seatOf, sheetOf, startEvening, type At } from '../table-talk'

let server: AppServer
let phone: Phone
let at: At
const named = (name: string) => ({ name, exact: true })
const part = (title: string) => phone.page.getByRole('region', named(title))
const pick = (name: string) => phone.page.getByRole('radio', named(name)).check()
/** The cards of a part by their names, in order; the drawing says the same in letters. */
const cardsOf = (title: string) => part(title).getByRole('listitem').locator('.sr-only').allTextContents()

const PLAYABLE = CONTRACTS.filter((contract) => contract !== 'passed' && contract !== 'manual')

async function openCompanion(path = '/companion'): Promise<void> {
  await phone.open(path)
  await phone.page.getByRole('heading', { ...named(words.title), level: 1 }).waitFor()
}

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server)
  at = await startEvening(phone)
}, LONG)
afterAll(async () => {
  await phone.close()
  await server.stop()
})

describe('every contract', () => {
  beforeAll(() => openCompanion())

  test.each(PLAYABLE)('%s shows each card of the pack once, trumps first, and its order in words', async (contract) => {
    await pick(de.contracts[contract])
    await phone.page.getByRole('heading', named(words.contracts[contract].name)).waitFor()
    const names = await cardsOf(words.trumps.title)
    expect(new Set(names).size).toBe(32)
    const trumps = trumpsOf({ contract, suit: 'eichel', pack: 32 })
    const { suits, ranks } = words.cards.german
    expect(names.slice(0, trumps.length)).toEqual(trumps.map(({ suit, rank }) => `${suits[suit]}-${ranks[rank]}`))
  })

  test.each<[number, number]>([
    [320, 568],
    [360, 740],
    [740, 360],
    [1280, 800],
  ])(
    'fits on %i × %i, in every contract',
    async (width, height) => {
      await phone.page.setViewportSize({ width, height })
      for (const contract of PLAYABLE) {
        await pick(de.contracts[contract])
        expect({ contract, faults: await layoutFaults(phone.page) }).toEqual({ contract, faults: [] })
      }
      await phone.page.setViewportSize({ width: 360, height: 740 })
    },
    LONG,
  )
})

test('a Solo takes the suit that is named', async () => {
  await openCompanion()
  await pick(de.contracts.farbsolo)
  await pick(words.cards.german.suits.schellen)
  expect((await cardsOf(words.trumps.title))[8]).toBe('Schellen-Sau')
})

test('French pictures are remembered', async () => {
  await openCompanion()
  await pick(words.faces.french)
  await openCompanion()
  expect(await phone.page.getByRole('radio', named(words.faces.french)).isChecked()).toBe(true)
  expect((await cardsOf(words.trumps.title))[0]).toBe('Kreuz-Dame')
  await pick(words.faces.german)
})

test('Laufende are counted as the cards of one side are tapped', async () => {
  await openCompanion()
  const tried = phone.page.getByRole('group', named(words.laufende.ask))
  const tap = (card: string) => tried.getByRole('button', named(card)).click()
  const says = (run: string) => tried.getByRole('status').getByText(run).waitFor()
  await tap('Schellen-Ober')
  await says(`ohne 3 · ${words.laufende.isPaid(3)}`)
  await tap('Schellen-Ober')
  for (const suit of ['Eichel', 'Gras']) await tap(`${suit}-Ober`)
  await says(`mit 2 · ${words.laufende.notPaid}`)
  await tap('Herz-Ober')
  await says(`mit 3 · ${words.laufende.isPaid(3)}`)
  await tap('Eichel-Ober')
  await says('ohne 1')
})

test('from the board it knows who deals, who cuts and who leads, and leads back', async () => {
  await phone.open(boardAt(at))
  await phone.page.getByRole('link', named(de.board.companion)).click()
  const dealing = phone.page.getByRole('region', { name: words.dealing.title })
  await dealing.getByText(words.dealing.shuffle(FOUR[0]), { exact: true }).waitFor()
  await dealing.getByText(words.dealing.cut(FOUR[3]), { exact: true }).waitFor()
  await dealing.getByText(words.dealing.deal(FOUR[1], 4), { exact: true }).waitFor()
  await phone.page.getByRole('link', named(de.common.back)).click()
  await phone.page.waitForURL('**/evening?*')
})

test('everybody turns a card and gets a place of their own', async () => {
  await openCompanion()
  await phone.page.getByRole('button', named(words.seats.shuffle)).click()
  const draw = part(words.seats.title)
  for (const number of [1, 2, 3, 4]) await draw.getByRole('button', named(words.seats.closed(number))).click()
  const places = await Promise.all(
    [1, 2, 3, 4].map((place) => draw.getByText(words.seats.place(place), { exact: true }).count()),
  )
  expect(places).toEqual([1, 1, 1, 1])
})

describe('counting cards beside the pad', () => {
  const { german } = words.cards
  const add = (rank: keyof typeof german.ranks) =>
    sheetOf(phone)
      .getByRole('button', { name: new RegExp(`^${german.ranks[rank]}, `) })
      .click()

  test('the opponents’ cards add up, the declaring side has the rest, and that is the deal', async () => {
    await phone.open(boardAt(at))
    await phone.page
      .getByRole('navigation', named(de.board.newDeal))
      .getByRole('button', named(de.contracts.rufspiel))
      .click()
    const sheet = sheetOf(phone)
    await sheet.getByRole('button', named(de.sheet.points)).click()
    await sheet.getByRole('button', named(de.sheet.countCards)).click()
    await sheet.getByRole('button', { name: new RegExp(`^${words.counting.sides.defenders} `) }).click()
    for (const rank of ['ass', 'ass', 'zehn', 'koenig'] as const) await add(rank)
    await sheet.getByRole('button', named(words.counting.side(words.counting.sides.defenders, 36))).waitFor()
    await sheet.getByText(de.sheet.pointsOf(84, 36), { exact: true }).waitFor()
    await sheet.getByRole('button', named(words.counting.take(german.ranks.koenig))).click()
    await sheet.getByText(de.sheet.pointsOf(88, 32), { exact: true }).waitFor()
    // The other side's tricks were it after all.
    await sheet.getByRole('button', { name: new RegExp(`^${words.counting.sides.declarers} `) }).click()
    await sheet.getByText(de.sheet.pointsOf(32, 88), { exact: true }).waitFor()
    await add('ass')
    await add('ass')
    expect(await sheet.getByRole('button', { name: new RegExp(`^${german.ranks.ass}, `) }).isDisabled()).toBe(true)
  })

  test('in a Ramsch each one’s tricks are counted, nobody has a fifth Sau, and the last one has the rest', async () => {
    await phone.page.keyboard.press('Escape')
    await phone.open(boardAt(at))
    await openSheet(phone, 'ramsch')
    const sheet = sheetOf(phone)
    await sheet.getByRole('button', named(de.sheet.points)).click()
    await sheet.getByRole('button', named(de.sheet.countCards)).click()
    const take = async (name: string, ranks: readonly (keyof typeof german.ranks)[]) => {
      await seatOf(phone, de.sheet.ramschPoints, name).click()
      for (const rank of ranks) await add(rank)
    }
    await take('Anna', ['ass', 'ass', 'zehn', 'zehn'])
    await take('Bert', ['ass', 'ass', 'unter', 'ober'])
    expect(await sheet.getByRole('button', { name: new RegExp(`^${german.ranks.ass}, `) }).isDisabled()).toBe(true)
    await sheet.getByText(de.sheet.toGo(51), { exact: true }).waitFor()
    await take('Cilli', ['zehn', 'koenig'])
    for (const [name, points] of [
      ['Anna', 42],
      ['Bert', 27],
      ['Cilli', 14],
      ['Dora', 37],
    ] as const)
      await seatOf(phone, de.sheet.ramschPoints, name).getByText(String(points), { exact: true }).waitFor()
  })

  test.each([320, 360])('fits on %i pixels, its keys large enough for a thumb', async (width) => {
    await phone.page.setViewportSize({ width, height: 740 })
    expect(await layoutFaults(phone.page)).toEqual([])
    const keys = phone.page.getByRole('group', { name: words.counting.label }).getByRole('button')
    for (const key of await keys.all()) {
      const box = await key.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48)
    }
  })
})

test('without a network every contract can be looked up', async () => {
  await openCompanion()
  await phone.installed()
  await phone.offline()
  await openCompanion()
  for (const contract of ['wenz', 'ramsch'] satisfies CardContract[]) {
    await pick(de.contracts[contract])
    await phone.page.getByRole('heading', named(words.contracts[contract].name)).waitFor()
  }
  await phone.online()
})
