import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBody } from '@/lib/server'
import { parseEnv } from '@/lib/server/env'
import { LIMITS, PROTOCOL } from '@/lib/sync'
import { dealt, evening, forged, newId, people, person, RUFSPIEL, settled, takenBack, unknown } from './log-of-a-table'
import { count, emptyStore, everything, openTable } from './open-table'

async function body(text: BodyInit, headers: HeadersInit = {}, patience?: number) {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: text,
    headers,
    duplex: 'half',
  } as RequestInit)
  const read = await readBody(request, patience)
  return 'code' in read ? read : { json: read.json }
}
const refused = async (text: BodyInit, code: string) => expect(await body(text)).toEqual({ code })

test('a body of 10 MB is refused by its length, or cut off while it comes', async () => {
  await refused('x'.repeat(10_000_000), 'body_too_large')
  let sent = 0
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (to) => {
      sent += 16_384
      to.enqueue(new Uint8Array(16_384).fill(32))
    },
    cancel: () => void (cancelled = true),
  })
  await refused(endless, 'body_too_large')
  expect(cancelled).toBe(true)
  expect(sent).toBeLessThan(LIMITS.bodyBytes + 4 * 16_384)
  expect(await body('[]', { 'content-length': '10000000' })).toEqual({ code: 'body_too_large' })
})

test('a body that comes too slowly is given up, and its sender let go', async () => {
  let cancelled = false
  const dripping = new ReadableStream<Uint8Array>({
    start: (to) => to.enqueue(new TextEncoder().encode('{"protocol":')),
    cancel: () => void (cancelled = true),
  })
  expect(await body(dripping, {}, 20)).toEqual({ code: 'too_slow' })
  expect(cancelled).toBe(true)
})

test('a body of exactly the limit is read, one byte more is not', async () => {
  const text = `"${'x'.repeat(LIMITS.bodyBytes - 2)}"`
  expect(await body(text)).toEqual({ json: text.slice(1, -1) })
  await refused(`${text} `, 'body_too_large')
})

test('what is no JSON, no UTF-8, or deeper than anything of ours, is no request', async () => {
  for (const text of ['', 'null null', '{', '{"a":1,}', 'NaN', "{'a':1}"]) await refused(text, 'bad_request')
  await refused(new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 'bad_request')
  await refused('['.repeat(100_000), 'bad_request')
  await refused('['.repeat(100_000) + ']'.repeat(100_000), 'bad_request')
  await refused('{"a":'.repeat(40) + '1' + '}'.repeat(40), 'bad_request')
  const deepest = '['.repeat(32) + ']'.repeat(32)
  expect(await body(deepest)).toEqual({ json: JSON.parse(deepest) as unknown })
  await refused(`[${deepest}]`, 'bad_request')
  const quoted = JSON.stringify(`${'['.repeat(90)}"\\`)
  expect(await body(`[${quoted}]`)).toEqual({ json: [JSON.parse(quoted)] })
})

test('10,000 entries in one request are no request', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  expect(await table.ask(Array.from({ length: 10_000 }, () => unknown()))).toEqual({ code: 'bad_request' })
  expect(await count(store, table.id)).toBe(0)
})

test('an entry of 8 KiB is taken, one byte more is not, whatever its characters', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const empty = JSON.stringify(unknown({ text: '' })).length
  const fits = unknown({ text: 'x'.repeat(LIMITS.entryBytes - empty) })
  const over = unknown({ text: 'x'.repeat(LIMITS.entryBytes - empty + 1) })
  const wide = unknown({ text: 'ß'.repeat(LIMITS.entryBytes / 2) })
  const reply = await table.send([fits, over, wide])
  expect(reply.placed).toEqual([{ id: fits.id, clock: 1 }])
  expect(reply.refused).toEqual([over, wide].map(({ id }) => ({ id, code: 'entry_too_large' })))
})

test('text that some databases and phones cannot hold is refused; text that only looks so is kept', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const bad = ['a\u0000b', '\\\u0000', '\\\ud800', '\ud800', 'x\udfff', '\ud83d'].flatMap((text) => [
    person(text),
    unknown({ deep: [{ text }] }),
    unknown({ [text]: 1 }),
    unknown({ kind: text }),
  ])
  expect((await table.send(bad)).refused.map(({ code }) => code)).toEqual(bad.map(() => 'bad_entry'))
  const good = [
    '\\u0000',
    '\\\\ud800',
    '🂡',
    'Zoë',
    'a\u2028b',
    '"; DROP TABLE "Entry"; --',
    '<script>alert(1)</script>',
  ].flatMap((text) => [person(text), unknown({ text })])
  const reply = await table.send(good)
  expect(reply.refused).toEqual([])
  expect((await everything(table)).map(({ entry }) => entry)).toEqual(good)
})

test('prototype keys reach no prototype: known kinds refuse them, unknown kinds keep them as text', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const four = people()
  const session = evening(four)
  const deal = dealt(session)
  await table.send([...four, session])
  const poisoned = (entry: object, at: string) =>
    JSON.parse(
      JSON.stringify(entry).replace(at, `${at}"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},`),
    ) as { id: string }
  const known = [poisoned(deal, '{'), poisoned({ ...deal, id: newId() }, '"deal":{'), poisoned(person('x'), '{')]
  const kept = poisoned(unknown(), '{')
  const reply = await table.send([...known, kept])
  expect(reply.refused.map(({ id }) => id)).toEqual(known.map(({ id }) => id))
  expect(JSON.stringify((await everything(table)).at(-1)?.entry)).toBe(JSON.stringify(kept))
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('an entry whose values are of any other type is refused by name and never thrown at', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const four = people()
  const session = evening(four)
  const deal = dealt(session)
  await table.send([...four, session, deal])
  const whole = [
    person('Anna'),
    evening(four),
    dealt(session),
    dealt(session, { contract: 'ramsch', ramsch: { loser: 1 } }),
    takenBack(session, deal),
    settled(session, { from: four[0]!.id, to: four[1]!.id, amount: 5, paid: true }), // there are four
  ]
  const strange = fc.oneof(
    fc.constantFrom<unknown>(null, true, -1, 1.5, 1e21, '', 'x', [], {}, [[]], [null], { a: 1 }, { length: 3 }),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const spoilt = fc
    .record({ entry: fc.constantFrom(...whole), path: fc.nat(), value: strange })
    .map(({ entry, path, value }) => spoil(entry, path, value))
  await fc.assert(
    fc.asyncProperty(fc.array(spoilt, { minLength: 1, maxLength: 20 }), async (entries) => {
      const before = await count(store, table.id)
      const reply = await table.ask(entries)
      if ('code' in reply) {
        // One of them could not even be named.
        expect(reply.code).toBe('bad_request')
        expect(entries.every((one) => typeof (one as { id: unknown }).id === 'string')).toBe(false)
        return
      }
      const settledIds = new Set([...reply.placed, ...reply.refused].map(({ id }) => id))
      for (const { id } of entries as { id: string }[]) expect(settledIds.has(id)).toBe(true)
      for (const one of reply.refused) expect(one.code).toMatch(/^[a-z_]+$/)
      expect(await count(store, table.id)).toBeLessThanOrEqual(before + reply.placed.length)
    }),
  )
  for (const { entry } of await everything(table)) expect((entry as { id: unknown }).id).toBeTypeOf('string')
})

/** The entry with a new id, and one of its values, however deep, replaced. */
function spoil(entry: object, path: number, value: unknown): object {
  const copy = { ...structuredClone(entry), id: newId() }
  const places: [object, string][] = []
  const walk = (part: object) => {
    for (const [key, inner] of Object.entries(part)) {
      places.push([part, key])
      if (typeof inner === 'object' && inner !== null) walk(inner as object)
    }
  }
  walk(copy)
  const [part, key] = places[path % places.length]! // an entry has keys
  ;(part as Record<string, unknown>)[key] = value // some key of some object
  return copy
}

test('any JSON at all is answered, and none is thrown at', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { exchange, createTable, rotateKey } = await import('@/lib/server')
  const guest = await table.guest('owner')
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (json) => {
      const asked = [
        json,
        { protocol: PROTOCOL, after: json, entries: [] },
        { protocol: PROTOCOL, after: null, entries: json },
      ]
      for (const one of asked) {
        const reply = await exchange(store, guest, one)
        if (!('code' in reply)) expect(reply.placed).toEqual([])
      }
      expect(await createTable(store, json, new Date(0))).toHaveProperty('code')
      expect(await rotateKey(store, guest, json)).toHaveProperty('code')
    }),
  )
  expect(await store.db.entry.count()).toBe(0)
})

test('a deal with wrong facts under good rules is refused with its fault', async () => {
  const table = await openTable(await emptyStore())
  const four = people()
  const session = evening(four)
  const entries = [null, [], 'rufspiel', 7].map((deal) => forged(dealt(session), { deal }))
  const reply = await table.send([
    ...four,
    session,
    ...entries,
    forged(dealt(session), { deal: { ...RUFSPIEL, dealer: '0' } }),
  ])
  expect(reply.refused.map(({ field }) => field)).toEqual(['deal', 'deal', 'deal', 'deal', 'deal.dealer'])
})

test('the environment of the server has words for what it does not understand', () => {
  const read = parseEnv({ LOG: 'loud', STREAMS: '0', BENCH: 'yes', SYNCHRONOUS: 'OFF', TRUST_PROXY: 'maybe' })
  expect('mistakes' in read && read.mistakes.map((sentence) => sentence.split(' ')[0]).sort()).toEqual([
    'BENCH',
    'LOG',
    'STREAMS',
    'SYNCHRONOUS',
    'TRUST_PROXY',
  ])
})
