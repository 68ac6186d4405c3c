import { faultsOf, germanFaultsOf, germanRulesFaultsOf, playersOf, rulesFaultsOf, type Fault } from '../score'
import { relativeOf } from '../score/relatives'
import {
  mayFollow,
  type DealEntry,
  type EntryId,
  type GameRules,
  type RulesEntry,
  type SessionEntry,
  type SessionId,
} from '../table'
import { kittyFault, kittyReferences, paidFault, transferFault } from './check-money'
import { isOf, isReadable, targetFault, unknownPlayer, type Kind, type Log, type Stored } from './log'
import type { EntryFault } from './protocol'

/** What may be taken back. */
const VOIDABLE: readonly Kind[] = ['deal', 'void', 'seating', 'rules', 'settled', 'paid', 'closed']

/** The entries that `checkEntry` will ask the log for. */
export function referencesOf(entry: Stored): readonly EntryId[] {
  if (!isReadable(entry)) return []
  switch (entry.kind) {
    case 'table':
      return []
    case 'player':
      return entry.act === 'add' ? [] : [entry.player]
    case 'session':
      return entry.seats
    case 'seating':
      return [entry.session, ...entry.seats]
    case 'rules':
    case 'settled':
    case 'closed':
      return [entry.session]
    case 'deal':
      return [entry.session, entry.under.seating, entry.under.rules, ...(entry.replaces ? [entry.replaces] : [])]
    case 'void':
      return [entry.session, entry.target]
    case 'paid':
      return [entry.session, entry.settled]
    case 'payment':
      return [entry.player]
    case 'kitty':
      return kittyReferences(entry)
    case 'season':
      return entry.act === 'add' ? [] : [entry.season]
  }
}

/**
 * Why this entry cannot stand in this log; null if it can. What is not readable here cannot be judged, and stands.
 * `after` of a deal is not looked for: it may name a deal that was refused, and one refusal must not draw others.
 */
export function checkEntry(entry: Stored, log: Log): EntryFault | null {
  if (!isReadable(entry)) return null
  if ('session' in entry && !isOf(log.entry(entry.session), 'session'))
    return { code: 'session_unknown', field: 'session' }
  switch (entry.kind) {
    case 'table':
    case 'closed':
      return null
    case 'player':
      return entry.act === 'add' ? null : unknownPlayer([entry.player], log, 'player')
    case 'session':
      return unknownPlayer(entry.seats, log, 'seats') ?? rulesFault(entry, entry.seats.length)
    case 'seating':
      return unknownPlayer(entry.seats, log, 'seats')
    case 'rules':
      return rulesEntryFault(entry, log)
    case 'deal':
      return dealFault(entry, log)
    case 'void':
      return targetFault(log.entry(entry.target), entry.session, VOIDABLE, 'target')
    case 'settled':
      return transferFault(entry, log)
    case 'paid':
      return paidFault(entry, log)
    case 'payment':
      return unknownPlayer([entry.player], log, 'player')
    case 'kitty':
      return kittyFault(entry, log)
    case 'season':
      return entry.act === 'add' || isOf(log.entry(entry.season), 'season')
        ? null
        : { code: 'target_unknown', field: 'season' }
  }
}

const first = (faults: readonly Fault[], under: string): EntryFault | null =>
  faults[0] ? { code: faults[0].code, field: faults[0].field === '' ? under : `${under}.${faults[0].field}` } : null

/** `players` of null: whoever may sit down later. */
const rulesFault = (said: GameRules, players: number | null): EntryFault | null =>
  first(gameRulesFaults(said, players), 'rules')

function gameRulesFaults(said: GameRules, players: number | null): readonly Fault[] {
  if (said.game === 'bavarian') return rulesFaultsOf(said.rules, players ?? undefined)
  if (said.game === 'german') return germanRulesFaultsOf(said.rules, players)
  return relativeOf(said.game).rulesFaultsOf(said.rules, players)
}

/** A session stays the game it was opened as, and its sums stay of one kind: what every phone would not follow is not let in. */
function rulesEntryFault(entry: RulesEntry, log: Log): EntryFault | null {
  const session = log.entry(entry.session)
  const broken = rulesFault(entry, null)
  if (broken || !isOf(session, 'session') || mayFollow(session, entry, relativeOf)) return broken
  const { game } = session
  const field =
    game !== entry.game ? 'game' : game === 'bavarian' ? 'rules.unit' : game === 'german' ? 'rules.teams' : 'rules'
  return { code: 'rules_cannot_follow', field }
}

/** The session itself, or a later entry of that session, of that kind. */
function within<K extends 'seating' | 'rules'>(entry: Stored | undefined, kind: K, session: SessionId) {
  if (isOf(entry, 'session')) return entry.id === session ? entry : null
  return isOf<'seating' | 'rules'>(entry, kind) && entry.session === session
    ? (entry as Extract<Stored, { kind: K }>) // of that kind, as isOf has said
    : null
}

function dealFault(entry: DealEntry, log: Log): EntryFault | null {
  const seating = within(log.entry(entry.under.seating), 'seating', entry.session)
  if (!seating) return { code: 'seating_unknown', field: 'under.seating' }
  const rules: SessionEntry | RulesEntry | null = within(log.entry(entry.under.rules), 'rules', entry.session)
  if (!rules) return { code: 'rules_unknown', field: 'under.rules' }
  const faults = factsFaults(entry, rules, seating.seats.length)
  if (faults.length > 0) return first(faults, 'deal')
  return entry.replaces === undefined
    ? null
    : targetFault(log.entry(entry.replaces), entry.session, ['deal'], 'replaces')
}

/** Who sat out is often known only when the ledger is derived from the deals before: then `faultsOf` judges by the table alone. */
function factsFaults(entry: DealEntry, said: GameRules, players: number): readonly Fault[] {
  if (!maySit(said, players)) return [{ code: 'players_out_of_range', field: 'players' }]
  if (said.game === 'bavarian') return faultsOf(entry.deal, said.rules, { players, playing: null })
  if (said.game === 'german') return germanFaultsOf(entry.deal, said.rules, { players })
  return relativeOf(said.game).faultsOf(entry.deal, said.rules, players)
}

function maySit(said: GameRules, players: number): boolean {
  if (said.game === 'bavarian') return players >= said.rules.seats
  return players === (said.game === 'german' ? playersOf(said.rules.variant) : relativeOf(said.game).players)
}
