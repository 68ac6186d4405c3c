import { LIMITS } from '../sync'
import type { Refusing } from './tables'

/** Deeper than any entry: what is deeper still is there to exhaust a stack. */
const DEEPEST = 32

/** A body may take so many ms to come: 256 KiB need no faster network than the slowest there is. */
const PATIENCE = 60_000

type Body = { readonly json: unknown; readonly bytes: number }

/** Reads a body of JSON, and stops reading where it is too large, or too slow. */
export async function readBody(request: Request, patience = PATIENCE): Promise<Body | Refusing> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMITS.bodyBytes) return { code: 'body_too_large' }
  const bytes = await readAtMost(request.body, LIMITS.bodyBytes, patience)
  if ('code' in bytes) return bytes
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isTooDeep(text) ? { code: 'bad_request' } : { json: JSON.parse(text) as unknown, bytes: bytes.length }
  } catch {
    return { code: 'bad_request' }
  }
}

async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  patience: number,
): Promise<Uint8Array | Refusing> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  let slow = false
  const timer = setTimeout(() => {
    slow = true
    void reader.cancel().catch(() => {}) // ends the reading below
  }, patience)
  try {
    const bytes = await readChunks(reader, most)
    return slow ? { code: 'too_slow' } : (bytes ?? { code: 'body_too_large' })
  } finally {
    clearTimeout(timer)
  }
}

/** null: there was more. */
async function readChunks(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)
}

/** Counts brackets outside of strings, before anything recursive sees the text. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{' || sign === '[') {
      if (++depth > DEEPEST) return true
    } else if (sign === '}' || sign === ']') depth--
  }
  return false
}
