import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildId, clientId, fingerprint, packagesId } from '../../scripts/fingerprint.mjs'
import { parseEnv } from '@/lib/server'
import { tempFolder } from '../support/databases'

type Line = { readonly word: string; readonly rest: string }

/** What a Dockerfile says, stage by stage. */
const stages = readFileSync('Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Line => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
  .reduce<Line[][]>((all, line) => {
    if (line.word === 'FROM') all.push([])
    all.at(-1)?.push(line)
    return all
  }, [])
const [made = [], served = []] = stages
const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n')
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts

/** Does what the COPY lines say, in a folder of its own. */
function copied(): string {
  const folder = tempFolder()
  for (const { word, rest } of made) {
    if (word !== 'COPY') continue
    const paths = rest.split(' ')
    const to = paths.pop() ?? ''
    for (const from of paths) {
      expect(existsSync(from), from).toBe(true)
      expect(ignored, from).not.toContain(from)
      const target =
        to.endsWith('/') && to.startsWith('./') && !from.includes('/') ? join(folder, from) : join(folder, to)
      mkdirSync(join(target, '..'), { recursive: true })
      cpSync(from, target, { recursive: true, filter: (path) => !ignored.some((one) => matches(path, one)) })
    }
  }
  return folder
}
const matches = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(path)

describe('the Dockerfile', () => {
  test('copies all that the steps of npm start are made from', async () => {
    const folder = copied()
    const there = (await import(join(folder, 'scripts/fingerprint.mjs'))) as {
      buildId: typeof buildId
      clientId: typeof clientId
      packagesId: typeof packagesId
    }
    expect(there.packagesId()).toBe(packagesId())
    expect(there.clientId()).toBe(clientId())
    expect(there.buildId()).toBe(buildId())
    for (const needed of ['prisma', 'scripts', 'worker', 'lib', 'app'])
      expect(fingerprint([needed], '', folder)).toBe(fingerprint([needed]))
  })

  test('runs the steps of npm start in their order, with what each needs already there', () => {
    const steps = made.flatMap(({ word, rest }, at) => (word === 'RUN' ? [{ rest, at }] : []))
    expect(steps.map(({ rest }) => rest)).toEqual(['node scripts/ready.mjs install', 'node scripts/ready.mjs build'])
    const before = (file: string) =>
      made.findIndex(({ word, rest }) => word === 'COPY' && rest.split(' ').includes(file))
    for (const file of ['package-lock.json', '.npmrc', 'scripts']) expect(before(file)).toBeLessThan(steps[0]?.at ?? 0)
  })

  test('starts as npm start does, as nobody in particular, and is well when /api/health says so', () => {
    const say = (word: string) => served.find((line) => line.word === word)?.rest ?? ''
    expect(JSON.parse(say('CMD'))).toEqual((scripts['start'] ?? '').split(' '))
    expect(say('USER')).toBe('node')
    expect(say('HEALTHCHECK')).toContain('/api/health')
    expect(existsSync('app/api/health/route.ts')).toBe(true)
    const env = Object.fromEntries(
      say('ENV')
        .split(' ')
        .map((one) => one.split(/=(.*)/s).slice(0, 2)),
    ) as Record<string, string>
    expect(parseEnv(env)).toMatchObject({ env: { PORT: 3000, HOST: '0.0.0.0' } })
    expect(env['DATABASE_URL']).toContain(say('VOLUME'))
  })
})

describe('what else is for whoever hosts it', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  const unit = readFileSync('deploy/anschreiber.service', 'utf8')

  test('Caddy believes nobody about an address, stands before the port of the app, and may wait as long as a stop takes', () => {
    const caddy = readFileSync('deploy/Caddyfile', 'utf8')
    expect(caddy).toContain('header_up X-Forwarded-For {remote_host}')
    expect(caddy).toContain('app:3000')
    expect(compose).toContain("TRUST_PROXY: '1'")
    expect(compose).not.toMatch(/- '?3000:/)
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(10)
    expect(existsSync('deploy/Caddyfile')).toBe(true)
  })

  test('the unit of systemd starts what npm start starts, with settings that the server understands', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/env ${scripts['start']}\n`)
    const env = Object.fromEntries(
      [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) => all.split(' ').map((one) => one.split('='))),
    ) as Record<string, string>
    expect(parseEnv(env)).toMatchObject({ env: { HOST: '127.0.0.1', TRUST_PROXY: true } })
    expect(Number(/TimeoutStopSec=(\d+)s/.exec(unit)?.[1])).toBeGreaterThan(10)
  })
})
