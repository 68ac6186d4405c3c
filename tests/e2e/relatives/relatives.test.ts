import { afterAll, beforeAll, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { de as exported } from '@/lib/i18n/export/de'
import { de as words } from '@/lib/i18n/relatives/de'
import { RELATIVES } from '@/lib/score'
import { relativeOf } from '@/lib/score/relatives'
import { postTable } from '../../bench/table'
import { stagesOf } from '../../screenshots/stages'
import { appServer, type AppServer } from '../../support/app-server'
import { accessFaults } from '../../support/access'
import { contentOf, newPhone } from '../../support/browser'
import { boardAt, expectBalances, openTable, reopenBoard } from '../table-talk'
import { enter, expectTally, startRelative } from './relative-talk'

let server: AppServer
beforeAll(async () => {
  server = await appServer()
})
afterAll(() => server.stop())

test('Bierkopf to 21 and an evening of Blattla, without network, and what the family looks like', async () => {
  const phone = await newPhone(server)
  const { page } = phone
  const table = await openTable(phone)
  await phone.installed()
  await phone.offline()

  const at = await startRelative(phone, table, 'bierkopf')
  const schwarz = words.sheet.result(true, 'schwarz')
  await expectTally(phone, 0, 0)
  for (let game = 1; game <= 7; game++) {
    expect(await enter(phone, 'Anna und Cilli', schwarz)).toBeLessThanOrEqual(4)
    await expectTally(phone, 3 * game, 0)
  }
  const won = page.getByText(words.board.won('Anna und Cilli', '1 Spiel', true), { exact: true })
  await won.waitFor()

  // Taken back, the slate is what it was.
  await page.getByRole('button', { name: de.common.undo, exact: true }).click()
  await expectTally(phone, 18, 0)
  await enter(phone, 'Anna und Cilli', schwarz)
  await won.waitFor()

  // A reload finds the finished game; a draw waits for the next winner, and "Warum?" says so.
  expect(await reopenBoard(phone, at)).toContain(words.games.bierkopf.name)
  await expectTally(phone, 21, 0)
  await enter(phone, 'Bert und Dora', '6', '0')
  await page.getByText(words.board.carried(1), { exact: true }).waitFor()
  await enter(phone, 'Bert und Dora', words.sheet.result(true, 'plain'))
  await expectTally(phone, 0, 2)
  await page.getByRole('region', { name: de.board.pad }).getByRole('button').first().click()
  const receipt = page.locator('dialog[open]')
  await receipt.getByText(words.receipt.lines.carried(1), { exact: true }).waitFor()
  await receipt.getByRole('button', { name: de.common.close, exact: true }).click()

  // To take along: on paper, as a picture, and for a spreadsheet.
  await phone.open(`/print?t=${at.table}&s=${at.session}`)
  const paper = page.locator('.print-sheet')
  await paper.locator('tbody tr').nth(8).waitFor()
  expect(await paper.locator('tbody tr').first().getByRole('cell').allInnerTexts()).toEqual(['1', '+3 → 3', '0'])
  expect(await paper.locator('tfoot').getByRole('cell').allInnerTexts()).toEqual(['1 Spiel · 0 Striche', '2 Striche'])
  await phone.open(`/export?t=${at.table}&s=${at.session}`)
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: exported.evening.deals, exact: true }).click(),
  ])
  expect((await contentOf(csv)).toString().match(/"Bierkopf"/g)).toHaveLength(9)
  await page.getByRole('button', { name: exported.evening.picture, exact: true }).click()
  await page.getByRole('img', { name: /Bierkopf.*Anna und Cilli: 1 Spiel · 0 Striche/ }).waitFor()

  await startRelative(phone, table, 'blattla')
  expect(await enter(phone, 'Anna', 'Cilli', words.sheet.result(true, 'plain'))).toBe(4)
  await expectBalances(phone, { Anna: 20, Bert: -20, Cilli: 20, Dora: -20 })
  await enter(phone, 'Bert', 'Dora', words.sheet.result(false, 'schneider'))
  await expectBalances(phone, { Anna: 50, Bert: -50, Cilli: 50, Dora: -50 })
  // What no rule covers is written by hand; the last one open is the rest.
  await enter(phone, 'Anna', words.sheet.byHand, '3', '0', 'Bert offen', '1', '0', 'Cilli offen', '2', '0')
  await expectBalances(phone, { Anna: 80, Bert: -40, Cilli: 70, Dora: -110 })

  await phone.open('/companion/family')
  await page.getByRole('radio', { name: words.games.bauerchen.name, exact: true }).check()
  await page.getByText(words.reference.pack(20, 8, 130)).waitFor()
  await page.getByText(words.games.bauerchen.history, { exact: true }).waitFor()
  await phone.close()
})

/** Eight games and their sheets, on a slow machine. */
const LONG = 300_000

test(
  'every relative fits a small phone, shows itself on a television, and axe finds nothing',
  async () => {
    const phone = await newPhone(server, { width: 320, height: 568 })
    const { page } = phone
    const { entries, relatives } = stagesOf(new Date(Date.UTC(2026, 10, 27, 18, 30)))
    const { id: table, keys } = await postTable(server.origin, entries)
    await phone.open(`/table?t=${table}#${keys.scorer}`)
    await page.getByText(de.sync.saved, { exact: true }).first().waitFor()
    const at = (game: (typeof RELATIVES)[number]) => ({ table, session: relatives[game] })
    const overflow = () =>
      page.evaluate(() => {
        const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open] .overflow-y-auto, button')]
        return boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map((box) => box.className)
      })
    for (const [turn, game] of RELATIVES.entries()) {
      await page.emulateMedia({ colorScheme: turn % 2 === 0 ? 'light' : 'dark' })
      await phone.open(boardAt(at(game)))
      await page.getByText(words.games[game].who, { exact: true }).filter({ visible: true }).first().waitFor()
      expect([game, await overflow()]).toEqual([game, []])
      if (game === 'bierkopf' || game === 'blattla') {
        // At the end of the page nothing lies under the bar.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        expect(await accessFaults(page)).toEqual([])
      }
      const bar = page.getByRole('navigation', { name: de.board.newDeal, exact: true }).filter({ visible: true })
      await bar.getByRole('button').first().click()
      const sheet = page.locator('dialog[open]')
      for (const digit of ['2', '5']) await sheet.getByRole('button', { name: digit, exact: true }).click()
      // Card points of the other side are as good, and no tap more.
      const other = relativeOf(game).total - 25
      if (game !== 'blattla')
        await sheet
          .getByRole('button', { name: words.sheet.otherWay(de.sheet.pointsOf(other, 25)), exact: true })
          .waitFor()
      expect([game, await overflow()]).toEqual([game, []])
      expect([game, await accessFaults(page)]).toEqual([game, []])
    }
    await phone.open(`/companion/family?t=${table}&s=${relatives.mucken}`)
    await page.getByText(words.games.mucken.history, { exact: true }).waitFor()
    expect(await overflow()).toEqual([])
    expect(await accessFaults(page)).toEqual([])

    // Large, and played again: nothing moves where nothing is to.
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await phone.open(`${boardAt(at('blattla'))}&tv=1`)
    await page.locator('.felt').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await phone.open(`${boardAt(at('bauernstoss'))}&tv=1`)
    await expectTally(phone, 15, 19)
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: de.head.replay, exact: true }).click()
    await expectTally(phone, 0, 0)
    await expectTally(phone, 14, 19)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expectTally(phone, 15, 19)
    await phone.close()
  },
  LONG,
)
