import { expect } from 'vitest'
import { eveningOf, type Evening } from '@/lib/table'
import { placedOf } from '@/lib/phone/stored'
import type { SimulatedPhone } from './simulated-phone'

/** Whoever came first may have to come again: what the last one brings, the first has not seen. */
export async function settleDown(phones: readonly SimulatedPhone[]): Promise<void> {
  for (let round = 0; round < 2; round++)
    for (const phone of phones) expect(await phone.exchange(), phone.name).toEqual({ state: 'done' })
}

const sumOf = (evening: Evening | null) =>
  evening?.game === 'bavarian' ? { balance: [...evening.balance], stock: evening.stock, count: evening.count } : null

/** Nothing lost, nothing doubled, and every phone shows the same as the log says. The forks that are shown. */
export async function judge(
  phones: readonly SimulatedPhone[],
  tableId: string,
  session: string,
  log: readonly { id: string; clock: number }[],
): Promise<number> {
  const written = phones.flatMap((phone) => phone.written)
  expect([...new Set(written)].sort(), 'nothing lost, nothing doubled').toEqual(log.map(({ id }) => id).sort())
  const sums = []
  let forks = 0
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
    forks += shown?.forked ?? 0
  }
  expect(sums[0]).not.toBeNull()
  for (const sum of sums) expect(sum).toEqual(sums[0])
  return forks
}
