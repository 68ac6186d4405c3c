import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { appServer, type AppServer } from '../../support/app-server'
import type { Phone } from '../../support/browser'
import {
  boardAt,
  expectBalances,
  expectDeals,
  openBoard,
  padLines,
  PATIENCE,
  recordDeal,
  type At,
  type Told,
} from '../table-talk'
import { asInstalled, expectEqualBoards, expectUnsent, installedPhone, joinBoard, SLOW, twoPhones } from './phones'
import { idsOf, type Wire } from './wire'

let server: AppServer
let anna: Phone
let bert: Phone
let at: At
let wire: Wire
/** Deals on the pad so far, voided ones among them. */
let deals = 0
beforeAll(async () => {
  server = await appServer()
  ;({ anna, bert, at, wire } = await twoPhones(server))
}, SLOW.timeout)
afterAll(() => server.stop())

const WITH_BERT: Told = { declarer: 'Anna', partner: 'Bert' }
const WITH_CILLI: Told = { declarer: 'Anna', partner: 'Cilli' }

async function record(phone: Phone, told: Told): Promise<void> {
  await recordDeal(phone, told)
  deals++
}

/** Clocks are hours apart, and one of them runs backwards. */
const setClock = (phone: Phone, hours: number, backwards: boolean) =>
  phone.context.addInitScript(
    ([shift, back]) => {
      const now = Date.now.bind(Date)
      const began = now()
      const wrong = () => shift + (back ? 2 * began - now() : now())
      const Real = Date
      window.Date = class extends Real {
        constructor(...given: [] | [string | number]) {
          super(given.length === 0 ? wrong() : given[0])
        }
        static override now = wrong
      } as DateConstructor // the app makes dates of nothing, a text or a number only
    },
    [hours * 3_600_000, backwards] as const,
  )

describe('two phones at one table', SLOW, () => {
  test('enter in turn, and each sees what the other wrote', async () => {
    await record(anna, WITH_BERT)
    await expectDeals(bert, 1)
    await record(bert, WITH_CILLI)
    await expectEqualBoards([anna, bert], deals)
    await expectBalances(anna, { Anna: 40, Bert: 0, Cilli: 0, Dora: -40 })
  })

  test('two tabs of one browser stay in step, also without a network', async () => {
    await anna.offline()
    const other = await anna.context.newPage()
    await other.goto(anna.origin + boardAt(at))
    const lines = other.getByRole('region', { name: de.board.pad }).locator('tbody th')
    await expect.poll(() => lines.count(), { timeout: PATIENCE }).toBe(deals)
    await record(anna, WITH_CILLI)
    await expect.poll(() => lines.count(), { timeout: PATIENCE }).toBe(deals)
    await other.close()
    await anna.online()
    await expectEqualBoards([anna, bert], deals)
  })

  test('a request that is lost is sent again', async () => {
    anna.gate.cut()
    await record(anna, WITH_BERT)
    await expectUnsent(anna, 1)
    expect(await padLines(bert)).toHaveLength(deals - 1)
    anna.gate.restore()
    await expectEqualBoards([anna, bert], deals)
  })

  test('a reply that is lost doubles nothing, nor does the same request sent once more', async () => {
    const before = (await wire.log()).length
    const sent = anna.page.waitForRequest(
      (request) => request.url().endsWith('/exchange') && request.postData()?.includes('"deal"') === true,
    )
    anna.gate.loseReplies(true)
    await record(anna, WITH_CILLI)
    await expect.poll(async () => (await wire.log()).length, { timeout: PATIENCE }).toBe(before + 1)
    await expectUnsent(anna, 1)
    anna.gate.loseReplies(false)
    await expectEqualBoards([anna, bert], deals)
    const { entries } = (await sent).postDataJSON() as { entries: object[] } // the app's own words
    const again = await wire.send(entries)
    expect(again?.placed.map(({ clock }) => clock)).toEqual([before + 1])
    expect(await wire.log()).toHaveLength(before + 1)
  })

  test('a browser killed between writing and sending has the deal, and sends it when it can', async () => {
    await anna.offline()
    await record(anna, WITH_BERT)
    await anna.reopen()
    await asInstalled(anna)
    await anna.open('/')
    // The installed app goes on where it was.
    await anna.page.waitForURL(`**${boardAt(at)}`)
    await expectDeals(anna, deals)
    await expectUnsent(anna, 1)
    await anna.online()
    await expectEqualBoards([anna, bert], deals)
  })

  test('two deals after the same last one, written offline, stand side by side until one is struck', async () => {
    await Promise.all([anna.offline(), bert.offline()])
    await record(anna, { declarer: 'Dora', partner: 'Bert' })
    await record(bert, { declarer: 'Dora', partner: 'Bert', level: 'schneider' })
    await Promise.all([anna.online(), bert.online()])
    await expectEqualBoards([anna, bert], deals)
    for (const phone of [anna, bert]) {
      const fork = phone.page.getByRole('alert').filter({ hasText: de.board.same })
      await fork.waitFor()
      expect(await fork.getByRole('listitem').count()).toBe(2)
      // Both count till then.
      expect((await padLines(phone)).slice(0, 2).every((line) => line.includes(de.board.same))).toBe(true)
    }
    const strike = bert.page.getByRole('alert').getByRole('listitem').filter({ hasNotText: de.board.schneider })
    await strike.getByRole('button', { name: de.board.sameVoid }).click()
    for (const phone of [anna, bert]) {
      await phone.page.getByRole('heading', { name: de.board.same }).waitFor({ state: 'detached' })
      await expect.poll(async () => (await padLines(phone)).join(), { timeout: PATIENCE }).toContain(de.board.voided)
    }
    await expectEqualBoards([anna, bert], deals)
  })
})

describe('three phones in a cellar', SLOW, () => {
  test('with clocks hours apart write an evening offline, and come back in another order to one and the same board', async () => {
    const cilli = await installedPhone(server)
    await setClock(bert, 7, false)
    await setClock(cilli, -9, true)
    await joinBoard(cilli, wire.link('scorer'), at)
    await openBoard(bert, at)
    await expectEqualBoards([anna, bert, cilli], deals)
    await Promise.all([anna, bert, cilli].map((phone) => phone.offline()))
    for (const told of [WITH_BERT, WITH_CILLI]) {
      for (const phone of [anna, bert, cilli]) await record(phone, told)
    }
    for (const phone of [cilli, anna, bert]) await phone.online()
    await expectEqualBoards([anna, bert, cilli], deals)
    const log = idsOf(await wire.log())
    expect(new Set(log).size).toBe(log.length)
    await cilli.close()
  })
})
