import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/postgres.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the PostgreSQL of this run, without a database; in the project `postgresql` only. */
    postgres: string
  }
}

/** One PostgreSQL for all test files of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgres', postgres.url(''))
  return postgres.remove
}
