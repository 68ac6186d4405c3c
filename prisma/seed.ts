/** `npm run db:seed`: one known evening, put into the database by the same code that takes it from a phone. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createTable, enter, exchange, openStore } from '../lib/server'
import { PROTOCOL, ROLES, type Role } from '../lib/sync'
import { knownEvening } from './known-evening'
import { databaseUrl } from './words'

const HOUR = 3_600_000

const newKey = () => randomBytes(16).toString('base64url')
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

async function seed(): Promise<string> {
  const id = randomUUID()
  const keys: Record<Role, string> = { owner: newKey(), scorer: newKey(), viewer: newKey() }
  const hashes = { owner: hashOf(keys.owner), scorer: hashOf(keys.scorer), viewer: hashOf(keys.viewer) }
  const store = openStore(databaseUrl())
  try {
    const made = await createTable(store, { protocol: PROTOCOL, id, keys: hashes }, new Date())
    if ('code' in made) throw new Error(`the table was refused: ${made.code}`)
    const guest = await enter(store, id, keys.scorer)
    if ('code' in guest) throw new Error(`its key was refused: ${guest.code}`)
    const { session, entries } = knownEvening(new Date(Date.now() - 3 * HOUR))
    const reply = await exchange(store, guest, { protocol: PROTOCOL, after: null, entries })
    if ('code' in reply) throw new Error(`the evening was refused: ${reply.code}`)
    const [fault] = reply.refused
    if (fault) throw new Error(`an entry was refused: ${fault.code} at ${fault.field ?? 'itself'}`)
    const links = ROLES.map((role) => `  ${role.padEnd(7)} /table?t=${id}#${keys[role]}`)
    return [
      `${reply.placed.length} entries. Open one of these at the address of the server:`,
      ...links,
      `then the evening at /evening?t=${id}&s=${session}`,
    ].join('\n')
  } finally {
    await store.close()
  }
}

console.log(await seed())
