import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchange, type Answer, type Outcome, type Phone, type Question } from '@/lib/phone/exchange'
import { hashesOf, newKeys, type Keys } from '@/lib/phone/keys'
import { eveningWith, loadEvening } from '@/lib/phone/open-log'
import { reread } from '@/lib/phone/reread'
import { storeOver, type Store } from '@/lib/phone/store'
import { openStore, type Store as Server } from '@/lib/server'
import { LIMITS, REFUSALS, type Refusal, type Role } from '@/lib/sync'
import { eveningOf, type AnyEntry } from '@/lib/table'
import { memoryShelves } from '../support/memory-shelves'
import { testDatabase } from '../support/test-db'
import { lossyServer, type LossyServer } from '../sync/lossy-server'
import { dealt, evening, named, newId, table, toast } from './log-of-a-phone'
import { placedOf } from '@/lib/phone/stored'

let database: Server
beforeAll(async () => {
  database = openStore(await testDatabase())
  return () => database.close()
})

let id: string
let keys: Keys
let server: LossyServer
let asked: Question[]
/** Answers given in place of the server's, the first to the first question. */
let instead: (Answer | null)[]
beforeEach(() => {
  id = newId()
  keys = newKeys()
  server = lossyServer(database, id)
  asked = []
  instead = []
})

type Here = { readonly store: Store; readonly phone: Phone; readonly exchange: () => Promise<Outcome> }

async function phoneOf(role: Role): Promise<Here> {
  const store = storeOver(memoryShelves())
  const hashes = await hashesOf(keys)
  const made = role === 'owner' ? { role, hashes, registered: false } : {}
  await store.keep({ ...table(), id, key: keys[role], ...made })
  const fair = server.send(
    () => 'fair',
    async () => {},
  )
  const phone: Phone = {
    store,
    send: (question) => {
      asked.push(question)
      const [answer] = instead.splice(0, 1)
      return answer === undefined ? fair(question) : Promise.resolve(answer)
    },
    now: () => '2026-11-29T20:20:00.000Z',
    onChange: () => {},
  }
  return { store, phone, exchange: () => exchange(phone, id) }
}

const refusal = (code: Refusal): Answer => ({ status: REFUSALS[code], body: { code } })
const ids = async ({ store }: Here, part: 'all' | 'outbox' | 'refused' | 'unread' = 'all') =>
  (await store.entries(id, part)).map((stored) => stored.id).sort()
const logIds = async () => (await server.log()).map((one) => one.id).sort()
const idsOf = (entries: readonly AnyEntry[]) => entries.map((entry) => entry.id).sort()

describe('a table made without network', () => {
  test('is registered with the first exchange, and then filled', async () => {
    const anna = await phoneOf('owner')
    const { entries } = evening(3)
    await anna.store.add(id, entries)
    instead = [null]
    expect(await anna.exchange()).toEqual({ state: 'unreached' })
    expect(await anna.store.table(id)).toMatchObject({ contact: { state: 'unreached' }, registered: false })
    expect(await anna.exchange()).toEqual({ state: 'done' })
    expect(await logIds()).toEqual(idsOf(entries))
    expect(await anna.store.counts(id)).toMatchObject({ unsent: 0 })
  })

  test('whose registration was not answered is registered once more without harm', async () => {
    const anna = await phoneOf('owner')
    await anna.store.add(id, evening(1).entries)
    await server.send(
      () => 'replyLost',
      async () => {},
    )({ path: '/api/tables', key: null, body: { protocol: 1, id, keys: await hashesOf(keys) } })
    expect(await anna.exchange()).toEqual({ state: 'done' })
  })
})

describe('a table on the server', () => {
  let anna: Here
  const first = evening(3)
  beforeEach(async () => {
    anna = await phoneOf('owner')
    await anna.store.add(id, first.entries)
    await anna.exchange()
    asked = []
  })

  test('is read whole by a phone that joins, whose role it is told', async () => {
    const bert = await phoneOf('scorer')
    expect(await bert.exchange()).toEqual({ state: 'done' })
    expect(await ids(bert)).toEqual(idsOf(first.entries))
    expect(await bert.store.table(id)).toMatchObject({
      role: 'scorer',
      name: 'Donnerstag',
      hashes: await hashesOf(keys),
    })
  })

  test('is filled in several requests when much was written, none of them too large, and read so too', async () => {
    const { session, entries } = evening(1200)
    const bert = await phoneOf('scorer')
    await bert.store.add(id, entries)
    expect(await bert.exchange()).toEqual({ state: 'done' })
    for (const { body } of asked) {
      expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThanOrEqual(LIMITS.bodyBytes)
    }
    expect(asked.length).toBeGreaterThan(3)
    await anna.exchange()
    expect(await ids(anna)).toEqual(await logIds())
    expect((await loadEvening(anna.store, id, session.id)).evening?.count).toBe(1200)
  })

  test('is filled again by the phones when the server has lost everything', async () => {
    const bert = await phoneOf('scorer')
    await bert.exchange()
    const [mine, his] = [dealt(first.session), dealt(first.session)]
    await anna.store.add(id, [mine])
    await bert.store.add(id, [his])
    await server.wipe()
    // The one who joined by a link knows enough to register it.
    expect(await bert.exchange()).toEqual({ state: 'done' })
    expect(await anna.exchange()).toEqual({ state: 'done' })
    await bert.exchange()
    const all = idsOf([...first.entries, mine, his])
    expect([await logIds(), await ids(anna), await ids(bert)]).toEqual([all, all, all])
    expect(await bert.store.table(id)).toMatchObject({ era: 1, contact: { state: 'reached' } })
  })

  test('that a phone never had a reply of cannot be registered by it', async () => {
    await server.wipe()
    const bert = await phoneOf('scorer')
    expect(await bert.exchange()).toEqual({ state: 'refused', code: 'table_unknown' })
  })

  test('is not written by a viewer, not even when the server has lost it', async () => {
    const cilli = await phoneOf('viewer')
    await cilli.store.add(id, [dealt(first.session)])
    expect(await cilli.exchange()).toEqual({ state: 'done' })
    await server.wipe()
    await cilli.exchange()
    expect(
      asked.every(
        ({ body }) =>
          !(
            body &&
            typeof body === 'object' &&
            'entries' in body &&
            Array.isArray(body.entries) &&
            body.entries.length > 0
          ),
      ),
    ).toBe(true)
    await anna.exchange()
    await cilli.exchange()
    expect(await ids(cilli, 'outbox')).toHaveLength(1)
    expect(await logIds()).toEqual(idsOf(first.entries))
  })

  test('takes the good entries beside a bad one, which stays, marked, and counts no longer', async () => {
    const bad = { ...dealt(first.session), under: { seating: newId(), rules: first.session.id } }
    const huge = { ...toast(), text: 'x'.repeat(LIMITS.entryBytes) }
    const good = dealt(first.session)
    let shown = await loadEvening(anna.store, id, first.session.id)
    const phone = {
      ...anna.phone,
      onChange: (...[, changed]: Parameters<Phone['onChange']>) => {
        shown = eveningWith(shown, first.session.id, changed)
      },
    }
    phone.onChange(id, await anna.store.add(id, [bad, huge, good]))
    expect(await exchange(phone, id)).toEqual({ state: 'done' })
    const refused = await anna.store.entries(id, 'refused')
    expect(refused.map(({ id: entry, status }) => [entry, status])).toEqual(
      expect.arrayContaining([
        [bad.id, expect.objectContaining({ code: 'seating_unknown', field: 'under.seating' })],
        [huge.id, expect.objectContaining({ code: 'entry_too_large' })],
      ]),
    )
    expect(shown.evening?.count).toBe(4)
    expect(await ids(anna, 'outbox')).toEqual([])
    expect(await logIds()).toEqual(idsOf([...first.entries, good]))
    asked = []
    await anna.exchange()
    expect(asked).toHaveLength(1)
  })

  test('passes on unharmed what this app does not know, and a newer one reads it', async () => {
    const later = toast({ session: first.session.id, list: [1, { a: null }] })
    await anna.store.add(id, [later])
    await anna.exchange()
    const bert = await phoneOf('scorer')
    await bert.exchange()
    expect((await bert.store.kept(id, [later.id]))[0]?.entry).toEqual(later)
    const evening = async () => (await loadEvening(bert.store, id, first.session.id)).evening
    expect(await evening()).toMatchObject({ unknown: 1 })

    // What an app before this one did not know, as it kept it.
    const known = { ...dealt(first.session), id: later.id }
    const [stored] = await bert.store.kept(id, [later.id])
    if (!stored) throw new Error('it was kept')
    const old = storeOver(
      await (async () => {
        const shelves = memoryShelves()
        await shelves('write', async (shelf) => {
          for (const one of await bert.store.entries(id, 'all')) await shelf.putEntry(one)
          await shelf.putEntry({ ...stored, entry: known })
        })
        return shelves
      })(),
    )
    const entries = () => old.evening(id, first.session.id)
    expect(eveningOf((await entries()).map(placedOf), first.session.id)).toMatchObject({ unknown: 1, count: 3 })
    await reread({ store: old, onChange: () => {} }, id)
    expect(eveningOf((await entries()).map(placedOf), first.session.id)).toMatchObject({ unknown: 0, count: 4 })
  })

  test.each([
    'table_deleted',
    'key_wrong',
    'client_too_old',
    'server_too_old',
    'disk_full',
    'too_many',
    'server_error',
  ] as const)('that answers %s leaves every entry where it is, and says so', async (code) => {
    await anna.store.add(id, [dealt(first.session)])
    instead = [refusal(code)]
    expect(await anna.exchange()).toEqual({ state: 'refused', code })
    expect(await anna.store.table(id)).toMatchObject({ contact: { state: 'refused', code } })
    expect(await ids(anna, 'outbox')).toHaveLength(1)
    expect(await anna.exchange()).toEqual({ state: 'done' })
    expect(await anna.store.table(id)).toMatchObject({ contact: { state: 'reached' } })
  })

  test.each([
    ['another page', { status: 200, body: '<html>' }],
    ['half a reply', { status: 200, body: { protocol: 1, role: 'owner' } }],
    ['a failure without a name', { status: 502, body: null }],
  ])('whose answer is %s changes nothing', async (_, answer) => {
    await anna.store.add(id, [dealt(first.session)])
    instead = [answer]
    expect(await anna.exchange()).toEqual({ state: 'refused', code: 'server_error' })
    expect(await ids(anna, 'outbox')).toHaveLength(1)
  })

  test('is left alone for now by a phone whose cursor it never finds', async () => {
    instead = Array.from({ length: 9 }, () => refusal('rewound'))
    expect(await anna.exchange()).toEqual({ state: 'refused', code: 'rewound' })
    expect(instead.length).toBeGreaterThan(0)
    instead = []
    expect(await anna.exchange()).toEqual({ state: 'done' })
    expect(await ids(anna)).toEqual(await logIds())
  })

  test('that was forgotten is not asked for', async () => {
    await anna.store.forget(id)
    expect(await anna.exchange()).toEqual({ state: 'forgotten' })
    expect(asked).toEqual([])
  })

  test('forgotten while the answer was on its way stays forgotten', async () => {
    const bert = await phoneOf('scorer')
    const phone: Phone = {
      ...bert.phone,
      send: async (question) => {
        const answer = await bert.phone.send(question)
        await bert.store.forget(id)
        return answer
      },
    }
    expect(await exchange(phone, id)).toEqual({ state: 'forgotten' })
    expect(await ids(bert)).toEqual([])
  })

  test('gets a renamed table to the other phones', async () => {
    const bert = await phoneOf('scorer')
    await bert.exchange()
    await bert.store.add(id, [named('Goldener Ochs')])
    await bert.exchange()
    await anna.exchange()
    expect((await anna.store.table(id))?.name).toBe('Goldener Ochs')
  })
})
