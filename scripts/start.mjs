// npm start: everything a bare clone needs, then the server in this very process, so that Ctrl-C and SIGTERM reach it.
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { ready } from './ready.mjs'

const root = join(import.meta.dirname, '..')

/** @param {unknown} error @returns {never} */
function give(error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** @param {number} port @param {string} host */
const free = (port, host) =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      fail(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken: choose another with PORT=${port + 1} npm start.`
            : `Cannot listen on ${host}:${port} (${error.code}): set HOST and PORT.`,
        ),
      ),
    )
    probe.listen(port, host, () => probe.close(done))
  })

/** @param {number} port @param {string} host */
function addresses(port, host) {
  if (!['0.0.0.0', '::'].includes(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  const others = Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter((card) => card.family === 'IPv4' && !card.internal)
  return ['localhost', ...others.map((card) => card.address)].map((name) => `http://${name}:${port}`)
}

/** @param {string[]} open */
async function announce([here = '', ...phones]) {
  while (
    !(await fetch(here, { method: 'HEAD' }).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((done) => setTimeout(done, 50))
  console.log(`\nAnschreiber: ${here}`)
  if (phones.length > 0) {
    console.log(`In the same network: ${phones.join('  ')}`)
    console.log(
      'To install it on a phone and use it offline, it must be reached by HTTPS: see "For your round" in README.md.',
    )
  }
}

await ready('start').catch(give)
const { readEnv } = await import('./env.mjs')
const env = await readEnv().catch(give)
await free(env.PORT, env.HOST).catch(give)

// `npm start` runs this under a shell that a SIGTERM to npm kills alone: then our parent is another one. Ctrl-C reaches us directly.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 300).unref()

if (env.DATABASE_URL.startsWith('file:')) {
  const file = env.DATABASE_URL.replace(/^file:/, '')
  process.env['DATABASE_URL'] = `file:${isAbsolute(file) ? file : join(root, file)}`
}
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
process.argv = [process.execPath, 'next', 'start', '-p', String(env.PORT), '-H', env.HOST]
await import(new URL('../node_modules/next/dist/bin/next', import.meta.url).href)
if (env.PORT !== 0) void announce(addresses(env.PORT, env.HOST))
