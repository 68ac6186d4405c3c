// npm run migration -- <verb>: writes the migration that leads from the last one to prisma/schema.prisma.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingSql } from './engine.mjs'

process.chdir(join(import.meta.dirname, '..'))
const folder = 'prisma/migrations/sqlite'
const verb = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9_]*$/.test(verb)) {
  console.error('Say what it does: npm run migration -- add_notes')
  process.exit(1)
}
if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
const sql = await missingSql(readFileSync('prisma/schema.prisma', 'utf8'), folder)
if (sql === null) console.log('The migrations already lead to the schema.')
else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const path = join(folder, `${stamp}_${verb}`, 'migration.sql')
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, sql)
  console.log(`${path}\n\n${sql}`)
}
