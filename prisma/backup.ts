/** `npm run backup [-- <file>]`: the database as it is at one moment, while the server runs. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { backUp } from '../lib/server'
import { migrate } from '../scripts/migrate.mjs'
import { command, databaseUrl, pathOf, told, urlOf } from './words'

await command(async () => {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = process.argv[2] === undefined ? `data/backups/${stamp}.db` : pathOf(process.argv[2])
  mkdirSync(dirname(file), { recursive: true })
  return `${file}: ${told(await backUp(urlOf(databaseUrl()), file, migrate))}`
})
