// npm run migration -- <verb>: writes the migrations that lead from the last ones to prisma/schema.prisma, for both databases.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingSql } from './engine.mjs'
import { startPostgres } from './postgres.mjs'

process.chdir(join(import.meta.dirname, '..'))
const verb = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9_]*$/.test(verb)) {
  console.error('Say what it does: npm run migration -- add_notes')
  process.exit(1)
}
const model = readFileSync('prisma/schema.prisma', 'utf8')
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const postgres = await startPostgres()
try {
  for (const provider of /** @type {const} */ (['sqlite', 'postgresql'])) {
    const folder = join('prisma/migrations', provider)
    mkdirSync(folder, { recursive: true })
    const sql = await missingSql(model, folder, provider, postgres.url('postgres'))
    if (sql === null) {
      console.log(`The migrations for ${provider} already lead to the schema.`)
      continue
    }
    const path = join(folder, `${stamp}_${verb}`, 'migration.sql')
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, sql)
    console.log(`${path}\n\n${sql}`)
  }
} finally {
  await postgres.remove()
}
