import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { REFUSALS } from '@/lib/sync'
import { dealt, evening } from '../../phone/log-of-a-phone'
import { appServer, type AppServer } from '../../support/app-server'
import type { Phone } from '../../support/browser'
import { tempFolder } from '../../support/databases'
import { testDatabase } from '../../support/test-db'
import { expectDeals, expectSynced, openBoard, PATIENCE, recordDeal, type At } from '../table-talk'
import { expectEqualBoards, freeAndTap, joinBoard, SLOW, twoPhones } from './phones'
import { idsOf, newWire, type Wire } from './wire'

let server: AppServer
let anna: Phone
let bert: Phone
let at: At
let wire: Wire
let deals = 0
beforeAll(async () => {
  server = await appServer()
  ;({ anna, bert, at, wire } = await twoPhones(server))
}, SLOW.timeout)
afterAll(() => server.stop())

const fileOf = (url: string) => url.replace(/^file:/, '')

/** The file as it lies there, with what was not yet merged into it. */
function copyDatabase(from: string, to: string): void {
  for (const part of ['', '-wal', '-shm']) rmSync(to + part, { force: true })
  for (const part of ['', '-wal']) if (existsSync(from + part)) copyFileSync(from + part, to + part)
}

/** Ends the server, puts another file in the place of its database, and starts it again. */
async function replaceDatabase(by: string): Promise<void> {
  await server.stop()
  copyDatabase(by, fileOf(server.databaseUrl))
  await server.start()
}

async function record(phone: Phone): Promise<void> {
  await recordDeal(phone, { declarer: 'Bert', partner: 'Dora' })
  await expectEqualBoards([anna, bert], ++deals)
}

describe('a server', SLOW, () => {
  test('restored from an old backup, and one that lost everything, are filled again by the phones', async () => {
    // What the server says when it has lost something.
    for (const phone of [anna, bert]) phone.expectError(/status of 4(04|09)/)
    await record(anna)
    await server.stop()
    const backup = join(tempFolder(), 'backup.db')
    copyDatabase(fileOf(server.databaseUrl), backup)
    await server.start()
    await record(bert)
    await record(anna)
    const before = idsOf(await wire.log())
    for (const file of [backup, fileOf(await testDatabase())]) {
      await replaceDatabase(file)
      // The table is told to the server anew by whoever comes first. Asking too often for one that it does not know is refused.
      const known = () => wire.log().then(idsOf, () => [])
      await expect
        .poll(async () => [...(await known())].sort(), { timeout: PATIENCE, interval: 1000 })
        .toEqual([...before].sort())
      await expectEqualBoards([anna, bert], deals)
    }
    await record(bert)
  })

  test('with a full disk refuses by name, and the phone keeps all until there is room', async () => {
    const full = '**/api/tables/*/exchange'
    anna.expectError(/status of 507/)
    await anna.page.route(full, (route) =>
      route.fulfill({ status: REFUSALS.disk_full, contentType: 'application/json', body: '{"code":"disk_full"}' }),
    )
    await recordDeal(anna, { declarer: 'Bert', partner: 'Dora' })
    deals++
    await expectDeals(anna, deals)
    await anna.page.goto(`${anna.origin}/table?t=${at.table}`)
    await anna.page.getByText(de.refusals.disk_full).waitFor()
    await freeAndTap(anna, full)
    await expectSynced(anna)
    await openBoard(anna, at)
    await expectEqualBoards([anna, bert], deals)
  })

  test('gives a phone that lost its storage everything back by the link', async () => {
    await bert.open('/settings')
    await bert.page.evaluate(async () => {
      localStorage.clear()
      await new Promise((done, fail) => {
        const deleting = indexedDB.deleteDatabase('anschreiber')
        deleting.onsuccess = done
        deleting.onerror = fail
      })
    })
    await bert.open('/')
    await bert.page.getByLabel(de.home.firstTable).waitFor()
    await joinBoard(bert, wire.link('scorer'), at)
    await expectEqualBoards([anna, bert], deals)
  })

  test('killed again and again in the middle of 1,000 exchanges has all it acknowledged, and nothing twice', async () => {
    const crowd = await newWire(server)
    const { session, entries } = evening(0)
    await crowd.send(entries)
    const waiting = Array.from({ length: 1000 }, () => dealt(session))
    const all = waiting.map(({ id }) => id)
    const acknowledged = new Map<string, number>()
    const killAt = [150, 400, 700]
    let down: Promise<void> | null = null
    let lost = 0
    const restart = async () => {
      await server.kill()
      await server.start()
      down = null
    }
    const phone = async () => {
      for (let deal = waiting.pop(); deal; deal = waiting.pop()) {
        const reply = await crowd.send([deal])
        const [place] = reply?.placed ?? []
        if (!place) {
          lost++
          waiting.push(deal)
          await down
          continue
        }
        expect(acknowledged.has(place.id)).toBe(false)
        acknowledged.set(place.id, place.clock)
        if (down === null && acknowledged.size >= (killAt[0] ?? Infinity)) {
          killAt.shift()
          down = restart()
        }
      }
    }
    await Promise.all(Array.from({ length: 8 }, phone))
    expect(killAt).toEqual([])
    expect(lost).toBeGreaterThan(0)
    const log = new Map((await crowd.log()).map(({ entry, clock }) => [entry.id, clock]))
    expect([...log.keys()].filter((id) => all.includes(id)).sort()).toEqual([...all].sort())
    for (const [id, clock] of acknowledged) expect(log.get(id)).toBe(clock)
    expect([...log.values()].sort((a, b) => a - b)).toEqual(Array.from(log, (_, n) => n + 1))
  })
})
