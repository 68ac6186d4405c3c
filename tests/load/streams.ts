import { readFileSync } from 'node:fs'
import { appServer } from '../support/app-server'
import { ms, type Row } from '../bench/row'
import { fill } from './fill'
import type { LoadOn } from './load-on'
import { wayTo } from './way'
import { writeDeal } from './writer'

const STREAMS = 5_000
const PER_TABLE = 5

/** What a process holds in memory, in KiB. Linux only. */
function memoryOf(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  if (!line) throw new Error('The memory of a process is read from /proc, which only Linux has.')
  return Number(line[1])
}
const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/** What idle streams cost, and how soon they hear of a deal. */
export async function streamRows({ name, database }: LoadOn): Promise<readonly Row[]> {
  const url = await database()
  const tables = await fill(url, STREAMS / PER_TABLE, 3)
  const server = await appServer({ BENCH: '1', LOG: 'error', STREAMS: String(STREAMS), DATABASE_URL: url })
  const way = wayTo(server.port)
  for (const table of tables.slice(0, 100)) await writeDeal(way, table) // the process has warmed up
  const before = memoryOf(server.pid)
  let heard = 0
  let ended = 0
  const hear = { poke: () => (heard += 1), ended: () => (ended += 1) }
  const leave: (() => void)[] = []
  for (const table of tables) {
    for (let n = 0; n < PER_TABLE; n++) leave.push(way.listen(table.id, table.key, hear))
    while (heard + ended < leave.length - 50) await pause(5)
  }
  while (heard + ended < STREAMS) await pause(20)
  await pause(3_000)
  const after = memoryOf(server.pid)
  const delays: number[] = []
  for (const table of tables.slice(0, 200)) {
    const [began, goal] = [performance.now(), heard + PER_TABLE]
    await writeDeal(way, table)
    while (heard < goal) await pause(1)
    delays.push(performance.now() - began)
  }
  for (const go of leave) go()
  way.close()
  await server.stop()
  delays.sort((a, b) => a - b)
  return [
    {
      what: `${name}: ${STREAMS} idle streams on one process`,
      budget: '–',
      measured: `${((after - before) / STREAMS).toFixed(0)} KiB each, ${Math.round(after / 1024)} MiB in all`,
      met: null,
    },
    {
      what: 'streams that ended by themselves',
      budget: '0',
      measured: String(ended),
      met: ended === 0,
    },
    {
      what: `from a deal to ${PER_TABLE} streams of its table, among all these`,
      budget: '< 300 ms',
      measured: `p50 ${ms(delays[100] ?? NaN)}, worst ${ms(delays.at(-1) ?? NaN)}`,
      met: (delays.at(-1) ?? NaN) < 300,
    },
  ]
}
