import { appServer } from '../support/app-server'
import { ms, type Row } from '../bench/row'
import { dice } from '@/lib/cards'
import { newId } from '@/lib/phone/ids'
import { kept } from './curves'
import { fill, type FilledTable } from './fill'
import type { LoadOn } from './load-on'
import { quantile } from './rush'
import { wayTo, type Way } from './way'
import { writeDeal } from './writer'

const TABLES = 2_000
const LISTENERS = 2
/** One deal of a table takes some three and a half minutes (recorded evenings: 16 to 20 deals an hour). */
const DEAL_SECONDS = 200
const SECONDS = 20
/** Times faster than life; the first that a server cannot follow ends the climb. */
const HASTE = [2, 4, 8, 16, 32]
/** Of the writes: so many lose their answer and are sent again, and so many streams are dropped and opened anew. */
const LOST = 0.02
const DROPPED = 0.01
/** An exchange slower than this, in ms, is felt by who waits for the others' balance. */
const FELT = 300

type Evening = {
  readonly writes: number
  readonly times: readonly number[]
  readonly acknowledged: readonly string[]
  readonly late: number
}

/** A whole country plays on one machine: phones that write, listen, lose answers and drop. How many tables it carries. */
export async function thursdayRows({ name, database }: LoadOn): Promise<readonly Row[]> {
  const url = await database()
  const tables = await fill(url, TABLES, 8)
  const env = { BENCH: '1', LOG: 'error', STREAMS: String(TABLES * LISTENERS + 100), DATABASE_URL: url }
  const server = await appServer(env)
  const way = wayTo(server.port)
  const hall = await openHall(way, tables)
  const rows: Row[] = []
  const acknowledged: string[] = []
  for (const haste of HASTE) {
    const evening = await play(way, hall, haste)
    acknowledged.push(...evening.acknowledged)
    const p99 = quantile(evening.times, 0.99)
    const carried = evening.late < evening.writes * 0.01 && p99 < FELT
    const load = `${(evening.writes / SECONDS).toFixed(0)} deals/s`
    rows.push({
      what: `${name}: ${TABLES * haste} tables on an evening (${TABLES} × ${haste}), ${hall.open()} streams`,
      budget: `p99 < ${FELT} ms`,
      measured: `${load}, p50 ${ms(quantile(evening.times, 0.5))}, p99 ${ms(p99)}, ${evening.late} late`,
      met: carried,
    })
    if (!carried) break
  }
  hall.leave()
  way.close()
  await server.stop()
  return [...rows, await kept(url, tables, acknowledged)]
}

type Hall = {
  readonly tables: readonly FilledTable[]
  readonly drop: (place: number) => void
  readonly open: () => number
  readonly leave: () => void
}

/** Every phone that is poked reads what is new, as the app does. */
async function openHall(way: Way, tables: readonly FilledTable[]): Promise<Hall> {
  const leave: (() => void)[] = []
  let open = 0
  let left = false
  const sit = (place: number): Promise<void> =>
    new Promise((heard) => {
      const table = tables[place % tables.length]! // a place of the list
      const reader: FilledTable = { ...table }
      leave[place] = way.listen(table.id, table.key, {
        poke: (clock) => {
          heard()
          if (clock > (reader.after?.clock ?? 0)) void read(way, reader)
        },
        ended: () => {
          open -= 1
          if (!left) void sit(place)
        },
      })
      open += 1
    })
  for (let place = 0; place < tables.length * LISTENERS; place += 50)
    await Promise.all(Array.from({ length: 50 }, (_, n) => sit(place + n)))
  return {
    tables,
    drop: (place) => {
      leave[place]?.()
      open -= 1
      void sit(place)
    },
    open: () => open,
    leave: () => {
      left = true
      for (const go of leave) go()
    },
  }
}

async function read(way: Way, reader: FilledTable): Promise<void> {
  const { id, key, after } = reader
  const answer = await way.send({ path: `/api/tables/${id}/exchange`, key, body: { protocol: 1, after, entries: [] } })
  const cursor = (answer?.body as { cursor?: FilledTable['after'] } | undefined)?.cursor // of our own server
  if (cursor && cursor.clock > (reader.after?.clock ?? 0)) reader.after = cursor
}

/** Deals fall due by chance, as at many tables; one that waits for its turn has waited since it was due. */
async function play(way: Way, hall: Hall, haste: number): Promise<Evening> {
  const random = dice(haste)
  const rate = (hall.tables.length * haste) / DEAL_SECONDS / 1000
  const times: number[] = []
  const acknowledged: string[] = []
  const busy = new Set<FilledTable>()
  let late = 0
  const write = async (table: FilledTable, due: number) => {
    busy.add(table)
    const id = newId()
    const before = table.after
    let written = await writeDeal(way, table, id)
    if (random() < LOST) {
      table.after = before
      written = await writeDeal(way, table, id)
    }
    busy.delete(table)
    const took = performance.now() - due
    times.push(took)
    if (took > FELT) late += 1
    acknowledged.push(written.id)
  }
  const open: Promise<void>[] = []
  const began = performance.now()
  for (let due = began; due < began + SECONDS * 1000; due += -Math.log(1 - random()) / rate) {
    const wait = due - performance.now()
    if (wait > 1) await new Promise((done) => setTimeout(done, wait))
    const table = hall.tables[Math.floor(random() * hall.tables.length)]! // a place of the list
    if (busy.has(table)) continue
    open.push(write(table, due))
    if (random() < DROPPED) hall.drop(Math.floor(random() * hall.tables.length * LISTENERS))
  }
  await Promise.all(open)
  return { writes: times.length, times, acknowledged, late }
}
