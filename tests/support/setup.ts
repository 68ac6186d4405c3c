import fc from 'fast-check'
import { afterEach, beforeEach } from 'vitest'
import { judge, listen } from './console'

// The same run every time; FC_SEED and FC_RUNS look further.
fc.configureGlobal({
  seed: Number(process.env.FC_SEED ?? 20_261_129),
  numRuns: Number(process.env.FC_RUNS ?? 100),
})

beforeEach(listen)
afterEach(judge)
