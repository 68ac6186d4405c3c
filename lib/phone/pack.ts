import { fromBase45, toBase45 } from './base45'

/** What one text carries: a code of this many letters is still read by the camera of an old phone. */
const LETTERS_A_TEXT = 900
/** `ANS1:<number from 1>:<of how many>:<checksum of the whole>:<letters>` */
const TEXT = /^ANS(\d+):(\d{1,4}):(\d{1,4}):([0-9A-Z]{1,7}):(.+)$/
const VERSION = 1

export type Parts =
  | { readonly ok: true; readonly json: unknown }
  /** `missing`: numbers from 0. */
  | { readonly ok: false; readonly code: 'incomplete'; readonly missing: readonly number[]; readonly total: number }
  | { readonly ok: false; readonly code: 'not_an_evening' | 'damaged' | 'too_new' }

/** Makes short texts of it, all of them in the letters of a QR code's denser mode. */
export async function packed(json: unknown): Promise<readonly string[]> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(json)))
  const letters = toBase45(bytes)
  const total = Math.ceil(letters.length / LETTERS_A_TEXT)
  const sum = checksum(letters)
  return Array.from({ length: total }, (_, n) => {
    const part = letters.slice(n * LETTERS_A_TEXT, (n + 1) * LETTERS_A_TEXT)
    return `ANS${VERSION}:${n + 1}:${total}:${sum}:${part}`
  })
}

/** Puts the texts together again, in whatever order and however often they came; those of another evening are left aside. */
export async function unpacked(texts: readonly string[]): Promise<Parts> {
  const read = texts.flatMap((text) => partOf(text) ?? [])
  const [first] = read
  if (!first) return { ok: false, code: 'not_an_evening' }
  if (first.version > VERSION) return { ok: false, code: 'too_new' }
  const mine = read.filter(({ sum, total }) => sum === first.sum && total === first.total)
  const parts = new Map(mine.map(({ number, letters }) => [number, letters]))
  const missing = Array.from({ length: first.total }, (_, n) => n).filter((n) => !parts.has(n))
  if (missing.length > 0) return { ok: false, code: 'incomplete', missing, total: first.total }
  const letters = Array.from({ length: first.total }, (_, n) => parts.get(n) ?? '').join('')
  const bytes = checksum(letters) === first.sum ? fromBase45(letters) : null
  const json = bytes && (await inflated(bytes))
  return json === null ? { ok: false, code: 'damaged' } : { ok: true, json }
}

type Part = { version: number; number: number; total: number; sum: string; letters: string }

function partOf(text: string): Part | null {
  // Spaces are letters too, also at the end.
  const found = TEXT.exec(text.replace(/[\r\n]+/g, ''))
  if (!found) return null
  const [, version, number, total, sum, letters] = found
  if (!version || !number || !total || !sum || !letters || Number(number) < 1 || Number(number) > Number(total))
    return null
  return { version: Number(version), number: Number(number) - 1, total: Number(total), sum, letters }
}

async function inflated(bytes: Uint8Array): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes)))
  } catch {
    return null
  }
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const body = new Blob([bytes.slice()]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(body).arrayBuffer())
}

/** FNV-1a of 32 bits: tells the texts of one evening from those of another, and a misread one from a good one. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36).toUpperCase()
}
