import { relativeOf } from '@/lib/score/relatives'
import { eveningOf, type AnyEntry, type BavarianEvening, type Evening, type Placed } from '@/lib/table'
import type { Log } from './arbitraries/log'

/** The evening of a log that has one. */
export function played(log: Log, entries: readonly Placed<AnyEntry>[] = log.entries): Evening {
  const evening = eveningOf(entries, log.session, relativeOf)
  if (!evening) throw new Error('no session entry that can be read')
  return evening
}

export function bavarian(log: Log, entries: readonly Placed<AnyEntry>[] = log.entries): BavarianEvening {
  const evening = played(log, entries)
  if (evening.game !== 'bavarian') throw new Error('not a Bavarian evening')
  return evening
}

/** All that a screen can see of an evening. */
export function seen({ fold: _fold, ...shown }: Evening) {
  return 'balance' in shown ? { ...shown, balance: Object.fromEntries([...shown.balance].sort()) } : shown
}
