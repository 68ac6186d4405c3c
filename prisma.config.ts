import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { defineConfig } from 'prisma/config'
import { forPostgres } from './scripts/model.mjs'

// `generate`, `validate` and `format` need no engine, yet the command line fetches one unless it is named. Any program will do.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

const MODEL = 'prisma/schema.prisma'

/** The model for PostgreSQL is written anew from the one that is kept, each time it is asked for. */
function derived(): string {
  mkdirSync('generated', { recursive: true })
  writeFileSync('generated/postgresql.prisma', forPostgres(readFileSync(MODEL, 'utf8')))
  return 'generated/postgresql.prisma'
}

export default defineConfig({ schema: process.env.PRISMA_PROVIDER === 'postgresql' ? derived() : MODEL })
