import { LEVELS } from '../level'
import { isObject, isWhole, saysNothing, type Json } from '../shape'
import { fault, resultFaults, seatFault } from './result-faults'
import type { Fault } from '../fault'
import type { Ask, FactKey, Relative, RelativeDeal, RelativeRules } from './relative'

type Judged = Pick<Relative, 'players' | 'sides' | 'total' | 'asks' | 'target'>

/** Keys where 0 is a seat, a side or a count of card points, and not the same as nothing. */
const ZERO_SAYS: ReadonlySet<string> = new Set(['dealer', 'side', 'declarer', 'partner', 'cardPoints', 'chalk'])

/** The keys that say something: without those that may as well be left out. */
function saidIn(facts: Json): Json {
  return Object.fromEntries(
    Object.entries(facts).filter(([key, value]) => {
      if (value === 0) return ZERO_SAYS.has(key)
      if (value === false) return key === 'won'
      return !saysNothing(value) && !(key === 'level' && value === 'plain')
    }),
  )
}

/** The keys of a deal that belong to what is asked. */
function keysOf(ask: Ask): readonly FactKey[] {
  switch (ask.ask) {
    case 'result':
      return ['cardPoints', 'won', 'level', 'schwarz']
    case 'flag':
    case 'count':
      return [ask.key]
    case 'contract':
    case 'side':
    case 'declarer':
    case 'partner':
    case 'announced':
    case 'chalk':
    case 'melds':
      return [ask.ask]
  }
}

/**
 * All that is wrong with a deal, whatever JSON it is. Without rules only its shape and its seats are judged; `players` of
 * null: how many sit there is not known.
 */
export function relativeFaultsOf(
  game: Judged,
  facts: unknown,
  rules: RelativeRules | null,
  players: number | null,
): Fault[] {
  if (!isObject(facts)) return [fault('bad_shape', '')]
  const said = saidIn(facts)
  const seats = players ?? game.players
  const asks = rules === null ? [] : game.asks(rules)
  const known = new Set<string>(['dealer', 'note', 'byHand', ...asks.flatMap(keysOf)])
  const strange = rules === null ? [] : Object.keys(facts).filter((key) => !known.has(key))
  const { dealer, note } = said
  return [
    ...strange.map((key) => fault('bad_shape', key)),
    ...(dealer === undefined || (isWhole(dealer) && dealer >= 0 && dealer < seats)
      ? []
      : [fault('bad_shape', 'dealer')]),
    ...(note === undefined || typeof note === 'string' ? [] : [fault('bad_shape', 'note')]),
    ...('byHand' in said
      ? handFaults(said, game, rules, seats)
      : asks.flatMap((ask) => askFaults(ask, said, game, seats))),
  ]
}

/** The deal with nothing written that may be left out. It has no faults. */
export function readFacts(facts: unknown): RelativeDeal {
  return saidIn(facts as Json) // an object, and each key was judged
}

function handFaults(said: Json, game: Judged, rules: RelativeRules | null, seats: number): Fault[] {
  const { byHand } = said
  const others = Object.keys(said).filter((key) => !['dealer', 'note', 'byHand'].includes(key))
  const contradicts = others.length > 0 ? [fault('result_contradicts', 'byHand')] : []
  if (!Array.isArray(byHand) || !byHand.every(isWhole)) return [...contradicts, fault('bad_shape', 'byHand')]
  if (rules === null) return contradicts
  const target = game.target(rules)
  if (byHand.length !== (target ? (game.sides?.length ?? 0) : seats))
    return [...contradicts, fault('bad_shape', 'byHand')]
  if (target)
    return byHand.some((count) => count < 0 || count > target.strokes)
      ? [...contradicts, fault('strokes_out_of_range', 'byHand')]
      : contradicts
  if (byHand.some((amount) => Math.abs(amount) > 1_000_000_000)) return [...contradicts, fault('bad_shape', 'byHand')]
  const sum = byHand.reduce((all, amount) => all + amount, 0)
  return sum === 0 ? contradicts : [...contradicts, fault('scores_do_not_balance', 'byHand')]
}

function askFaults(ask: Ask, said: Json, game: Judged, seats: number): Fault[] {
  switch (ask.ask) {
    case 'contract':
      return contractFaults(said, ask.options)
    case 'side':
      return sideFaults(said, 'side', game, true)
    case 'chalk':
      return sideFaults(said, 'chalk', game, false)
    case 'declarer':
      return 'declarer' in said ? seatFault(said.declarer, 'declarer', seats) : [fault('declarer_missing', 'declarer')]
    case 'partner':
      return partnerFaults(said, ask, seats)
    case 'result':
      return resultFaults(said, game.total, ask.tricks)
    case 'announced':
      return said.announced === undefined || LEVELS.slice(1).some((level) => level === said.announced)
        ? []
        : [fault('bad_shape', 'announced')]
    case 'flag':
      return said[ask.key] === undefined || said[ask.key] === true ? [] : [fault('bad_shape', ask.key)]
    case 'count': {
      const count = said[ask.key]
      if (count === undefined) return []
      if (!isWhole(count)) return [fault('bad_shape', ask.key)]
      const code = ask.key === 'laufende' ? 'laufende_out_of_range' : 'kontra_out_of_range'
      return count >= ask.least && count <= ask.most ? [] : [fault(code, ask.key)]
    }
    case 'melds':
      return meldFaults(said.melds, ask.most, game.sides?.length ?? 0)
  }
}

/** A game with one contract needs none named; else the first is meant where none is. */
function contractFaults({ contract }: Json, options: readonly string[]): Fault[] {
  return contract === undefined || options.some((option) => option === contract)
    ? []
    : [fault('unknown_contract', 'contract')]
}

function sideFaults(said: Json, key: 'side' | 'chalk', { sides }: Judged, needed: boolean): Fault[] {
  const side = said[key]
  if (side === undefined) return needed ? [fault('chooser_missing', key)] : []
  return isWhole(side) && side >= 0 && side < (sides?.length ?? 0) ? [] : [fault('bad_shape', key)]
}

function partnerFaults(said: Json, ask: Extract<Ask, { ask: 'partner' }>, seats: number): Fault[] {
  const isAlone = ask.alone.some((contract) => contract === said.contract)
  if (said.partner === undefined) return isAlone || ask.free ? [] : [fault('partner_missing', 'partner')]
  if (isAlone) return [fault('partner_not_allowed', 'partner')]
  if (said.partner === said.declarer) return [fault('partner_is_declarer', 'partner')]
  return seatFault(said.partner, 'partner', seats)
}

function meldFaults(melds: unknown, most: number, sides: number): Fault[] {
  if (melds === undefined) return []
  const good =
    Array.isArray(melds) &&
    melds.length === sides &&
    melds.every((count) => isWhole(count) && count >= 0) &&
    melds.reduce<number>((sum, count) => sum + Number(count), 0) <= most
  return good ? [] : [fault('bad_shape', 'melds')]
}
