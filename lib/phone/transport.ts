import type { Answer, Question } from './exchange'

/** A phone between two cells may hang for minutes; then it is better to ask again. */
const PATIENCE = 20_000

const headersOf = (key: string | null): Record<string, string> =>
  key === null ? {} : { Authorization: `Bearer ${key}` }

/** Asks the server; null if it was not reached or did not answer with JSON, as the login page of a guest network does not. */
export async function ask(method: 'POST' | 'DELETE', { path, key, body }: Question): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method,
      headers: { ...headersOf(key), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    return { status: response.status, body: await response.json() }
  } catch {
    return null
  }
}

/** The stream of a table as lines; null if it was not reached or is refused. */
export async function listen(path: string, key: string, signal: AbortSignal): Promise<ReadableStream<string> | null> {
  try {
    const response = await fetch(path, { headers: headersOf(key), cache: 'no-store', signal })
    if (!response.ok || !response.body) return null
    return response.body.pipeThrough(new TextDecoderStream())
  } catch {
    return null
  }
}
