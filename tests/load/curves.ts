import { appServer } from '../support/app-server'
import { ms, type Row } from '../bench/row'
import { fill, missing, type FilledTable } from './fill'
import type { LoadOn } from './load-on'
import { rush, type Rush } from './rush'
import { wayTo } from './way'

const CONNECTIONS = 10
const SECONDS = 6
/** A server that was just started answers a third of what it does when its code has been compiled. */
const WARMING = 15

const rowOf = (what: string, { perSecond, p50, p99 }: Rush): Row => ({
  what,
  budget: '–',
  measured: `${perSecond.toFixed(0)} exchanges/s, p50 ${ms(p50)}, p99 ${ms(p99)}`,
  met: null,
})

/** That each acknowledged deal is there once, in a log without gaps. */
export async function kept(url: string, tables: readonly FilledTable[], acknowledged: readonly string[]): Promise<Row> {
  const { lost, gaps } = await missing(url, tables, new Set(acknowledged))
  return {
    what: `deals acknowledged: ${acknowledged.length}`,
    budget: 'each there once',
    measured: `${lost} lost, ${gaps} out of place`,
    met: lost === 0 && gaps === 0,
  }
}

/** What an exchange costs while the number of tables grows. */
export async function tablesCurve({ name, database }: LoadOn): Promise<readonly Row[]> {
  const url = await database()
  const tables: FilledTable[] = []
  const acknowledged: string[] = []
  const rows: Row[] = []
  for (const count of [10, 100, 1_000, 10_000]) {
    tables.push(...(await fill(url, count - tables.length, 3)))
    const server = await appServer({ BENCH: '1', LOG: 'error', DATABASE_URL: url })
    const way = wayTo(server.port)
    await rush(way, tables, CONNECTIONS, WARMING)
    const measured = await rush(way, tables, CONNECTIONS, SECONDS)
    acknowledged.push(...measured.acknowledged)
    rows.push(rowOf(`${name}: ${count} tables, ${CONNECTIONS} connections`, measured))
    way.close()
    await server.stop()
  }
  return [...rows, await kept(url, tables, acknowledged)]
}

/** What an exchange costs while one log grows. */
export async function logCurve({ name, database }: LoadOn): Promise<readonly Row[]> {
  const url = await database()
  const lengths = [10, 100, 1_000, 10_000, 100_000]
  const tables: FilledTable[] = []
  for (const length of lengths) tables.push(...(await fill(url, 1, length)))
  const server = await appServer({ BENCH: '1', LOG: 'error', DATABASE_URL: url })
  const way = wayTo(server.port)
  const acknowledged: string[] = []
  const rows: Row[] = []
  acknowledged.push(...(await rush(way, tables.slice(0, 1), 1, WARMING)).acknowledged)
  for (const [place, length] of lengths.entries()) {
    const alone = tables.slice(place, place + 1)
    await rush(way, alone, 1, 1)
    const measured = await rush(way, alone, 1, SECONDS)
    acknowledged.push(...measured.acknowledged)
    rows.push(rowOf(`${name}: a log of ${length} deals, one phone`, measured))
  }
  way.close()
  await server.stop()
  return [...rows, await kept(url, tables, acknowledged)]
}
