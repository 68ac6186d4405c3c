import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildId } from '../../scripts/fingerprint.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { sqliteFile } from './databases'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Throws if the build is older than its sources: it would test something else. */
export function checkBuild(): void {
  const stamp = `${root}.next/.ready`
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== buildId())
    throw new Error('The build is not of these sources: node scripts/ready.mjs test')
}

/** The production build in a process of its own, with a database of its own. It keeps both over a stop and a start. */
export type AppServer = {
  readonly port: number
  readonly origin: string
  readonly databaseUrl: string
  /** Of the process that runs now. */
  readonly pid: number
  readonly start: () => Promise<void>
  /** SIGTERM, as an administrator ends it. */
  readonly stop: () => Promise<void>
  /** SIGKILL, as a power cut ends it. */
  readonly kill: () => Promise<void>
  /** What it said so far. */
  readonly log: () => string
}

let checked = false

/** Started, and answering. */
export async function appServer(env: Readonly<Record<string, string>> = {}): Promise<AppServer> {
  if (!checked) checkBuild()
  checked = true
  const port = await freePort()
  const databaseUrl = env['DATABASE_URL'] ?? (await sqliteFile())
  const origin = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let said = ''

  async function start(): Promise<void> {
    if (child) throw new Error('it runs')
    const program = ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1']
    const started = spawn(process.execPath, program, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env, DATABASE_URL: databaseUrl },
    })
    child = started
    started.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    started.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    while (!(await answers(`${origin}/`))) {
      if (started.exitCode !== null) throw new Error(`The server ended with ${started.exitCode}:\n${said}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill(signal)
    await ended
  }

  await start()
  process.once('exit', () => child?.kill('SIGKILL'))
  return {
    port,
    origin,
    databaseUrl,
    get pid() {
      if (child?.pid === undefined) throw new Error('it does not run')
      return child.pid
    },
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    log: () => said,
  }
}

const answers = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
