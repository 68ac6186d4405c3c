// What a step of the start was made from, as a hash of contents: times say nothing after a clone or a checkout.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What a build writes into public/ must not make the next one stale. */
const MADE = /^public\/(sw\.js|workbox-|worker-|fallback-)/

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * @param {readonly string[]} paths files and folders; what does not exist counts as empty
 * @param {string} [extra]
 * @param {string} [base] the folder they lie in
 */
export function fingerprint(paths, extra = '', base = root) {
  const hash = createHash('sha256').update(extra)
  const files = paths
    .flatMap((path) => filesUnder(join(base, path)))
    .map((file) => relative(base, file).replaceAll('\\', '/'))
    .filter((file) => !MADE.test(file))
  for (const file of [...new Set(files)].sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(base, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

const SOURCES = [
  'app',
  'lib',
  'public',
  'worker',
  'prisma/schema.prisma',
  'instrumentation.ts',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/csp.mjs',
  'scripts/fingerprint.mjs',
  'scripts/pages.mjs',
]

/** Unchanged sources have an unchanged build, and nobody is asked to update. */
export const buildId = () => fingerprint(SOURCES, process.version)
export const packagesId = () => fingerprint(['package-lock.json'], process.version + process.platform + process.arch)
export const clientId = () =>
  fingerprint(['prisma/schema.prisma', 'prisma.config.ts', 'scripts/model.mjs', 'package-lock.json'])
export const scoreId = () => fingerprint(['lib', 'tsconfig.json', 'package-lock.json'])
