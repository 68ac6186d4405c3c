import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '@/lib/server'
import { testDatabase } from '../support/test-db'
import { STEP, type Step } from './steps'
import { PHONES, run } from './evening-in-the-cellar'
import type { Report } from './writing'

const RUNS = 1000

let database: Store
beforeAll(async () => {
  database = openStore(await testDatabase(), 'NORMAL')
})
afterAll(() => database.close())

const plan = fc.record({
  phones: fc.integer({ min: 3, max: PHONES }),
  seed: fc.integer({ min: 0, max: 0xffff }),
  steps: fc.array(STEP, { minLength: 8, maxLength: 28, size: 'max' }),
})

/** Runs that went wrong once; fast-check prints seed and path of each new one. */
const PINNED: readonly { readonly seed: number; readonly path: string }[] = []

test(
  'a thousand evenings with losses end in one log and one balance, nothing lost and nothing doubled',
  { timeout: 300_000 },
  async () => {
    const total: Record<string, number> = {}
    const note = (report: Report) => {
      for (const [what, count] of Object.entries(report)) total[what] = (total[what] ?? 0) + count
    }
    await fc.assert(
      fc.asyncProperty(plan, async ({ phones, seed, steps }) => note(await run(database, phones, seed, steps))),
      { numRuns: Math.max(RUNS, Number(process.env['FC_RUNS'] ?? 0)) },
    )
    // The runs were not empty.
    if (process.env['FUZZ_TELL']) process.stdout.write(JSON.stringify(total))
    for (const [what, least] of Object.entries(LEAST)) expect(total[what], what).toBeGreaterThan(least)
  },
)

test.each(PINNED)('the run of seed $seed, path $path, which failed once, does not', async ({ seed, path }) => {
  await fc.assert(
    fc.asyncProperty(
      plan,
      async ({ phones, seed: chance, steps }) => void (await run(database, phones, chance, steps)),
    ),
    { seed, path, endOnFailure: true },
  )
})

/** What a thousand runs have at least seen. */
const LEAST: Readonly<Record<keyof Report, number>> = {
  deals: 3000,
  corrections: 300,
  voids: 300,
  forks: 200,
  lost: 1000,
  late: 200,
  rewinds: 300,
}
export type { Step }
