import type { FilledTable } from './fill'
import type { Way } from './way'
import { writeDeal } from './writer'

/** How a server did under as many questions as it answers. */
export type Rush = {
  readonly perSecond: number
  /** Of the time for one exchange, in ms. */
  readonly p50: number
  readonly p99: number
  readonly acknowledged: readonly string[]
}

/** The value below which this part of the numbers lies; NaN of none. */
export const quantile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? NaN

/** Each connection enters deal after deal, each time at the next table; no table is asked twice at once. */
export async function rush(
  way: Way,
  tables: readonly FilledTable[],
  connections: number,
  seconds: number,
): Promise<Rush> {
  const free = [...tables]
  const acknowledged: string[] = []
  const times: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  const connection = async () => {
    while (performance.now() < end) {
      const table = free.shift()
      if (!table) return
      const { id, ms, state } = await writeDeal(way, table)
      if (state === 'unanswered') throw new Error('the server did not answer')
      acknowledged.push(id)
      times.push(ms)
      free.push(table)
    }
  }
  await Promise.all(Array.from({ length: Math.min(connections, tables.length) }, connection))
  const took = (performance.now() - began) / 1000
  return { perSecond: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99), acknowledged }
}
