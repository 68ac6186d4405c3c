import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import importX from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import reactHooks from 'eslint-plugin-react-hooks'

/** Who may import whom; everything else is a violation. */
const ARROWS = {
  score: [],
  cards: ['score'],
  table: ['score'],
  'session-file': ['score', 'table'],
  sync: ['score', 'table'],
  statistics: ['score', 'table'],
  payment: ['score'],
  archive: ['score', 'table', 'session-file', 'sync'],
  server: ['score', 'table', 'sync'],
  phone: ['score', 'table', 'sync', 'i18n'],
  i18n: ['score', 'table', 'sync'],
  cli: ['score', 'table', 'session-file'],
}
const folders = Object.keys(ARROWS)

/** The packages of npm a folder may use; a folder that is not named here may use any that BELONGS does not keep from it. */
const PACKAGES = {
  score: [],
  cards: [],
  table: [],
  'session-file': ['zod'],
  sync: ['zod'],
  statistics: [],
  payment: ['ibantools'],
  archive: ['papaparse'],
  i18n: ['react'],
}

/** What only one folder may use. */
const BELONGS = {
  server: {
    regex: '^@prisma/|^better-sqlite3$|^pg$|(^|/)generated(/|$)',
    message: 'Only lib/server speaks to the database.',
  },
  phone: { regex: '^idb$', message: 'Only lib/phone speaks to IndexedDB.' },
}

// `score/relatives` has an index of its own: it is loaded where one of these games is played.
const byIndex = (others) => ({
  regex: `^(@|(\\.\\./)+|\\./)(lib/|/lib/)?(${others.join('|')})/(?!relatives$).+`,
  message: 'Import the folder: its index.ts names what is public, the rest is its own.',
})

const foreign = (folder) =>
  Object.entries(BELONGS)
    .filter(([owner]) => owner !== folder)
    .map(([, pattern]) => pattern)

const imports = (folder) => {
  const patterns = [...foreign(folder), byIndex(folders.filter((other) => other !== folder))]
  patterns.push({ regex: '^@/', message: 'Inside lib, imports are relative.' })
  const allowed = PACKAGES[folder]
  if (allowed) {
    const names = allowed.map((name) => `(?!${name}($|/))`).join('')
    patterns.push({
      regex: `^(?![.@]?[./])${names}`,
      message: `lib/${folder} imports no package but: ${allowed.join(', ') || 'none'}.`,
    })
  }
  return { 'no-restricted-imports': ['error', { patterns }] }
}

const zone = (target, from, message) => ({ target, from, message })
const zones = [
  ...folders.flatMap((target) =>
    [...folders, 'app']
      .filter((from) => from !== target && !ARROWS[target].includes(from))
      .map((from) =>
        zone(`./lib/${target}`, from === 'app' ? './app' : `./lib/${from}`, `lib/${target} must not know ${from}.`),
      ),
  ),
  ...['cli'].map((from) => zone('./app', `./lib/${from}`, `app must not know ${from}.`)),
  ...['phone', 'i18n'].map((from) => zone('./app/api', `./lib/${from}`, `app/api must not know ${from}.`)),
  // One zone a folder: only app/api may reach the server.
  zone('./app/!(api)/**/*', './lib/server', 'Only app/api may know the server.'),
  zone('./app/*.*', './lib/server', 'Only app/api may know the server.'),
  ...['lib', 'app'].flatMap((target) =>
    ['tests', 'scripts', 'worker'].map((from) => zone(`./${target}`, `./${from}`, `${target} must not know ${from}.`)),
  ),
]

const PURE = 'Time, chance and the world come in as arguments.'
const WORLD = [
  'Date',
  'Intl',
  'fetch',
  'crypto',
  'performance',
  'process',
  'Buffer',
  'require',
  'global',
  'globalThis',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'console',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
]

export default defineConfig(
  globalIgnores(['.next', 'generated', 'data', 'node_modules', 'tests/.tmp', 'public', 'next-env.d.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/require-await': 'off',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-cycle': 'error',
      'no-restricted-imports': ['error', { patterns: foreign('') }],
      eqeqeq: 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  ...folders.map((folder) => ({ files: [`lib/${folder}/**/*.{ts,tsx}`], rules: imports(folder) })),
  {
    files: ['lib/{score,cards,table,statistics}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...WORLD.map((name) => ({ name, message: PURE }))],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: PURE }],
    },
  },
  {
    files: ['lib/!(phone)/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'],
    ignores: ['lib/{score,cards,table,statistics}/**'],
    rules: { 'no-restricted-globals': ['error', { name: 'indexedDB', message: BELONGS.phone.message }] },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...foreign(''),
            {
              regex: `^(@|(\\.\\./)+)/?lib/[^/]+/(?!relatives$).+`,
              message: 'Import the folder: its index.ts names what is public.',
            },
          ],
        },
      ],
    },
  },
  {
    // Tests and the seed may reach anything.
    files: ['tests/**/*.{ts,tsx}', 'prisma/**/*.ts', '*.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
)
