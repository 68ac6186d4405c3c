import * as z from 'zod/mini'
import { isObject, saysNothing } from '../score'
import { sameName } from '../table'
import { FORMAT, VERSION } from './session'
import type { FileFault } from './session'

/** A key that may be left out, and is by a value that says nothing. */
const optional = <T extends z.core.SomeType>(value: T) => z.union([value, z.custom<undefined>(saysNothing)])

/** A file but for what only the game knows: its rules and its deals. */
const Envelope = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  game: z.enum(['bavarian', 'german']),
  title: z.optional(optional(z.string())),
  playedOn: z.optional(optional(z.iso.date())),
  players: z.array(z.string()),
  rules: z.optional(z.unknown()),
  deals: z.array(z.unknown()),
})

/** What of an envelope could be read: undefined where it could not, or was left out. */
export type Envelope = {
  readonly game: 'bavarian' | 'german' | undefined
  readonly title: string | undefined
  readonly playedOn: string | undefined
  /** Null where they are no list; names that are no texts are left out, and counted. */
  readonly players: { readonly names: readonly string[]; readonly count: number } | null
  readonly rules: unknown
  readonly deals: readonly unknown[]
}

export function readEnvelope(json: unknown): { readonly envelope: Envelope; readonly faults: readonly FileFault[] } {
  const found = Envelope.safeParse(json)
  const wrong = found.success ? new Set<string>() : new Set(found.error.issues.flatMap(fieldsOf))
  const shape = isObject(json) ? json : {}
  const good = (key: string): unknown => (wrong.has(key) || saysNothing(shape[key]) ? undefined : shape[key])
  const { players, deals } = shape
  const names = Array.isArray(players) ? players.filter((name) => typeof name === 'string') : []
  // What the schema did not refuse has its type.
  const envelope = {
    game: good('game') as Envelope['game'],
    title: good('title') as Envelope['title'],
    playedOn: good('playedOn') as Envelope['playedOn'],
    players: Array.isArray(players) ? { names, count: players.length } : null,
    rules: shape.rules,
    deals: Array.isArray(deals) ? deals : [],
  }
  const misshapen = [...wrong].map((field) => ({ deal: null, code: 'bad_shape', field }) as const)
  return { envelope, faults: [...misshapen, ...namesakes(names)] }
}

/** The keys at fault, each by itself; an empty one is the whole document. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  return issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')]
}

function namesakes(names: readonly string[]): FileFault[] {
  const twice = names.some((name, at) => names.slice(0, at).some((other) => sameName(name, other)))
  return twice ? [{ deal: null, code: 'player_names_not_unique', field: 'players' }] : []
}
