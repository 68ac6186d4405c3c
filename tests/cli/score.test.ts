import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lineOf } from '@/lib/cli/words'
import { FAULT_CODES } from '@/lib/score'
import { bavarian, german } from '../session-file/document'

const root = fileURLToPath(new URL('../..', import.meta.url))
const wenz = { contract: 'wenz', declarer: 0, cardPoints: 75 }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'score-'))
  const files = {
    'good.json': bavarian([wenz]),
    'german.json': german([{ chooser: 0, cardPoints: 75 }]),
    'empty.json': bavarian([]),
    'bad.json': bavarian([
      wenz,
      { ...wenz, cardPoints: 119 },
      { contract: 'rufspiel', declarer: 0, partner: 0, won: true },
    ]),
    'version.json': bavarian([3], { version: 2 }),
    'text.json': 'Anna 5, Bert 3',
    'bom.json': `\uFEFF${bavarian([wenz])}`,
    '-dash.json': bavarian([]),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'latin.json'), Buffer.from(bavarian([], { title: 'Süd' }), 'latin1'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Runs the command as it is run by hand, in the folder of the files. */
function score(files: readonly string[], input = '') {
  const args = ['--import', join(root, 'node_modules/tsx/dist/loader.mjs'), join(root, 'lib/cli/score.ts'), ...files]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  return { status, stdout, stderr }
}

const GOOD =
  '{"deals":[{"dealer":0,"playing":[0,1,2,3],"stake":50,"bock":1,"scores":[150,-50,-50,-50],"stock":0,"balance":[150,-50,-50,-50]}],' +
  '"balance":[150,-50,-50,-50],"stock":0,"settleUp":[{"from":1,"to":0,"amount":50},{"from":2,"to":0,"amount":50},{"from":3,"to":0,"amount":50}]}\n'
const GERMAN =
  '{"deals":[{"dealer":0,"strokes":[1,0],"tally":[1,0],"heads":[0,0],"headBy":null}],"tally":[1,0],"heads":[0,0]}\n'
const EMPTY = '{"deals":[],"balance":[0,0,0,0],"stock":0,"settleUp":[]}\n'

describe('good files', () => {
  test('get one line each, in order', () => {
    expect(score(['good.json', 'german.json', 'empty.json', 'good.json'])).toEqual({
      status: 0,
      stdout: GOOD + GERMAN + EMPTY + GOOD,
      stderr: '',
    })
  })
  test('may come from standard input, also between others', () => {
    expect(score(['empty.json', '-', 'german.json'], bavarian([wenz]))).toEqual({
      status: 0,
      stdout: EMPTY + GOOD + GERMAN,
      stderr: '',
    })
  })
  test('may begin with a byte order mark', () => {
    expect(score(['bom.json'])).toEqual({ status: 0, stdout: GOOD, stderr: '' })
  })
})

describe('bad files', () => {
  test('get a line for each fault of all of them, and the good ones no answer', () => {
    const { status, stdout, stderr } = score(['good.json', './bad.json', 'version.json', 'nobody.json', '.', '-'], '{')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr.split('\n').map((line) => line.replace(/(: [a-z_]+): .*$/, '$1'))).toEqual([
      './bad.json: deal 2: card_points_impossible',
      './bad.json: deal 3: partner_is_declarer',
      'version.json: unsupported_version',
      'nobody.json: not_json',
      '.: not_json',
      '-: not_json',
      '',
    ])
  })
  test('say what is wrong in words', () => {
    expect(score(['bad.json']).stderr).toBe(
      'bad.json: deal 2: card_points_impossible: cardPoints cannot be: no side ever has so many card points\n' +
        'bad.json: deal 3: partner_is_declarer: the declarer cannot be the own partner\n',
    )
  })
  test('that are named twice have each fault listed once', () => {
    expect(score(['version.json', 'version.json']).stderr).toBe(
      'version.json: unsupported_version: only version 1 of the format is known\n',
    )
  })
  test.each(['text.json', 'latin.json'])('%s is no JSON', (file) => {
    expect(score([file])).toEqual({
      status: 1,
      stdout: '',
      stderr: `${file}: not_json: the file cannot be read as JSON\n`,
    })
  })
  test('from standard input that is empty are no JSON', () => {
    expect(score(['-']).stderr).toBe('-: not_json: the file cannot be read as JSON\n')
  })
})

describe('a wrong call', () => {
  test.each([[[]], [['--help']], [['good.json', '--pretty']], [['-x', 'bad.json']], [['-dash.json']]])(
    '%j shows the usage and reads nothing',
    (args) => {
      const { status, stdout, stderr } = score(args)
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(/^usage: npm run --silent score -- FILE…/)
    },
  )
})

test('a file of many deals is answered whole', () => {
  const deals = Array.from({ length: 20_000 }, (_, at) => ({ ...wenz, declarer: at % 4 }))
  const { status, stdout } = score(['-'], bavarian(deals))
  const answer = JSON.parse(stdout) as { deals: unknown[]; balance: number[] }
  expect([status, answer.deals.length, answer.balance]).toEqual([0, 20_000, [0, 0, 0, 0]])
})

test('each code has words of its own', () => {
  const lines = FAULT_CODES.map((code) =>
    lineOf('f', { code, field: 'x', deal: 1 }).replace(`f: deal 1: ${code}: `, ''),
  )
  expect(new Set(lines).size).toBe(FAULT_CODES.length)
  for (const line of lines) expect(line).toMatch(/^[^:]+(: [^:]+)?[^.:]$/)
})
