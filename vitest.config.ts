import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const nothing = `${root}tests/support/nothing.ts`

const BOTH_DATABASES = 'tests/server/{at-once,copy,exchange,health,processes,routes,tables}.test.ts'

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // Both throw outside of Next's own bundles.
      { find: /^(server-only|client-only)$/, replacement: nothing },
    ],
  },
  test: {
    globalSetup: ['tests/support/folder.ts'],
    sequence: { sequencer: LongestFirst },
    // A question is asked until it is answered: how long that takes says nothing of what is right.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/postgres/**'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // What the store and the exchange do, once more on a real PostgreSQL.
          name: 'postgresql',
          include: [BOTH_DATABASES, 'tests/postgres/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // Real Chromium against the production build. Half of the time a page waits, so two files at a time fill two cores.
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/support/chromium.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
