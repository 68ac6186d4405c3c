import * as z from 'zod/mini'
import { RELATIVES } from '../score'
import { LONGEST_NAME, TERMS_VERSION } from '../table'
import { base } from './base'
import { kitty, payment, season, terms, transfers } from './money-schema'
import { line, uuid } from './word'

const name = line(LONGEST_NAME)
const inSession = { ...base, session: uuid }

const different = (ids: readonly string[]): boolean => new Set(ids).size === ids.length
const seats = z.array(uuid).check(z.minLength(2), z.maxLength(8), z.refine(different))

/** Only that they are objects: what is in them is the score's to judge, see `checkEntry`. */
const facts = z.looseObject({ note: z.optional(z.string().check(z.maxLength(500))) })
const rules = z.looseObject({})
const game = z.enum(['bavarian', 'german', ...RELATIVES])

const settled = { ...inSession, kind: z.literal('settled'), transfers }

/**
 * What an entry of each kind looks like. A bound here is part of the entry's version: phones refuse a reply that breaks it,
 * so one that is ever loosened needs a new `ENTRY_VERSION`.
 */
export const ENTRY_SCHEMAS = {
  table: z.strictObject({
    ...base,
    kind: z.literal('table'),
    name,
    language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
  player: z.discriminatedUnion('act', [
    z.strictObject({ ...base, kind: z.literal('player'), act: z.literal('add'), name }),
    z.strictObject({ ...base, kind: z.literal('player'), act: z.literal('rename'), player: uuid, name }),
    z.strictObject({ ...base, kind: z.literal('player'), act: z.literal('retire'), player: uuid }),
  ]),
  session: z.strictObject({
    ...base,
    kind: z.literal('session'),
    playedOn: z.iso.date(),
    title: z.optional(line(80)),
    planned: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
    seats,
    game,
    rules,
  }),
  seating: z
    .strictObject({
      ...inSession,
      kind: z.literal('seating'),
      seats,
      dealer: z.optional(z.int().check(z.minimum(0), z.maximum(7))),
    })
    .check(z.refine((one) => one.dealer === undefined || one.dealer < one.seats.length, { path: ['dealer'] })),
  rules: z.strictObject({ ...inSession, kind: z.literal('rules'), game, rules }),
  deal: z.strictObject({
    ...inSession,
    kind: z.literal('deal'),
    under: z.strictObject({ seating: uuid, rules: uuid }),
    after: z.nullable(uuid),
    replaces: z.optional(uuid),
    deal: facts,
  }),
  void: z.strictObject({ ...inSession, kind: z.literal('void'), target: uuid }),
  settled: z.strictObject(settled),
  paid: z.strictObject({
    ...inSession,
    kind: z.literal('paid'),
    settled: uuid,
    transfer: z.int().check(z.minimum(0), z.maximum(63)),
    paid: z.boolean(),
  }),
  closed: z.strictObject({ ...inSession, kind: z.literal('closed') }),
  payment,
  kitty,
  season,
} as const

/** `settled` with the terms it was reckoned by. */
export const SETTLED_WITH_TERMS = z.strictObject({ ...settled, v: z.literal(TERMS_VERSION), terms })

/** All that is asked of an entry of a kind or version that is not known here: enough to store it and pass it on. */
export const UNKNOWN_ENTRY = z.looseObject({
  id: uuid,
  kind: line(40),
  by: z.string().check(z.minLength(1), z.maxLength(64)),
  at: z.string().check(z.minLength(1), z.maxLength(40)),
})

export const isKnownKind = (kind: unknown): kind is keyof typeof ENTRY_SCHEMAS =>
  typeof kind === 'string' && Object.hasOwn(ENTRY_SCHEMAS, kind)
