import { ROLES, type KeyHashes, type Role } from '../sync'
import { sha256 } from './sha256'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** 128 random bits. */
export const newKey = (): string => base64url(crypto.getRandomValues(new Uint8Array(16)))
export const isKey = (text: string): boolean => /^[\w-]{22}$/.test(text)

/** SHA-256 of the key's text: what the server knows of it. */
export async function hashOf(key: string): Promise<string> {
  const bytes = new TextEncoder().encode(key)
  // Not there without HTTPS.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  return base64url(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256(bytes))
}

export type Keys = Readonly<Record<Role, string>>
export const newKeys = (): Keys => ({ owner: newKey(), scorer: newKey(), viewer: newKey() })
export async function hashesOf({ owner, scorer, viewer }: Keys): Promise<KeyHashes> {
  const [ownerHash, scorerHash, viewerHash] = await Promise.all([hashOf(owner), hashOf(scorer), hashOf(viewer)])
  return { owner: ownerHash, scorer: scorerHash, viewer: viewerHash }
}

/** What this key is good for, as far as this phone can tell without asking; null: it cannot. */
export async function roleOf(key: string, hashes: KeyHashes | null): Promise<Role | null> {
  const hash = await hashOf(key)
  return ROLES.find((role) => hashes?.[role] === hash) ?? null
}
