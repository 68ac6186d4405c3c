import { describe, expect, test } from 'vitest'
import { openStore } from '@/lib/server'
import { hashOf } from '@/lib/server/keys'
import { rulesOf } from '@/lib/score'
import { idsOf } from '@/lib/phone/ids'
import type { Send } from '@/lib/phone/exchange'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { appServer, type AppServer } from '../../support/app-server'
import { dice } from '@/lib/cards'
import { newPostgresDatabase } from '../../support/databases'
import { wayTo } from '../../load/way'
import { judge, settleDown } from '../../sync/judge'
import { freshTable, simulatedPhone, type SimulatedPhone } from '../../sync/simulated-phone'
import { write, type Report } from '../../sync/writing'

const TABLES = 3
const PHONES = 3
const KILLS = 4
const START = Date.UTC(2026, 10, 26, 18)
/** Between two things that happen at a table; 24 hours in all. */
const STEP = 12 * 60_000
const STEPS = (24 * 3_600_000) / STEP
const LONG = 300_000

type Table = { readonly id: string; readonly session: string; readonly phones: readonly SimulatedPhone[] }
const time = { now: START }

/** A table with an evening, its people and its phones, whose clocks are hours apart. */
async function openTable(number: number, send: Send): Promise<Table & { readonly people: readonly string[] }> {
  const random = dice(number)
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

/** What is ended hard, one after the other, while the tables play on. */
type Victim = Pick<AppServer, 'kill' | 'start'>

/** Kills at `kills` moments of the day, each time the next victim, and starts it anew. */
function killing(victims: readonly Victim[], kills: number, steps: number) {
  let done = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    step: () => {
      done += 1
      const victim = victims[(done / Math.floor(steps / (kills + 1)) - 1) % victims.length]
      if (victim && done < steps) last = last.then(() => victim.kill()).then(() => victim.start())
    },
    over: () => last,
  }
}

/** Plays the day at all tables, over these servers of one database, and looks at what is left. */
async function playDay(servers: readonly AppServer[], databaseUrl: string, victims: readonly Victim[]) {
  const ways = servers.map(({ port }) => wayTo(port))
  const report: Report = { deals: 0, corrections: 0, voids: 0, forks: 0, lost: 0, late: 0, rewinds: 0 }
  let asked = 0
  const send: Send = async (question) => {
    const answer = (await ways[asked++ % ways.length]?.send(question)) ?? null
    if (answer === null || answer.status >= 500) report.lost += 1
    return answer
  }
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, number) => openTable(number + 1, send)))
  const killer = killing(victims, KILLS, TABLES * STEPS)
  const evening = async ({ phones, people }: (typeof tables)[number], number: number) => {
    const random = dice(100 + number)
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
      killer.step()
    }
  }
  await Promise.all(tables.map(evening))
  await killer.over()

  const store = openStore(databaseUrl)
  for (const { id, session, phones } of tables) {
    await settleDown(phones)
    const select = { id: true, clock: true }
    const log = await store.db.entry.findMany({ where: { tableId: id }, orderBy: { clock: 'asc' }, select })
    report.forks += await judge(phones, id, session, log)
  }
  await store.close()
  for (const way of ways) way.close()
  // It was not a quiet day.
  for (const what of ['deals', 'corrections', 'voids', 'forks', 'lost'] as const)
    expect(report[what]).toBeGreaterThan(5)
}

const ENV = { LOG: 'silent', BENCH: '1' }

describe('a day of card nights: nothing lost, nothing doubled, all phones equal', () => {
  test(
    'with the server killed again and again',
    async () => {
      const server = await appServer(ENV)
      await playDay([server], server.databaseUrl, [server])
      await server.stop()
    },
    LONG,
  )

  test(
    'with two servers and their PostgreSQL killed in turn',
    async () => {
      const postgres = await startPostgres({ durable: true })
      const url = await newPostgresDatabase(postgres.url(''))
      const servers = [await appServer({ ...ENV, DATABASE_URL: url }), await appServer({ ...ENV, DATABASE_URL: url })]
      await playDay(servers, url, [...servers, postgres])
      for (const server of servers) await server.stop()
      await postgres.remove()
    },
    LONG,
  )
})
