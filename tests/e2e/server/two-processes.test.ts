import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { appServer, type AppServer } from '../../support/app-server'
import type { Phone } from '../../support/browser'
import { newPostgresDatabase } from '../../support/databases'
import { expectEqualBoards, expectUnsent, installedPhone, joinBoard, SLOW } from '../local-first/phones'
import { idsOf, wireByLink, type Wire } from '../local-first/wire'
import { openBoard, PATIENCE, recordDeal, shareLink, startEvening } from '../table-talk'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let one: AppServer
let other: AppServer
let anna: Phone
let bert: Phone
let wire: Wire
let deals = 0

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await newPostgresDatabase(postgres.url(''))
  ;[one, other] = await Promise.all([
    appServer({ DATABASE_URL: databaseUrl }),
    appServer({ DATABASE_URL: databaseUrl }),
  ])
  ;[anna, bert] = await Promise.all([installedPhone(one), installedPhone(other)])
  const at = await startEvening(anna)
  const link = await shareLink(anna, at.table)
  await openBoard(anna, at)
  // Bert's phone knows the other process only.
  await joinBoard(bert, link.replace(one.origin, other.origin), at)
  wire = wireByLink(other, link)
}, SLOW.timeout)
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await postgres.remove()
})

async function record(phone: Phone): Promise<void> {
  await recordDeal(phone, { declarer: 'Bert', partner: 'Dora' })
  deals += 1
}
const health = async (server: AppServer) => {
  const response = await fetch(`${server.origin}/api/health`)
  return [response.status, await response.json()] as const
}

test(
  'two processes on one PostgreSQL are one server to two phones, though one of them, or the database, ends for a while',
  SLOW,
  async () => {
    for (const phone of [anna, bert, anna]) {
      await record(phone)
      await expectEqualBoards([anna, bert], deals)
    }
    expect(await health(one)).toEqual([200, { ok: true }])

    anna.expectError(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|status of 50/)
    await one.stop()
    await record(anna)
    await record(bert)
    await expectUnsent(anna, 1)
    await one.start()
    await expectEqualBoards([anna, bert], deals)

    for (const phone of [anna, bert]) phone.expectError(/status of 50/)
    await postgres.kill()
    await record(bert)
    await expectUnsent(bert, 1)
    expect(await health(other)).toEqual([503, { code: 'database_down' }])
    await postgres.start()
    await expectEqualBoards([anna, bert], deals)
    await expect.poll(() => health(other), { timeout: PATIENCE }).toEqual([200, { ok: true }])

    const log = await wire.log()
    expect(log.map(({ clock }) => clock)).toEqual(log.map((_, at) => at + 1))
    expect(new Set(idsOf(log)).size).toBe(log.length)
    expect(log.filter(({ entry }) => entry.kind === 'deal').length).toBe(deals)
  },
)
