import { readFile } from 'node:fs/promises'
import { parseSession, scoreSession } from '../session-file'
import { lineOf } from './words'
import type { SessionFile } from '../session-file'

const USAGE = 'usage: npm run --silent score -- FILE…   (- for standard input)\n'
const STDIN = '-'

// Who reads only the first lines closes the pipe early: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await score(process.argv.slice(2))

/** Prints a line of JSON for each file, or everything that is wrong with any of them. Returns the exit code. */
async function score(files: readonly string[]): Promise<0 | 1 | 2> {
  if (files.length === 0 || files.some((file) => file.startsWith('-') && file !== STDIN)) {
    process.stderr.write(USAGE)
    return 2
  }
  const { sessions, lines } = await readAll(files)
  if (lines.size > 0) {
    process.stderr.write([...lines].map((line) => `${line}\n`).join(''))
    return 1
  }
  for (const session of sessions) process.stdout.write(`${JSON.stringify(scoreSession(session))}\n`)
  return 0
}

type All = { readonly sessions: readonly SessionFile[]; readonly lines: ReadonlySet<string> }

/** Reads every file. One that is named twice is answered twice, but each of its faults is listed once. */
async function readAll(files: readonly string[]): Promise<All> {
  const sessions: SessionFile[] = []
  const lines = new Set<string>()
  const texts = new Map<string, string>()
  for (const file of files) {
    const text = texts.get(file) ?? (await textOf(file))
    texts.set(file, text)
    const read = parseSession(text)
    if ('session' in read) sessions.push(read.session)
    else for (const fault of read.faults) lines.add(lineOf(file, fault))
  }
  return { sessions, lines }
}

/** The text of a file in UTF-8. One that cannot be read has no text, and so no JSON. */
async function textOf(file: string): Promise<string> {
  try {
    const bytes = file === STDIN ? await bytesOf(process.stdin) : await readFile(file)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
