// A PostgreSQL of one's own, for the tests and for writing migrations: found or installed, in a folder and on a port of its own.
import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.mjs'
import { run } from './run.mjs'

/** Debian keeps the programs of each version apart, and off the PATH. */
const DEBIAN = '/usr/lib/postgresql'
const OTHERS = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/pgsql/bin']

/**
 * The folder with PostgreSQL's programs: POSTGRES_BIN, or one on the PATH, or Debian's newest.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {string | null}
 */
export function findPostgres(env = process.env) {
  if (env['POSTGRES_BIN']) return env['POSTGRES_BIN']
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...folders, ...OTHERS]
  return candidates.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
}

export async function installPostgres() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('The tests need PostgreSQL: install it, or name the folder of its programs in POSTGRES_BIN.')
  // Only the programs: Debian would make a database of the machine's own and start it.
  const own = '/etc/postgresql-common/createcluster.conf'
  if (!existsSync(own)) {
    mkdirSync('/etc/postgresql-common', { recursive: true })
    writeFileSync(own, 'create_main_cluster = false\n')
  }
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'])
}

/** PostgreSQL refuses to run as root: then it runs as another user. @returns {{ uid?: number, gid?: number }} */
function somebody() {
  if (process.getuid?.() !== 0) return {}
  /** @param {string} flag @param {string} name */
  const id = (flag, name) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: id('-u', name), gid: id('-g', name) }
    } catch {
      // There is no such user: the next one.
    }
  throw new Error('PostgreSQL does not run as root, and there is no other user to run it.')
}

/** Ends PostgreSQL when the pipe to whoever started it closes, however they ended. */
const LEASH = '"$0" "$@" </dev/null & p=$!; trap "kill -INT $p" TERM; cat >/dev/null; kill -INT $p 2>/dev/null; wait $p'

/**
 * @typedef {object} Postgres
 * @property {(database: string) => string} url
 * @property {() => Promise<void>} start after a stop or a kill, on the same port with the same data
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill as a power cut ends it
 * @property {() => Promise<void>} remove stops it and deletes its folder
 */

/**
 * Makes an empty PostgreSQL and starts it.
 * @param {{ durable?: boolean }} [how] durable: what is acknowledged survives a kill of the machine; else it is quicker
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = findPostgres()
  if (bin === null) throw new Error('PostgreSQL is not installed: node scripts/ready.mjs test')
  const user = somebody()
  const folder = mkdtempSync(join(tmpdir(), 'anschreiber-pg-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'anschreiber', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  const end = async (/** @type {() => void} */ how) => {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    how()
    running.stdin?.end()
    await ended
  }
  const postmaster = () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
  async function start() {
    const started = spawn('sh', ['-c', LEASH, join(bin ?? '', 'postgres'), ...args], {
      ...user,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    child = started
    let said = ''
    await new Promise((done, fail) => {
      started.stderr.on('data', (chunk) => {
        if (said.length < 100_000) said += String(chunk)
        if (said.includes('ready to accept connections')) done(undefined)
      })
      started.once('exit', () => fail(new Error(`PostgreSQL ended:\n${said}`)))
    })
  }
  const stop = () => end(() => {})
  await start()
  return {
    url: (database) => `postgresql://anschreiber@127.0.0.1:${port}/${database}`,
    start,
    stop,
    // It drops everything at once and writes nothing more, so that the next start has to recover.
    kill: () => end(() => process.kill(postmaster(), 'SIGQUIT')),
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
