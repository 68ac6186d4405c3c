import * as z from 'zod/mini'
import { LIMITS, PROTOCOL, ROLES, type CreateRequest, type Cursor, type RotateRequest } from './protocol'
import { hash, uuid } from './word'

const protocol = z.int()
export const cursor = z.strictObject({ clock: z.int().check(z.minimum(1)), stamp: uuid })
export const keys = z
  .strictObject({ owner: hash, scorer: hash, viewer: hash })
  .check(z.refine(({ owner, scorer, viewer }) => owner !== scorer && scorer !== viewer && viewer !== owner))

/** An entry that can at least be named when it is refused. */
const named = z.looseObject({ id: z.string().check(z.maxLength(64)) })
const exchange = z.strictObject({
  protocol,
  after: z.nullable(cursor),
  entries: z.array(named).check(z.maxLength(LIMITS.entriesPerRequest)),
})
const create = z.strictObject({ protocol, id: uuid, keys })
const rotate = z.strictObject({ protocol, role: z.enum(ROLES), hash })

/** What the body of each request looks like. */
export const REQUEST_SCHEMAS = { create, rotate, exchange } as const

/** The version is looked at before the rest: what another version means by the rest is not for this one to judge. */
function read<T extends { readonly protocol: number }>(schema: z.ZodMiniType<T>, json: unknown): T | BadRequest {
  const version = z.looseObject({ protocol }).safeParse(json)
  if (!version.success) return { code: 'bad_request' }
  if (version.data.protocol !== PROTOCOL)
    return { code: version.data.protocol < PROTOCOL ? 'client_too_old' : 'server_too_old' }
  const whole = schema.safeParse(json)
  return whole.success ? whole.data : { code: 'bad_request' }
}

export type BadRequest = { readonly code: 'bad_request' | 'client_too_old' | 'server_too_old' }
/** An exchange whose entries have not been read: each is read by itself, so that a bad one blocks nothing. */
export type UnreadExchange = {
  readonly protocol: number
  readonly after: Cursor | null
  readonly entries: readonly { readonly id: string }[]
}

/** zod copies the entries, and leaves out a key `__proto__`: so they are taken from the text as it was. */
export function parseExchange(json: unknown): UnreadExchange | BadRequest {
  const asked = read(exchange, json)
  return 'code' in asked ? asked : (json as UnreadExchange) // the schema has just said so
}
export const parseCreate = (json: unknown): CreateRequest | BadRequest => read(create, json)
export const parseRotate = (json: unknown): RotateRequest | BadRequest => read(rotate, json)
export const isTableId = (id: string): boolean => uuid.safeParse(id).success
