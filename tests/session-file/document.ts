import { parseSession } from '@/lib/session-file'
import type { SessionFile } from '@/lib/session-file'

const FOUR = ['Anna', 'Bert', 'Cilli', 'Dora']

/** A Bavarian file with these deals; keys of undefined are left out. */
export const bavarian = (deals: unknown, over: object = {}): string =>
  JSON.stringify({ format: 'anschreiber/session', version: 1, game: 'bavarian', players: FOUR, deals, ...over })

/** A file of the German game. */
export const german = (deals: unknown, over: object = {}): string => bavarian(deals, { game: 'german', ...over })

/** A table of so many. */
export const players = (count: number) => ({
  players: ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Fine', 'Gustl', 'Hans', 'Ida'].slice(0, count),
})

/** The faults of a file as its lines begin: `deal 3: CODE`, or `CODE`. */
export function faultsIn(text: string): string[] {
  const read = parseSession(text)
  if ('session' in read) return []
  return read.faults.map(({ deal, code }) => (deal === null ? code : `deal ${deal}: ${code}`))
}

/** A file that has no faults. */
export function sessionIn(text: string): SessionFile {
  const read = parseSession(text)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.session
}
