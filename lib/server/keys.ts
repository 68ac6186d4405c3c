import { createHash, timingSafeEqual } from 'node:crypto'
import { ROLES, type KeyHashes, type Role } from '../sync'

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Whose key it is. All hashes are compared, each in constant time. */
export function roleOf(hash: string, keys: KeyHashes): Role | null {
  const asked = Buffer.from(hash)
  const matching = ROLES.filter((role) => same(asked, Buffer.from(keys[role])))
  return matching[0] ?? null
}

const same = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

/** The key of `Authorization: Bearer …`; null if there is none. */
export const keyIn = (headers: Headers): string | null =>
  /^Bearer ([\w-]{1,128})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
