import { isObject, isRelative, playersOf, type RelativeName } from '../score'
import { relativeOf } from '../score/relatives'
import { readDeals, readGermanDeals, readRelativeDeals } from './deals'
import { readEnvelope } from './envelope'
import { readGerman, readRules } from './rules'
import { VERSION } from './session'
import type { Fault } from '../score'
import type { Envelope } from './envelope'
import type { FileFault, SessionFile } from './session'

export type Parsed = { readonly session: SessionFile } | { readonly faults: readonly FileFault[] }

/** Reads a session file, or says all that is wrong with it, each mistake once and none that only follows from another. */
export function parseSession(text: string): Parsed {
  const json = jsonOf(text)
  if (json === undefined) return { faults: [{ deal: null, code: 'not_json', field: '' }] }
  if (isOfAnotherVersion(json)) return { faults: [{ deal: null, code: 'unsupported_version', field: 'version' }] }
  const { envelope, faults } = readEnvelope(json)
  const read = readFile(envelope)
  if (faults.length > 0 || 'faults' in read) return { faults: [...faults, ...('faults' in read ? read.faults : [])] }
  return read
}

function readFile(envelope: Envelope): Parsed {
  const { game } = envelope
  if (game === 'german') return readGermanFile(envelope)
  return isRelative(game) ? readRelativeFile(envelope, game) : readBavarianFile(envelope)
}

/** The value of a JSON text; undefined, which no JSON text has, where it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isOfAnotherVersion = (json: unknown): boolean =>
  isObject(json) && typeof json.version === 'number' && json.version !== VERSION

function readBavarianFile(envelope: Envelope): Parsed {
  const { game } = envelope
  const { rules, faults } = game ? readRules(envelope.rules) : NOT_ASKED
  const players = playersAt(envelope, (count) => count >= 3 && count <= 8 && count >= (rules?.seats ?? 0))
  const read = game ? readDeals(envelope.deals, { rules, players: players.count }) : NO_DEALS
  const all = [...players.faults, ...faults.map(inRules), ...read.faults]
  if (!rules || !envelope.players || all.length > 0) return { faults: all }
  return { session: { game: 'bavarian', ...about(envelope, envelope.players.names), rules, deals: read.deals } }
}

/** What is asked of rules and deals where nobody knows which game they are of. */
const NOT_ASKED = { rules: null, faults: [] } as const
const NO_DEALS = { deals: [], faults: [] } as const

function readGermanFile(envelope: Envelope): Parsed {
  const { rules, faults } = readGerman(envelope.rules, envelope.players?.count ?? null)
  const players = playersAt(envelope, (count) => (rules ? [playersOf(rules.variant)] : [4, 6, 8]).includes(count))
  const read = readGermanDeals(envelope.deals, { rules, players: players.count })
  const all = [...players.faults, ...faults.map(inRules), ...read.faults]
  if (!rules || !envelope.players || all.length > 0) return { faults: all }
  return { session: { game: 'german', ...about(envelope, envelope.players.names), rules, deals: read.deals } }
}

function readRelativeFile(envelope: Envelope, game: RelativeName): Parsed {
  const relative = relativeOf(game)
  const read = relative.readRules(envelope.rules)
  const rules = 'rules' in read ? read.rules : null
  const players = playersAt(envelope, (count) => count === relative.players)
  const { deals, faults } = readRelativeDeals(envelope.deals, relative, { rules, players: players.count })
  const all = [...players.faults, ...('faults' in read ? read.faults.map(inRules) : []), ...faults]
  if (!rules || !envelope.players || all.length > 0) return { faults: all }
  return { session: { game, ...about(envelope, envelope.players.names), rules, deals } }
}

const inRules = ({ code, field }: Fault): FileFault => ({
  deal: null,
  code,
  field: field === '' || field === 'rules' ? 'rules' : `rules.${field}`,
})

type Count = { readonly count: number | null; readonly faults: readonly FileFault[] }

/** How many sit at the table: null where they are no list, or not as many as can be. */
function playersAt({ players }: Envelope, canBe: (count: number) => boolean): Count {
  if (!players) return { count: null, faults: [] }
  if (canBe(players.count)) return { count: players.count, faults: [] }
  return { count: null, faults: [{ deal: null, code: 'players_out_of_range', field: 'players' }] }
}

const about = ({ title, playedOn }: Envelope, players: readonly string[]) => ({
  ...(title !== undefined && { title }),
  ...(playedOn !== undefined && { playedOn }),
  players,
})
