import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Prisma as Postgres } from '@/generated/postgresql/client'
import { Prisma as Sqlite } from '@/generated/sqlite/client'
import { forPostgres } from '../../scripts/model.mjs'

const model = readFileSync('prisma/schema.prisma', 'utf8')
const kept = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.prisma'))

test('there is one model, and what PostgreSQL is generated from differs from it by two lines', () => {
  expect(kept('prisma')).toEqual(['schema.prisma'])
  const derived = readFileSync('generated/postgresql.prisma', 'utf8')
  expect(derived).toBe(forPostgres(model))
  const lines = model.split('\n')
  const changed = derived.split('\n').filter((line, at) => line !== lines[at])
  expect(changed).toEqual(['  output   = "./postgresql"', '  provider = "postgresql"'])
})

test('a model that does not name its database where it is looked for is refused', () => {
  expect(() => forPostgres(model.replace('"sqlite"', '"mysql"'))).toThrow(
    'prisma/schema.prisma must say once: provider',
  )
})

test('both clients have the same tables with the same columns', () => {
  expect(Postgres.ModelName).toEqual(Sqlite.ModelName)
  for (const name of Object.keys(Sqlite.ModelName) as (keyof typeof Sqlite.ModelName)[]) {
    const fields = `${name}ScalarFieldEnum` as const
    expect(Postgres[fields]).toEqual(Sqlite[fields])
  }
})
