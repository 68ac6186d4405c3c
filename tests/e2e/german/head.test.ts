import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER } from '@/app/_ui/head'
import { de } from '@/lib/i18n/de'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone } from '../../support/browser'
import { boardAt, join, PATIENCE, shareLink } from '../table-talk'
import { drawnOn, enterDeal, expectStrokes, slate, startGermanEvening } from './board-talk'

let server: AppServer
beforeAll(async () => {
  server = await appServer()
})
afterAll(() => server.stop())

/** The worked example of the old rules, deal by deal, with the strokes of both heads after each. */
const GAME = [
  { told: { chooser: 'Anna', points: 75 }, strokes: [1, 0] },
  { told: { chooser: 'Cilli', result: { won: false, level: 'plain' } }, strokes: [1, 2] },
  { told: { chooser: 'Bert', result: { won: false, level: 'schneider' } }, strokes: [5, 2] },
  { told: { chooser: 'Dora', forced: true, result: { won: false, level: 'plain' } }, strokes: [6, 2] },
  { told: { chooser: 'Bert', forced: true, result: { won: true, level: 'schneider' } }, strokes: [6, 4] },
  { told: { chooser: 'Anna', points: 92 }, strokes: [8, 4] },
] as const

test('a whole game is drawn stroke by stroke, without network, and a Schwarz from behind at 8 to 4 wins it', async () => {
  const phone = await newPhone(server, { dark: true })
  const at = await startGermanEvening(phone)
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
  await slate(phone).getByText(de.head.done('Bert und Dora', true), { exact: true }).waitFor()
  await slate(phone).getByText(de.head.beer('Anna und Cilli'), { exact: true }).waitFor()
  await slate(phone)
    .getByRole('img', { name: de.head.whole(9) })
    .waitFor()

  // Taken back, the drawing is what it was.
  await phone.page.getByRole('button', { name: de.common.undo, exact: true }).click()
  await expectStrokes(phone, 8, 4)
  await enterDeal(phone, { chooser: 'Anna', result: { won: false, level: 'schwarz' } })
  await expectStrokes(phone, 8, 9)

  // A reload without network finds it again, finished until the next deal begins a new one.
  await phone.open(boardAt(at))
  await expectStrokes(phone, 8, 9)
  await enterDeal(phone, { chooser: 'Dora', result: { won: true, level: 'plain' } })
  await expectStrokes(phone, 0, 1)
  await phone.close()
})

test('two phones see the same stroke', async () => {
  const one = await newPhone(server)
  const other = await newPhone(server)
  const at = await startGermanEvening(one)
  const link = await shareLink(one, at.table)
  await join(other, link)
  await other.open(boardAt(at))
  await one.open(boardAt(at))
  await expectStrokes(other, 0, 0)
  await enterDeal(one, { chooser: 'Cilli', points: 95 })
  await expectStrokes(other, 2, 0)
  expect(await drawnOn(other)).toEqual(await drawnOn(one))
  await one.close()
  await other.close()
})

test('the evening is played again, shown large, and made a picture', async () => {
  const phone = await newPhone(server)
  await startGermanEvening(phone)
  await enterDeal(phone, { chooser: 'Anna', points: 92 })
  await enterDeal(phone, { chooser: 'Anna', points: 30 })
  await expectStrokes(phone, 2, 4)
  const { page } = phone
  await slate(phone).getByRole('button', { name: de.head.replay, exact: true }).click()
  await expectStrokes(phone, 0, 0)
  await expectStrokes(phone, 2, 0)
  await expectStrokes(phone, 2, 4)
  await slate(phone).getByRole('button', { name: de.head.replay, exact: true }).waitFor({ timeout: PATIENCE })

  await slate(phone).getByRole('button', { name: de.head.big, exact: true }).click()
  const large = page.getByRole('dialog', { name: de.head.slate, exact: true })
  await large.getByText('Anna und Cilli', { exact: true }).waitFor()
  await large.getByRole('button', { name: de.common.close, exact: true }).click()
  await large.waitFor({ state: 'detached' })

  await slate(phone).getByRole('button', { name: de.head.picture, exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: de.head.download, exact: true }).click()
  expect((await saving).suggestedFilename()).toMatch(/^schafkopf-\d{4}-\d\d-\d\d\.png$/)
  await phone.close()
})
