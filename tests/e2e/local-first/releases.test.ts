import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { newId } from '@/lib/phone/ids'
import { unknown } from '../../server/log-of-a-table'
import { appServer, type AppServer } from '../../support/app-server'
import type { Phone } from '../../support/browser'
import { release, type Release } from '../../support/release'
import {
  expectBalance,
  expectDeals,
  expectSynced,
  fillSheet,
  openBoard,
  openSheet,
  padLines,
  PATIENCE,
  recordDeal,
  saveSheet,
  sheetOf,
  type At,
} from '../table-talk'
import { freeAndTap, SLOW, twoPhones } from './phones'
import { idsOf, type Wire } from './wire'

let server: AppServer
let next: Release
let anna: Phone
let bert: Phone
let at: At
let wire: Wire
beforeAll(async () => {
  server = await appServer()
  next = await release(server)
  ;({ anna, bert, at, wire } = await twoPhones(next.server))
}, SLOW.timeout)
afterAll(async () => {
  await next.close()
  await server.stop()
})

const tablePage = (phone: Phone) => phone.open(`/table?t=${at.table}`)

describe('a phone that is full', SLOW, () => {
  test('says so in words, with the deal still on the sheet, and saves it when there is room', async () => {
    const before = await padLines(anna)
    /** The browser's own store refuses, as on a full phone: its quota for tests does not count small writes. */
    const fill = () =>
      anna.page.evaluate(() => {
        const store = IDBObjectStore.prototype
        const put = Object.getOwnPropertyDescriptor(store, 'put') ?? {}
        store.put = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
        window.addEventListener('makeroom', () => Object.defineProperty(store, 'put', put), { once: true })
      })
    await openSheet(anna)
    await fillSheet(anna, { declarer: 'Anna', partner: 'Bert', level: 'schneider' })
    await fill()
    await saveSheet(anna)
    await sheetOf(anna).getByText(de.sheet.storage.quota).waitFor()
    expect(await sheetOf(anna).getByRole('button', { name: de.sheet.schneider, pressed: true }).count()).toBe(1)
    await anna.page.evaluate(() => window.dispatchEvent(new Event('makeroom')))
    await saveSheet(anna)
    await sheetOf(anna).waitFor({ state: 'detached' })
    await expectDeals(anna, before.length + 1)
    await expectDeals(bert, before.length + 1)
    await expectBalance(anna, 'Anna', 30)
  })
})

describe('a client and a server of different age', SLOW, () => {
  /** Changes what this phone says of its own version; the server is the real one. */
  const speaks = (protocol: number) =>
    anna.page.route('**/api/tables/*/exchange', (route) => {
      const asked = route.request().postDataJSON() as Record<string, unknown> // the app's own words
      return route.continue({ postData: JSON.stringify({ ...asked, protocol }) })
    })

  test.each([
    ['older', 0, de.refusals.client_too_old],
    ['newer', 2, de.refusals.server_too_old],
  ])('a client %s than the server keeps its deals and says why', async (_, protocol, words) => {
    anna.expectError(/status of (426|501)/)
    const before = (await wire.log()).length
    const deals = (await padLines(anna)).length
    await speaks(protocol)
    await recordDeal(anna, { declarer: 'Anna', partner: 'Cilli' })
    await expectDeals(anna, deals + 1)
    await tablePage(anna)
    await anna.page.getByText(words).first().waitFor()
    expect(await wire.log()).toHaveLength(before)
    await freeAndTap(anna, '**/api/tables/*/exchange')
    await expectSynced(anna)
    await openBoard(anna, at)
    await expectDeals(bert, deals + 1)
  })
})

describe('one bad entry among good ones', SLOW, () => {
  test('is set aside with its reason, stops nothing, and can be let go', async () => {
    const deals = (await padLines(anna)).length
    await anna.offline()
    await recordDeal(anna, { declarer: 'Anna', partner: 'Bert' })
    const bad = newId()
    await anna.page.evaluate(
      ([id, table]) =>
        new Promise((done, fail) => {
          const opening = indexedDB.open('anschreiber')
          opening.onerror = fail
          opening.onsuccess = () => {
            const tx = opening.result.transaction('entries', 'readwrite')
            const entry = {
              id,
              v: 1,
              at: '2026-11-29T20:00:00.000Z',
              by: 'phone',
              kind: 'void',
              session: id,
              target: id,
            }
            // Before all others: it would stop them if anything could.
            const status = { state: 'unsent', outbox: 0 }
            tx.objectStore('entries').put({ table, id, session: id, entry, status })
            tx.oncomplete = done
            tx.onabort = fail
          }
        }),
      [bad, at.table] as const,
    )
    await recordDeal(anna, { declarer: 'Anna', partner: 'Bert' })
    await anna.online()
    await expectDeals(bert, deals + 2)
    await tablePage(anna)
    const why = anna.page.getByText(de.entryRefusals.session_unknown)
    await why.waitFor()
    expect(idsOf(await wire.log())).not.toContain(bad)
    await anna.page.getByRole('button', { name: de.sync.dismiss }).click()
    await why.waitFor({ state: 'detached' })
    await openBoard(anna, at)
    await expectDeals(anna, deals + 2)
  })
})

describe('a new release', SLOW, () => {
  test('waits while a sheet is open, and finds it half filled after the reload', async () => {
    const deals = (await padLines(anna)).length
    await openSheet(anna)
    await fillSheet(anna, { declarer: 'Dora', partner: 'Cilli', level: 'schwarz' })
    next.replaceWorker((built) => `${built}\n// a later release`)
    await anna.page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update()
    })
    const apply = anna.page.getByRole('button', { name: de.update.apply, exact: true })
    const waits = () => anna.page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    await expect.poll(waits, { timeout: PATIENCE }).toBe(true)
    await apply.waitFor({ state: 'attached' })
    const covered = await apply.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(covered).toBe(true)
    await sheetOf(anna).getByRole('button', { name: de.common.close }).click()
    await anna.page.evaluate(() => void Object.assign(window, { mark: true }))
    await apply.click()
    await anna.page.waitForFunction(() => !('mark' in window))
    await openSheet(anna)
    await sheetOf(anna).getByText(de.sheet.kept).waitFor()
    expect(await sheetOf(anna).getByRole('button', { name: de.sheet.schwarz, pressed: true }).count()).toBe(1)
    await saveSheet(anna)
    await expectDeals(anna, deals + 1)
    await expectDeals(bert, deals + 1)
  })
})

describe('an entry of a kind that a later version writes', SLOW, () => {
  test('hides the balance and asks for an update, and passes through this phone unharmed', async () => {
    const later = unknown({ session: at.session, words: { of: ['a', 'later', { version: true }] } })
    await wire.send([{ ...later, id: newId() }])
    for (const phone of [anna, bert]) {
      await phone.page.getByRole('heading', { name: de.update.needed }).waitFor()
      expect(await phone.page.locator('.felt').count()).toBe(0)
    }
    const [kept] = (await wire.log()).slice(-1)
    const stored = await anna.page.evaluate(
      (id) =>
        new Promise((done, fail) => {
          const opening = indexedDB.open('anschreiber')
          opening.onerror = fail
          opening.onsuccess = () => {
            const all = opening.result.transaction('entries').objectStore('entries').getAll()
            all.onsuccess = () => {
              const found = all.result as { readonly id: string; readonly entry: unknown }[] // what the app's own store holds
              done(found.find((one) => one.id === id)?.entry)
            }
          }
        }),
      kept?.entry.id,
    )
    expect(stored).toEqual({ ...later, id: kept?.entry.id })
    await tablePage(anna)
    await expectSynced(anna)
    await anna.page.getByText(de.update.needed).first().waitFor()
  })
})
