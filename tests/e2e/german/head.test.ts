import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER } from '@/app/_ui/head'
import { de } from '@/lib/i18n/de'
import { de as german } from '@/lib/i18n/german/de'
import { appServer, type AppServer } from '../../support/app-server'
import { accessFaults } from '../../support/access'
import { newPhone } from '../../support/browser'
import { boardAt, join, PATIENCE, reopenBoard, shareLink } from '../table-talk'
import { drawnOn, enterDeal, expectStrokes, movesOf, sayCards, slate, startGermanEvening } from './board-talk'

let server: AppServer
beforeAll(async () => {
  server = await appServer()
})
afterAll(() => server.stop())

const named = (name: string) => ({ name, exact: true })

/** The worked example of the old rules, deal by deal, with the strokes of both heads after each. */
const GAME = [
  { told: { chooser: 'Anna', points: 75 }, strokes: [1, 0] },
  { told: { chooser: 'Cilli', result: { won: false, level: 'plain' } }, strokes: [1, 2] },
  { told: { chooser: 'Bert', points: 29 }, strokes: [5, 2] },
  { told: { chooser: 'Dora', forced: true, points: 40 }, strokes: [6, 2] },
  { told: { chooser: 'Bert', forced: true, points: 105 }, strokes: [6, 4] },
  { told: { chooser: 'Anna', points: 92 }, strokes: [8, 4] },
] as const

test('partners are drawn; a whole game without network, stroke by stroke; and a Schwarz from behind at 8 to 4', async () => {
  const phone = await newPhone(server, { dark: true })
  const { page } = phone
  const at = await startGermanEvening(phone, async () => {
    await page.getByRole('button', named(german.draw.open)).click()
    await page.locator('dialog[open]').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await sayCards(phone, [
      ['Eichel', 'Unter'],
      ['Schellen', 'Ober'],
      ['Gras', 'Unter'],
      ['Herz', 'Ober'],
    ])
    const sheet = page.locator('dialog[open]')
    // Both Obers are low, and the suit puts Dora before Bert.
    await sheet.getByText('Anna und Cilli spielen zusammen gegen Dora und Bert', { exact: true }).waitFor()
    await sheet.getByText('Sie haben die höchsten Karten: Eichel-Unter und Gras-Unter.', { exact: true }).waitFor()
    await sheet.getByText(german.draw.seats('Anna, Dora, Cilli und Bert'), { exact: true }).waitFor()
    await sheet.getByRole('button', named(german.draw.use)).click()
    await sheet.waitFor({ state: 'detached' })
  })
  await phone.installed()
  await phone.offline()
  await expectStrokes(phone, 0, 0)
  for (const { told, strokes } of GAME) {
    expect(await enterDeal(phone, told)).toBeLessThanOrEqual(4)
    await expectStrokes(phone, ...strokes)
    for (const drawn of await drawnOn(phone)) expect(drawn).toEqual(ORDER[9].slice(0, drawn.length))
  }
  await slate(phone).getByRole('img', { name: '8 Striche von 9. Es fehlt noch: Nase.' }).waitFor()
  await slate(phone).getByText(de.head.newest('2 Striche', 'Spiel 6'), { exact: true }).waitFor()

  expect(await enterDeal(phone, { chooser: 'Anna', result: { won: false, level: 'schwarz' } })).toBe(3)
  await expectStrokes(phone, 8, 9)
  await slate(phone).getByText(de.head.done('Dora und Bert', true), { exact: true }).waitFor()
  await slate(phone).getByText(de.head.beer('Anna und Cilli'), { exact: true }).waitFor()
  await slate(phone)
    .getByRole('img', { name: de.head.whole(9) })
    .waitFor()
  // At the end of the page nothing lies under the bar.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await accessFaults(page)).toEqual([])

  // Taken back, the drawing is what it was.
  await page.getByRole('button', named(de.common.undo)).click()
  await expectStrokes(phone, 8, 4)
  await enterDeal(phone, { chooser: 'Anna', result: { won: false, level: 'schwarz' } })
  await expectStrokes(phone, 8, 9)

  // A reload without network finds it again, at once as it was, finished until the next deal begins a new one.
  expect(await reopenBoard(phone, at)).toContain('Dora')
  await expectStrokes(phone, 8, 9)
  await enterDeal(phone, { chooser: 'Dora', result: { won: true, level: 'plain' } })
  await expectStrokes(phone, 0, 1)

  // The table keeps the head, for each of the two and for both together.
  await phone.open(`/table?t=${at.table}`)
  const shelf = page.getByRole('region', named(german.shelf.title))
  await shelf.getByRole('listitem').filter({ hasText: 'Dora und Bert' }).waitFor()
  expect(await shelf.getByRole('listitem').allInnerTexts()).toEqual([
    'Dora\n1 Kopf',
    'Bert\n1 Kopf',
    'Dora und Bert\n1 Kopf',
  ])
  expect(await accessFaults(page)).toEqual([])
  await phone.close()
})

test('two phones see the same stroke, on the board and on a television', async () => {
  const one = await newPhone(server)
  const other = await newPhone(server, { width: 1280, height: 720 })
  const at = await startGermanEvening(one)
  const link = await shareLink(one, at.table)
  await join(other, link)
  await other.open(`${boardAt(at)}&tv=1`)
  await one.open(boardAt(at))
  await expectStrokes(other, 0, 0)
  expect(await accessFaults(other.page)).toEqual([])
  await enterDeal(one, { chooser: 'Cilli', points: 95 })
  await expectStrokes(other, 2, 0)
  expect(await drawnOn(other)).toEqual(await drawnOn(one))
  // What is new is drawn before the eyes: a mask opens along each of the two strokes.
  expect(await slate(other).locator('.reveal').count()).toBe(2)

  // Nine at once: one after the other for those who like to watch, all there where nothing is to move.
  await one.page.emulateMedia({ reducedMotion: 'reduce' })
  await enterDeal(one, { chooser: 'Bert', result: { won: true, level: 'schwarz' } })
  for (const [phone, moving] of [
    [one, 0],
    [other, 9],
  ] as const) {
    await expectStrokes(phone, 2, 9)
    expect(await slate(phone).locator('.reveal').count()).toBe(9)
    expect(await movesOf(phone)).toBe(moving)
  }
  await one.close()
  await other.close()
})

test('the evening is played again, shown large, and made a picture for the wall', async () => {
  const phone = await newPhone(server)
  await startGermanEvening(phone)
  await enterDeal(phone, { chooser: 'Anna', points: 92 })
  await enterDeal(phone, { chooser: 'Anna', points: 30 })
  await expectStrokes(phone, 2, 4)
  const { page } = phone
  // Played again, too, nothing moves where nothing is to: each deal is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await slate(phone).getByRole('button', named(de.head.replay)).click()
  await expectStrokes(phone, 0, 0)
  // Nothing is drawn yet, and the key that stops it is there.
  expect(await slate(phone).getByRole('button', named(de.head.stop)).count()).toBe(1)
  await expectStrokes(phone, 2, 0)
  expect(await movesOf(phone)).toBe(0)
  await expectStrokes(phone, 2, 4)
  await slate(phone).getByRole('button', named(de.head.replay)).waitFor({ timeout: PATIENCE })

  await slate(phone).getByRole('link', named(de.head.big)).click()
  await page.waitForURL('**&tv=1')
  await expectStrokes(phone, 2, 4)
  await page.getByRole('link', named(de.board.bigEnd)).click()

  await slate(phone).getByRole('button', named(de.head.picture)).click()
  const sheet = page.locator('dialog[open]')
  await sheet
    .getByRole('img', { name: /^Deutscher Schafkopf\. .*Anna und Cilli: 2 Striche\. Bert und Dora: 4 Striche$/ })
    .waitFor()
  expect(await accessFaults(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', named(de.head.download)).click()
  expect((await saving).suggestedFilename()).toMatch(/^schafkopf-\d{4}-\d\d-\d\d\.png$/)
  // On paper the picture stands alone, and as wide as the sheet.
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.slate-print')
  expect(await paper.isVisible()).toBe(true)
  expect((await paper.boundingBox())?.width).toBe(360)
  expect(await slate(phone).isVisible()).toBe(false)
  await phone.close()
})
