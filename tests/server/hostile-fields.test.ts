import { expect, test } from 'vitest'
import { createTable, exchange, rotateKey } from '@/lib/server'
import { hashOf } from '@/lib/server/keys'
import { ENTRY_REFUSALS, PROTOCOL, REFUSALS } from '@/lib/sync'
import { ENTRY_SCHEMAS } from '@/lib/sync/entry-schema'
import { REQUEST_SCHEMAS } from '@/lib/sync/parse-request'
import { exampleOf, fieldsOf, STRANGE, TEXTS, withValue } from './fields-of'
import {
  closed,
  dealt,
  evening,
  named,
  newId,
  newRules,
  people,
  person,
  seating,
  settled,
  takenBack,
} from './log-of-a-table'
import { count, emptyStore, everything, hashesOf, newKeys, NOW, openTable } from './open-table'
import { rulesOf } from '@/lib/score'

/** Right entries with all their fields, on a table that knows what they speak of. */
async function rightOnes() {
  const store = await emptyStore()
  const table = await openTable(store)
  const four = people()
  const [anna, bert] = four as [(typeof four)[0], (typeof four)[0]] // of four
  const session = evening(four)
  const deal = dealt(session)
  await table.send([...four, session, deal])
  const base = { id: newId(), v: 1, at: deal.at, by: deal.by, kind: 'player' }
  const right: Readonly<Partial<Record<keyof typeof ENTRY_SCHEMAS, readonly object[]>>> = {
    table: [named()],
    player: [
      person('Emil'),
      { ...base, act: 'rename', player: anna.id, name: 'Anni' },
      { ...base, act: 'retire', player: bert.id },
    ],
    session: [{ ...evening(four), title: 'Kirchweih', planned: 40 }],
    seating: [seating(session, four)],
    rules: [newRules(session, rulesOf({}))],
    deal: [dealt(session, undefined, { after: deal.id, replaces: deal.id })],
    void: [takenBack(session, deal)],
    settled: [settled(session, { from: anna.id, to: bert.id, amount: 5, paid: true })],
    closed: [closed(session)],
  }
  // Of any other kind, one that its schema takes, and that speaks of this evening.
  const words = [
    session.id,
    deal.at,
    deal.by,
    'Anna',
    'de',
    'EUR',
    '2026-11-26',
    hashOf('x'),
    'DE02120300000000202051',
    1,
    true,
  ]
  const of = (kind: keyof typeof ENTRY_SCHEMAS) => right[kind] ?? [exampleOf(ENTRY_SCHEMAS[kind], words) as object]
  return { store, table, of }
}

test('every field of every entry, filled with what it may not hold, is refused by name or kept to the letter', async () => {
  const { store, table, of } = await rightOnes()
  const before = await count(store, table.id)
  const texts = new Map<string, string>()
  let asked: object[] = []
  const ask = async () => {
    const reply = await table.send(asked)
    // What is not named is not stored: each is either placed or refused.
    expect(reply.placed.length + reply.refused.length).toBe(asked.length)
    for (const { code } of reply.refused) expect(code).toMatch(/^[a-z_]{3,40}$/)
    const placed = new Set(reply.placed.map(({ id }) => id))
    for (const one of asked as { id: string }[]) if (placed.has(one.id)) texts.set(one.id, JSON.stringify(one))
    asked = []
  }
  let fields = 0
  for (const kind of Object.keys(ENTRY_SCHEMAS) as (keyof typeof ENTRY_SCHEMAS)[])
    for (const path of fieldsOf(ENTRY_SCHEMAS[kind])) {
      fields += 1
      if (path[0] === 'id') continue // an entry without a name is no entry: below
      for (const value of [...STRANGE, ...TEXTS])
        for (const one of of(kind)) {
          const spoilt = withValue({ ...one, id: newId() }, path, value)
          if (spoilt) asked.push(spoilt)
          if (asked.length === 40) await ask()
        }
    }
  if (asked.length > 0) await ask()
  expect(fields).toBeGreaterThan(70)
  const kept = (await everything(table)).slice(before)
  expect(kept.map(({ entry }) => JSON.stringify(entry))).toEqual([...texts.values()])
  // Names and the like may be any text: some were kept, most were not.
  expect(texts.size).toBeGreaterThan(TEXTS.length)
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

test('every field of every request, filled with what it may not hold, is refused by name, and nothing is stored', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const guest = await table.guest('owner')
  const [first] = people(1)
  const { cursor } = await table.send(people(1))
  const requests = {
    create: {
      body: { protocol: PROTOCOL, id: newId(), keys: hashesOf(newKeys()) },
      ask: (body: object) => createTable(store, body, NOW),
    },
    rotate: {
      body: { protocol: PROTOCOL, role: 'viewer', hash: hashOf('new') },
      ask: (body: object) => rotateKey(store, guest, body),
    },
    exchange: {
      body: { protocol: PROTOCOL, after: cursor, entries: [first] },
      ask: (body: object) => exchange(store, guest, body),
    },
  }
  for (const [name, schema] of Object.entries(REQUEST_SCHEMAS)) {
    const { body, ask } = requests[name as keyof typeof requests] // its keys
    for (const path of fieldsOf(schema))
      for (const value of [...STRANGE, ...TEXTS]) {
        // null is "from the beginning", and no entry at all, or one that can be named, is a request.
        const mayBe =
          name === 'exchange' && ((path[0] === 'after' && path.length === 1 && value === null) || path[0] === 'entries')
        const spoilt = withValue<object>(body, path, value)
        if (!spoilt || mayBe) continue
        const reply = await ask(spoilt)
        expect(REFUSALS, `${name} ${path.join('.')} ${JSON.stringify(value)}`).toHaveProperty(
          'code' in reply ? reply.code : 'taken',
        )
      }
    for (const more of [{ admin: true }, JSON.parse('{"__proto__":{"role":"owner"}}') as object])
      expect(await ask({ ...body, ...Object.fromEntries(Object.entries(more)) })).toHaveProperty('code')
  }
  // An entry that cannot be named makes the request none; one with a strange name is refused alone.
  for (const id of STRANGE.filter((value) => typeof value !== 'string'))
    expect(await exchange(store, guest, { protocol: PROTOCOL, after: null, entries: [{ ...first, id }] })).toEqual({
      code: 'bad_request',
    })
  for (const id of ['', ...TEXTS]) {
    const reply = await exchange(store, guest, { protocol: PROTOCOL, after: cursor, entries: [{ ...first, id }] })
    expect('refused' in reply && ENTRY_REFUSALS.includes(reply.refused[0]?.code as 'bad_entry')).toBe(true)
  }
  expect(await count(store, table.id)).toBe(1)
  expect(await store.db.table.count()).toBe(1)
  expect((await table.guest('viewer')).hashes).toEqual(hashesOf(table.keys))
})
