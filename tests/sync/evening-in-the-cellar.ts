import { expect } from 'vitest'
import type { Store } from '@/lib/server'
import { hashOf } from '@/lib/server/keys'
import { rulesOf, type Deal } from '@/lib/score'
import { eveningOf, type Evening } from '@/lib/table'
import { placedOf } from '@/lib/phone/stored'
import { idsOf } from '@/lib/phone/ids'
import { lossyServer, type Weather } from './lossy-server'
import { freshTable, simulatedPhone, type SimulatedPhone } from './simulated-phone'
import type { Step } from './steps'

export const PHONES = 5
export type Report = Record<'deals' | 'corrections' | 'voids' | 'forks' | 'lost' | 'late' | 'rewinds', number>

const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 29, 19)

/** mulberry32: chance that can be repeated. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Plays one evening on several phones and a server that loses things, lets the weather clear, and looks at what is left. */
export async function run(database: Store, count: number, seed: number, steps: readonly Step[]): Promise<Report> {
  const random = chance(seed)
  const report: Report = { deals: 0, corrections: 0, voids: 0, forks: 0, lost: 0, late: 0, rewinds: 0 }
  let time = START
  // So that no two runs, nor a run that is repeated, meet in the database.
  const newId = idsOf(
    () => time,
    (bytes) => crypto.getRandomValues(bytes),
  )
  const [tableId, session] = [newId(), newId()]
  const server = lossyServer(database, tableId)
  let weather: Weather[] = []
  const nextWeather = (): Weather => {
    const now = weather.shift() ?? 'fair'
    if (now === 'requestLost' || now === 'replyLost') report.lost++
    if (now === 'late') report.late++
    return now
  }
  const wait = async () => {
    for (let turns = Math.floor(random() * 4); turns > 0; turns--) await new Promise((go) => setImmediate(go))
  }

  const keys = { owner: `owner${tableId}`, scorer: `scorer${tableId}`, viewer: `viewer${tableId}` }
  const hashes = { owner: hashOf(keys.owner), scorer: hashOf(keys.scorer), viewer: hashOf(keys.viewer) }
  const phones: SimulatedPhone[] = []
  for (let n = 0; n < count; n++) {
    const joined = freshTable(tableId, keys.scorer)
    const record = n === 0 ? { ...joined, key: keys.owner, role: 'owner' as const, hashes, registered: false } : joined
    // Clocks are hours apart, and some go backwards.
    const now = () => (n === 2 ? START - (time - START) : time) + (n - 1) * 7 * HOUR
    phones.push(await simulatedPhone(`phone-${n}`, record, session, server.send(nextWeather, wait), now, random))
  }
  const phoneAt = (n: number) => phones[n % phones.length]! // there are at least three

  const people = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil'].map((name) => ({ id: newId(), name }))
  const ids = people.map(({ id }) => id)
  await phoneAt(0).write(
    { kind: 'table', name: 'Donnerstag', language: 'de', currency: 'EUR' },
    ...people.map(({ id, name }) => ({ kind: 'player' as const, act: 'add' as const, id, name })),
    {
      kind: 'session',
      id: session,
      playedOn: '2026-11-29',
      seats: ids.slice(0, 4),
      game: 'bavarian',
      rules: rulesOf({}),
    },
  )
  for (const phone of phones) await phone.exchange()

  for (const step of steps) {
    time += 60_000
    switch (step.what) {
      case 'deal':
      case 'correct':
      case 'void':
      case 'seating':
        await write(phoneAt(step.phone), step, ids, report)
        break
      case 'exchange':
        weather = [...step.weather]
        await phoneAt(step.phone).exchange()
        break
      case 'cross':
        weather = [...step.weather]
        await Promise.all(step.phones.map((n) => phoneAt(n).exchange()))
        break
      case 'deliverLate':
        await server.deliverLate(step.pick)
        break
      case 'restart':
      case 'backUp':
      case 'restore':
      case 'wipe':
        await server[step.what]()
    }
  }
  weather = []
  await settleDown(phones)
  for (const phone of phones) report.rewinds += (await phone.store.table(tableId))?.era ?? 0
  await judge(phones, tableId, session, await server.log(), report)
  await server.wipe()
  return report
}

/** Whoever came first may have to come again: what the last one brings, the first has not seen. */
async function settleDown(phones: readonly SimulatedPhone[]): Promise<void> {
  for (let round = 0; round < 2; round++)
    for (const phone of phones) expect(await phone.exchange(), phone.name).toEqual({ state: 'done' })
}

type Writing = Extract<Step, { readonly pick: number; readonly phone: number }>

async function write(phone: SimulatedPhone, { what, pick }: Writing, people: readonly string[], report: Report) {
  const evening = await phone.shown()
  if (!evening || evening.game !== 'bavarian') return
  const { under, lastDeal: after, rows } = evening
  const session = evening.session.id
  const row = rows[pick % Math.max(1, rows.length)]
  if (what === 'deal') {
    report.deals++
    await phone.write({ kind: 'deal', session, under, after, deal: dealNumber(pick) })
  } else if (what === 'seating') {
    const seats = [...people.slice(pick % 5), ...people.slice(0, pick % 5)].slice(0, 4 + (pick % 2))
    await phone.write({ kind: 'seating', session, seats })
  } else if (row && what === 'correct') {
    report.corrections++
    await phone.write({
      kind: 'deal',
      session,
      under: row.entry.under,
      after,
      replaces: row.id,
      deal: dealNumber(pick + 1),
    })
  } else if (row) {
    report.voids++
    // Sometimes the last thing said about the deal, which may be a void itself.
    const target = pick % 2 === 0 ? row.id : (row.history.at(-1)?.id ?? row.id)
    await phone.write({ kind: 'void', session, target })
  }
}

/** Deals that can be played by whoever sits at the table. */
function dealNumber(pick: number): Deal {
  const seats = { declarer: pick % 4, partner: (pick + 1 + (pick % 3)) % 4 }
  if (pick % 5 === 0) return { contract: 'passed' }
  if (pick % 5 === 1) return { contract: 'wenz', declarer: seats.declarer, won: pick % 2 === 0, level: 'plain' }
  return { contract: 'rufspiel', suit: 'eichel', ...seats, won: pick % 2 === 0, level: 'plain' }
}

const sumOf = (evening: Evening | null) =>
  evening?.game === 'bavarian' ? { balance: [...evening.balance], stock: evening.stock, count: evening.count } : null

async function judge(
  phones: readonly SimulatedPhone[],
  tableId: string,
  session: string,
  log: readonly { id: string; clock: number }[],
  report: Report,
): Promise<void> {
  const written = phones.flatMap((phone) => phone.written)
  expect([...new Set(written)].sort(), 'nothing lost, nothing doubled').toEqual(log.map(({ id }) => id).sort())
  const sums = []
  for (const phone of phones) {
    const entries = await phone.store.entries(tableId, 'all')
    const placed = entries.map(({ id, status }) => ({ id, clock: status.state === 'placed' ? status.clock : null }))
    expect(
      placed.sort((a, b) => (a.clock ?? 0) - (b.clock ?? 0)),
      `the log of ${phone.name}`,
    ).toEqual(log)
    const shown = await phone.shown()
    const anew = eveningOf((await phone.store.evening(tableId, session)).map(placedOf), session)
    expect(sumOf(shown), `what ${phone.name} shows`).toEqual(sumOf(anew))
    sums.push(sumOf(shown))
    report.forks += shown?.forked ?? 0
  }
  expect(sums[0]).not.toBeNull()
  for (const sum of sums) expect(sum).toEqual(sums[0])
}
