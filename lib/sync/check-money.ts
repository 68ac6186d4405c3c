import type { EntryId, KittyEntry, PaidEntry, SettledEntry } from '../table'
import { isOf, targetFault, unknownPlayer, type Log } from './log'
import type { EntryFault } from './protocol'

export function transferFault({ session, transfers, terms }: SettledEntry, log: Log): EntryFault | null {
  const people = log.peopleOf(session)
  const stranger = transfers.findIndex(({ from, to }) => !people.has(from) || !people.has(to))
  if (stranger >= 0) return { code: 'player_unknown', field: `transfers.${stranger}` }
  if (!terms) return null
  if (terms.stock.to === 'person' && !people.has(terms.stock.person))
    return { code: 'player_unknown', field: 'terms.stock' }
  return terms.owed.every(({ player }) => people.has(player)) ? null : { code: 'player_unknown', field: 'terms.owed' }
}

export function paidFault(entry: PaidEntry, log: Log): EntryFault | null {
  const settled = log.entry(entry.settled)
  const fault = targetFault(settled, entry.session, ['settled'], 'settled')
  if (fault || !isOf(settled, 'settled')) return fault
  return entry.transfer < settled.transfers.length ? null : { code: 'target_unknown', field: 'transfer' }
}

export function kittyReferences(entry: KittyEntry): readonly EntryId[] {
  switch (entry.act) {
    case 'rule':
    case 'out':
      return []
    case 'dues':
      return [entry.evening, ...entry.dues.map(({ player }) => player)]
    case 'in':
      return [entry.player, ...(entry.evening === null ? [] : [entry.evening])]
    case 'undo':
      return [entry.target]
  }
}

export function kittyFault(entry: KittyEntry, log: Log): EntryFault | null {
  switch (entry.act) {
    case 'rule':
    case 'out':
      return null
    case 'dues':
    case 'in':
      if (entry.evening !== null && !isOf(log.entry(entry.evening), 'session'))
        return { code: 'session_unknown', field: 'evening' }
      return entry.act === 'in'
        ? unknownPlayer([entry.player], log, 'player')
        : unknownPlayer(
            entry.dues.map(({ player }) => player),
            log,
            'dues',
          )
    case 'undo':
      return log.entry(entry.target)?.kind === 'kitty' ? null : { code: 'target_unknown', field: 'target' }
  }
}
