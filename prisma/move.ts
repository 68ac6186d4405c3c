/** `npm run db:move -- <from> <to>`: everything from one database to another, verified. */
import { copyDatabase, parseEnv, shownUrl } from '../lib/server'
import { migrate } from '../scripts/migrate.mjs'
import { command, told, urlOf } from './words'

await command(async () => {
  const [from, to] = process.argv.slice(2).map(urlOf)
  for (const DATABASE_URL of [from, to]) {
    const read = parseEnv({ DATABASE_URL })
    if (DATABASE_URL === undefined || 'mistakes' in read)
      throw new Error('npm run db:move -- file:./data/anschreiber.db postgresql://user:password@host/database')
  }
  if (from === undefined || to === undefined || from === to) throw new Error('Name two different databases.')
  await migrate(to)
  const inventory = await copyDatabase(from, to)
  return `${shownUrl(from)} → ${shownUrl(to)}: ${told(inventory)}\nNow start the server with DATABASE_URL set to the second.`
})
