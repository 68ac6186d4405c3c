import { expect, test } from 'vitest'
import { openStore } from '@/lib/server'
import { hashOf } from '@/lib/server/keys'
import { rulesOf } from '@/lib/score'
import { idsOf } from '@/lib/phone/ids'
import type { Send } from '@/lib/phone/exchange'
import { appServer, type AppServer } from '../../support/app-server'
import { chance } from '../../support/chance'
import { wayTo } from '../../load/way'
import { judge, settleDown } from '../../sync/judge'
import { freshTable, simulatedPhone, type SimulatedPhone } from '../../sync/simulated-phone'
import { write, type Report } from '../../sync/writing'

const TABLES = 6
const PHONES = 3
const START = Date.UTC(2026, 10, 26, 18)
/** Between two things that happen at a table; 24 hours in all. */
const STEP = 12 * 60_000
const STEPS = (24 * 3_600_000) / STEP
const LONG = 300_000

type Table = { readonly id: string; readonly session: string; readonly phones: readonly SimulatedPhone[] }
const time = { now: START }

/** A table with an evening, its people and its phones, whose clocks are hours apart. */
async function openTable(number: number, send: Send): Promise<Table & { readonly people: readonly string[] }> {
  const random = chance(number)
  const newId = idsOf(
    () => time.now,
    (bytes) => bytes.map(() => Math.floor(random() * 256)),
  )
  const [id, session] = [newId(), newId()]
  const keys = { owner: `owner${id}`, scorer: `scorer${id}`, viewer: `viewer${id}` }
  const hashes = { owner: hashOf(keys.owner), scorer: hashOf(keys.scorer), viewer: hashOf(keys.viewer) }
  const phones: SimulatedPhone[] = []
  for (let n = 0; n < PHONES; n++) {
    const joined = freshTable(id, keys.scorer)
    const record = n === 0 ? { ...joined, key: keys.owner, role: 'owner' as const, hashes, registered: false } : joined
    const now = () => time.now + (n - 1) * 5 * 3_600_000
    phones.push(await simulatedPhone(`phone-${n}-of-table-${number}`, record, session, send, now, random))
  }
  const people = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil'].map((name) => ({ id: newId(), name }))
  const seats = people.slice(0, 4).map((person) => person.id)
  await phones[0]?.write(
    { kind: 'table', name: `Runde ${number}`, language: 'de', currency: 'EUR' },
    ...people.map((person) => ({ kind: 'player' as const, act: 'add' as const, ...person })),
    { kind: 'session', id: session, playedOn: '2026-11-26', seats, game: 'bavarian', rules: rulesOf({}) },
  )
  for (const phone of phones) await phone.exchange()
  return { id, session, phones, people: people.map((person) => person.id) }
}

/** Ends the server hard, again and again, at moments of chance, and starts it anew; how often, when told to stop. */
function killing(server: AppServer, random: () => number): () => Promise<number> {
  let stopped = false
  const run = async () => {
    let kills = 0
    while (!stopped) {
      await new Promise((done) => setTimeout(done, 300 + random() * 700))
      await server.kill()
      kills += 1
      await server.start()
    }
    return kills
  }
  const running = run()
  return () => {
    stopped = true
    return running
  }
}

test(
  'a day of card nights with the server killed again and again: nothing lost, nothing doubled, all phones equal',
  async () => {
    const server = await appServer({ LOG: 'error', BENCH: '1' })
    const way = wayTo(server.port)
    const report: Report = { deals: 0, corrections: 0, voids: 0, forks: 0, lost: 0, late: 0, rewinds: 0 }
    const send: Send = async (question) => {
      const answer = await way.send(question)
      if (answer === null) report.lost += 1
      return answer
    }
    const tables = await Promise.all(Array.from({ length: TABLES }, (_, number) => openTable(number + 1, send)))
    const stop = killing(server, chance(7))

    const evening = async ({ phones, people }: (typeof tables)[number], number: number) => {
      const random = chance(100 + number)
      for (let step = 0; step < STEPS; step++) {
        time.now = Math.max(time.now, START + step * STEP)
        const phone = Math.floor(random() * PHONES)
        const pick = Math.floor(random() * 60)
        const chosen = random()
        const what = chosen < 0.75 ? 'deal' : chosen < 0.87 ? 'correct' : chosen < 0.97 ? 'void' : 'seating'
        const writer = phones[phone]! // one of its phones
        await write(writer, { what, phone, pick }, people, report)
        // A third of the time its phone is in the cellar.
        if (random() < 0.66) await writer.exchange()
      }
    }
    await Promise.all(tables.map(evening))
    const kills = await stop()

    const store = openStore(server.databaseUrl)
    for (const { id, session, phones } of tables) {
      await settleDown(phones)
      const select = { id: true, clock: true }
      const log = await store.db.entry.findMany({ where: { tableId: id }, orderBy: { clock: 'asc' }, select })
      report.forks += await judge(phones, id, session, log)
    }
    await store.close()
    way.close()
    await server.stop()
    // It was not a quiet day.
    expect(kills).toBeGreaterThan(2)
    for (const what of ['deals', 'corrections', 'voids', 'forks', 'lost'] as const)
      expect(report[what]).toBeGreaterThan(5)
  },
  LONG,
)
