import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'

// The project's own configuration, without the rules that need types: a planted file belongs to no program.
const eslint = new ESLint({
  overrideConfig: [
    { ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] },
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
})

const ARROW_RULES = [
  'import-x/no-restricted-paths',
  'import-x/no-cycle',
  'no-restricted-imports',
  'no-restricted-globals',
  'no-restricted-properties',
]

/** The rules of the arrows that a planted file breaks. */
async function broken(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath })
  const messages = results.flatMap((result) => result.messages)
  const fatal = messages.find((message) => message.fatal)
  if (fatal) throw new Error(fatal.message)
  return messages.map((message) => message.ruleId ?? '').filter((rule) => ARROW_RULES.includes(rule))
}

const importing = (from: string) => `import * as planted from '${from}'\nexport const used = planted\n`

const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  score: [
    'cards',
    'table',
    'session-file',
    'sync',
    'server',
    'phone',
    'i18n',
    'cli',
    'statistics',
    'payment',
    'archive',
  ],
  cards: ['table', 'session-file', 'sync', 'server', 'phone', 'i18n', 'cli', 'statistics', 'payment', 'archive'],
  table: ['session-file', 'sync', 'server', 'phone', 'i18n', 'cli', 'statistics', 'payment', 'archive'],
  'session-file': ['sync', 'server', 'phone', 'i18n', 'cli', 'statistics', 'payment', 'archive'],
  sync: ['session-file', 'server', 'phone', 'i18n', 'cli', 'statistics', 'payment', 'archive'],
  server: ['session-file', 'phone', 'i18n', 'cli', 'statistics', 'payment', 'archive'],
  phone: ['session-file', 'server', 'cli', 'statistics', 'payment', 'archive'],
  i18n: ['session-file', 'server', 'phone', 'cli', 'statistics', 'payment', 'archive'],
  cli: ['sync', 'server', 'phone', 'i18n', 'statistics', 'payment', 'archive'],
  statistics: ['cards', 'session-file', 'sync', 'payment', 'archive', 'server', 'phone', 'i18n', 'cli'],
  payment: ['cards', 'table', 'session-file', 'sync', 'statistics', 'archive', 'server', 'phone', 'i18n', 'cli'],
  archive: ['cards', 'statistics', 'payment', 'server', 'phone', 'i18n', 'cli'],
}
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  cards: ['score'],
  table: ['score'],
  'session-file': ['score', 'table'],
  sync: ['score', 'table'],
  statistics: ['score', 'table'],
  payment: ['score'],
  archive: ['table', 'sync', 'session-file'],
  server: ['sync', 'table'],
  phone: ['sync', 'table', 'i18n'],
  cli: ['session-file'],
}
const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([from, others]) => others.map((other) => [from, other] as const))
/** cli has no index: it is a program. */
const target = (other: string) => (other === 'cli' ? '../cli/score' : `../${other}`)

describe('a planted violation fails', () => {
  test.each(pairs(FORBIDDEN))('lib/%s must not import lib/%s', async (from, other) => {
    expect(await broken(`lib/${from}/planted.ts`, importing(target(other)))).toContain('import-x/no-restricted-paths')
  })

  test.each(pairs(ALLOWED))('lib/%s must not reach into lib/%s past its index', async (from, other) => {
    expect(await broken(`lib/${from}/planted.ts`, importing(`../${other}/anything`))).toContain('no-restricted-imports')
  })

  test.each(Object.keys(FORBIDDEN))('lib/%s must not import app', async (from) => {
    expect(await broken(`lib/${from}/planted.ts`, importing('../../app/layout'))).toContain(
      'import-x/no-restricted-paths',
    )
  })

  test.each([
    ['app/planted.tsx', '@/lib/server'],
    ['app/table/planted.tsx', '@/lib/server'],
    ['app/api/tables/planted.ts', '@/lib/phone'],
    ['app/api/tables/planted.ts', '@/lib/i18n'],
    ['app/planted.tsx', '@/tests/support/nothing'],
    ['lib/score/planted.ts', '../../tests/support/nothing'],
    ['lib/server/planted.ts', '../../scripts/migrate.mjs'],
  ])('%s must not import %s', async (file, from) => {
    expect(await broken(file, importing(from))).toContain('import-x/no-restricted-paths')
  })

  test.each([
    ['app/planted.tsx', '@/lib/score/cents'],
    ['app/table/planted.tsx', '../../lib/table/entry'],
    ['lib/table/planted.ts', '@/lib/score'],
    ['app/planted.tsx', '@prisma/client'],
    ['app/api/tables/planted.ts', '@prisma/client'],
    ['lib/sync/planted.ts', '../../generated/sqlite/client'],
    ['lib/phone/planted.ts', 'better-sqlite3'],
    ['lib/server/planted.ts', 'idb'],
    ['app/planted.tsx', 'idb'],
    ['lib/score/planted.ts', 'zod'],
    ['lib/table/planted.ts', 'node:crypto'],
    ['lib/sync/planted.ts', 'react'],
    ['lib/session-file/planted.ts', 'node:fs'],
  ])('%s must not import %s', async (file, from) => {
    expect(await broken(file, importing(from))).toContain('no-restricted-imports')
  })

  test.each(
    ['score', 'cards', 'table'].flatMap((folder) =>
      ['Date.now()', 'fetch("/")', 'window', 'process.env', 'crypto', 'performance', 'globalThis'].map(
        (use) => [folder, use] as const,
      ),
    ),
  )('lib/%s must not use %s', async (folder, use) => {
    expect(await broken(`lib/${folder}/planted.ts`, `export const used = ${use}\n`)).toEqual(['no-restricted-globals'])
  })

  test.each(['score', 'cards', 'table'])('lib/%s must not roll dice', async (folder) => {
    expect(await broken(`lib/${folder}/planted.ts`, 'export const used = Math.random()\n')).toEqual([
      'no-restricted-properties',
    ])
  })

  test.each(['lib/sync', 'lib/server', 'app/table'])('%s must not use IndexedDB', async (folder) => {
    expect(await broken(`${folder}/planted.ts`, 'export const used = indexedDB\n')).toEqual(['no-restricted-globals'])
  })

  test('a circle of imports', async () => {
    // index.ts imports what lies beside it; this file pretends to be one of these.
    expect(await broken('lib/score/cents.ts', importing('./index'))).toContain('import-x/no-cycle')
  })
})

describe('what is right passes', () => {
  test.each([
    ...pairs(ALLOWED).map(([from, other]) => [`lib/${from}/planted.ts`, `../${other}`] as const),
    ['lib/score/bavarian/planted.ts', '../cents'],
    ['app/table/planted.tsx', '@/lib/score'],
    ['app/table/planted.tsx', '@/lib/cards'],
    ['app/table/planted.tsx', '@/lib/phone'],
    ['app/api/tables/planted.ts', '@/lib/server'],
    ['lib/server/planted.ts', '../../generated/sqlite/client'],
    ['lib/server/planted.ts', 'node:crypto'],
    ['lib/phone/planted.ts', 'idb'],
    ['lib/phone/planted.ts', 'react'],
    ['lib/sync/planted.ts', 'zod/mini'],
    ['tests/table/planted.ts', '@/lib/score/cents'],
  ] as const)('%s imports %s', async (file, from) => {
    expect(await broken(file, importing(from))).toEqual([])
  })

  test('arithmetic in lib/score', async () => {
    expect(await broken('lib/score/planted.ts', 'export const used = Math.max(1, 2)\n')).toEqual([])
  })
})
