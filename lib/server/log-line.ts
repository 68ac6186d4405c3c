import type { Env } from './env'

/** What is told of a request: never a key, an id of a table, or anything of a body. */
export type LogLine = {
  readonly request: string
  readonly route: string
  readonly status: number
  readonly code?: string
  readonly ms: number
  /** Entries placed, refused and sent. */
  readonly counts?: readonly [placed: number, refused: number, sent: number]
  /** A bug or a broken database: its name and where it was thrown; its message may quote what people wrote. */
  readonly failure?: string
}

export function log(level: Env['LOG'], line: LogLine): void {
  if (level === 'silent' || (level === 'error' && line.status < 500)) return
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`)
}

/** The name, the database's code and the places of a failure, without its message. */
export function traceOf(failure: unknown, code: string | null): string {
  if (!(failure instanceof Error)) return typeof failure
  const places = (failure.stack ?? '').split('\n').filter((place) => /^\s+at /.test(place))
  return [code ? `${failure.name} ${code}` : failure.name, ...places.slice(0, 8).map((place) => place.trim())].join(
    ' | ',
  )
}
