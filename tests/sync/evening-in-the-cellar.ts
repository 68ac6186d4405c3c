import type { Store } from '@/lib/server'
import { hashOf } from '@/lib/server/keys'
import { rulesOf } from '@/lib/score'
import { idsOf } from '@/lib/phone/ids'
import { dice } from '@/lib/cards'
import { judge, settleDown } from './judge'
import { lossyServer, type Weather } from './lossy-server'
import { freshTable, simulatedPhone, type SimulatedPhone } from './simulated-phone'
import type { Step } from './steps'
import { write, type Report } from './writing'

export const PHONES = 5

const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 29, 19)

/** Plays one evening on several phones and a server that loses things, lets the weather clear, and looks at what is left. */
export async function run(database: Store, count: number, seed: number, steps: readonly Step[]): Promise<Report> {
  const random = dice(seed)
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
  report.forks = await judge(phones, tableId, session, await server.log())
  await server.wipe()
  return report
}
