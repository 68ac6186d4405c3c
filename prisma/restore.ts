/** `npm run restore -- <file>`: puts a backup in the place of the database, with the server stopped. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { restore } from '../lib/server'
import { migrate } from '../scripts/migrate.mjs'
import { command, databaseUrl, pathOf, told, urlOf } from './words'

await command(async () => {
  const file = pathOf(process.argv[2] ?? '')
  if (process.argv[2] === undefined || !existsSync(file))
    throw new Error('Name a backup: npm run restore -- data/backups/….db')
  const url = urlOf(databaseUrl())
  if (url.startsWith('file:')) mkdirSync(dirname(url.slice('file:'.length)), { recursive: true })
  const { inventory, kept } = await restore(file, url, migrate, new Date())
  return `Restored: ${told(inventory)}${kept === null ? '' : `\nWhat was there is kept as ${kept}.`}`
})
