import { enter, exchange, openStore } from '../../lib/server'
import { PROTOCOL, type Cursor } from '../../lib/sync'

// A second server on the same file: hands in the entries it is given, one by one, and tells the clocks they got.
const [url = '', table = '', key = ''] = process.argv.slice(2)
const store = openStore(url)
const lines: string[] = []
process.stdin.setEncoding('utf8')
for await (const chunk of process.stdin) lines.push(chunk as string) // of a stream with an encoding
const entries = JSON.parse(lines.join('')) as { readonly id: string }[] // what the test has written
const guest = await enter(store, table, key)
if ('code' in guest) throw new Error(guest.code)
const clocks: number[] = []
let after: Cursor | null = null
for (const entry of entries) {
  const reply: Awaited<ReturnType<typeof exchange>> = await exchange(store, guest, {
    protocol: PROTOCOL,
    after,
    entries: [entry],
  })
  if ('code' in reply) throw new Error(reply.code)
  after = reply.cursor
  clocks.push(...reply.placed.map(({ clock }) => clock))
}
process.stdout.write(JSON.stringify(clocks))
await store.close()
