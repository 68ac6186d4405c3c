// Brings a checkout up to date with what Node has built in: each step only when what it is made from has changed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildId, clientId, packagesId, scoreId } from './fingerprint.mjs'
import { run } from './run.mjs'

const root = join(import.meta.dirname, '..')

/**
 * @typedef {'install' | 'generate' | 'migrate' | 'build' | 'bundle' | 'browser' | 'postgres' | 'office'} Step
 * @type {Record<string, readonly Step[]>}
 */
const GOALS = {
  install: ['install'],
  score: ['install', 'bundle'],
  client: ['install', 'generate'],
  migrate: ['install', 'generate', 'migrate'],
  build: ['install', 'generate', 'build'],
  start: ['install', 'generate', 'migrate', 'build'],
  migration: ['install', 'generate', 'postgres'],
  test: ['install', 'generate', 'build', 'bundle', 'browser', 'postgres', 'office'],
}

/** @param {string[]} args */
const node = (...args) => run(process.execPath, args)

function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = process.env['npm_execpath']
  return npm ? node(npm, ...args) : run('npm', args)
}

async function build() {
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'], { NODE_ENV: 'production' })
  await node('scripts/csp.mjs')
}

/** `npm ci` by hand leaves no stamp of ours, but npm's own list of what lies there. */
function installedByHand() {
  const list = 'node_modules/.package-lock.json'
  if (!existsSync(list)) return false
  /** @param {string} file @returns {Record<string, { integrity?: string, optional?: boolean }>} */
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const there = packages(list)
  return Object.entries(packages('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' || (there[path] ? there[path].integrity === wanted.integrity : wanted.optional === true),
  )
}

/**
 * Does a step unless its stamp, which lies inside of what the step makes, says that it was made from the same.
 * @param {string} what
 * @param {string} stamp
 * @param {string} id
 * @param {() => Promise<void>} work
 * @param {() => boolean} [done] the work was done without us
 */
async function step(what, stamp, id, work, done = () => false) {
  const stamped = existsSync(stamp)
  if (stamped && readFileSync(stamp, 'utf8') === id) return
  if (stamped || !done()) {
    await timed(what, async () => {
      rmSync(stamp, { force: true })
      await work()
    })
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, id)
}

/**
 * Says on standard error, because standard output belongs to what is run afterwards.
 * @param {string} what
 * @param {() => Promise<unknown>} work
 */
async function timed(what, work) {
  const start = Date.now()
  process.stderr.write(`${what} … `)
  try {
    await work()
    process.stderr.write(`${((Date.now() - start) / 1000).toFixed(1)} s\n`)
  } catch (error) {
    process.stderr.write('failed\n')
    throw error
  }
}

/** @type {Record<Step, () => Promise<void>>} */
const STEPS = {
  install: () => step('Installing packages', 'node_modules/.ready', packagesId(), install, installedByHand),
  generate: () =>
    step('Generating the database clients', 'generated/.ready', clientId(), async () => {
      for (const provider of ['sqlite', 'postgresql'])
        await run(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], { PRISMA_PROVIDER: provider })
    }),
  async migrate() {
    const { migrate } = await import('./migrate.mjs')
    const { readEnv } = await import('./env.mjs')
    const { DATABASE_URL } = await readEnv()
    const start = Date.now()
    const applied = await migrate(DATABASE_URL)
    if (applied.length > 0)
      process.stderr.write(
        `Bringing the database up to date: ${applied.join(', ')} … ${(Date.now() - start) / 1000} s\n`,
      )
  },
  build: () => step('Building the app', '.next/.ready', buildId(), build),
  // Loading the sources one by one costs ten times as much as the whole calculation.
  bundle: () =>
    step('Bundling npm run score', 'generated/.score', scoreId(), async () => {
      const { build } = await import('esbuild')
      const entryPoints = ['lib/cli/score.ts']
      await build({ entryPoints, outfile: 'generated/score.mjs', bundle: true, platform: 'node', format: 'esm' })
    }),
  async browser() {
    const { findBrowser, installBrowser } = await import('./browser.mjs')
    if (findBrowser() === null) await timed('Installing Chromium for the tests', installBrowser)
  },
  async postgres() {
    const { findPostgres, installPostgres } = await import('./postgres.mjs')
    if (findPostgres() === null) await timed('Installing PostgreSQL for the tests', installPostgres)
  },
  // A test less is better than none at all.
  async office() {
    const { findOffice, installOffice } = await import('./office.mjs')
    if (findOffice() !== null) return
    await timed('Installing LibreOffice for the tests', installOffice).catch((error) => {
      const [why] = String(error instanceof Error ? error.message : error).split('\n')
      process.stderr.write(`Without LibreOffice (${why}): how it opens a list is not tested.\n`)
    })
  },
}

/** @param {string} goal */
export async function ready(goal) {
  process.chdir(root)
  const steps = GOALS[goal]
  if (!steps) throw new Error(`Ready for what? One of: ${Object.keys(GOALS).join(', ')}.`)
  for (const name of steps) await STEPS[name]()
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await ready(process.argv[2] ?? 'start').catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
