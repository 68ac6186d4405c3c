import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase45, toBase45 } from '@/lib/phone/base45'
import { handoverFrom, handoverOf } from '@/lib/phone/handover'
import { packed, unpacked } from '@/lib/phone/pack'
import { storeOver } from '@/lib/phone/store'
import { newKey } from '@/lib/phone/keys'
import { eveningOf } from '@/lib/table'
import { placedOf } from '@/lib/phone/stored'
import { memoryShelves } from '../support/memory-shelves'
import { dealt, evening, HASHES, table, TABLE, toast } from './log-of-a-phone'

describe('base 45', () => {
  test('gives back the bytes', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void expect(fromBase45(toBase45(bytes))).toEqual(bytes)))
  })
  test.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
  ])('is that of RFC 9285: %s', (text, letters) => {
    expect(toBase45(new TextEncoder().encode(text))).toBe(letters)
  })
  test.each(['GGW', ':::', 'A', 'a', 'AAAA'])('refuses %s', (text) => expect(fromBase45(text)).toBeNull())
})

const long = { entries: evening(30).entries }

describe('texts for a series of codes', () => {
  test('come in any order, twice, and with texts of other people among them', async () => {
    const texts = await packed(long)
    const strangers = await packed({ another: evening(30).entries.map(({ id }) => id) })
    expect(texts.length).toBeGreaterThan(1)
    const order = fc.shuffledSubarray([...texts, ...texts, 'https://example.org/'], { minLength: texts.length * 2 + 1 })
    await fc.assert(
      fc.asyncProperty(order, async (shuffled) => {
        const first = texts[0] ?? ''
        expect(await unpacked([first, ...shuffled, ...strangers])).toEqual({ ok: true, json: long })
      }),
      { numRuns: 20 },
    )
  })
  test('say which are still to come', async () => {
    const texts = await packed(long)
    expect(await unpacked(texts.slice(1))).toEqual({ ok: false, code: 'incomplete', missing: [0], total: texts.length })
  })
  test('are noticed when one was misread', async () => {
    const texts = await packed(long)
    const misread = texts.map((text, n) => (n === 1 ? `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}` : text))
    expect(await unpacked(misread)).toEqual({ ok: false, code: 'damaged' })
  })
  test('of a newer app are told from no texts at all', async () => {
    expect(await unpacked(['ANS2:1:1:ABC:XYZ'])).toEqual({ ok: false, code: 'too_new' })
    expect(await unpacked(['hello', 'ANS1:2:1:ABC:XYZ'])).toEqual({ ok: false, code: 'not_an_evening' })
    expect(await unpacked([])).toEqual({ ok: false, code: 'not_an_evening' })
  })
  test('fit into codes that an old camera reads, in the letters that codes hold best', async () => {
    for (const text of await packed(long)) expect(text).toMatch(/^[0-9A-Z $%*+\-./:]{1,940}$/)
  })
})

describe('an evening of 200 deals', () => {
  const { session, entries } = evening(200)
  const earlier = evening(10)

  test('goes whole from phone to phone without a server, with its people and a key, and without other evenings', async () => {
    const giving = storeOver(memoryShelves())
    const keys = { owner: newKey(), scorer: newKey(), viewer: newKey() }
    const given = { ...table(), key: keys.owner, keys, role: 'owner' as const, hashes: HASHES }
    await giving.keep(given)
    await giving.add(TABLE, [...earlier.entries, ...entries, toast({ session: session.id })])
    const texts = await packed(handoverOf(given, session.id, await giving.entries(TABLE, 'all')))
    expect(texts.length).toBeLessThan(40)

    const parts = await unpacked([...texts].reverse())
    const handed = parts.ok ? handoverFrom(parts.json) : null
    if (!handed) throw new Error('not handed over')
    expect(handed).toMatchObject({
      table: TABLE,
      session: session.id,
      key: keys.scorer,
      role: 'scorer',
      hashes: HASHES,
    })
    const taking = storeOver(memoryShelves())
    await taking.keep({ ...table(), key: handed.key })
    await taking.add(TABLE, handed.entries)
    const derived = async (store: typeof giving) =>
      eveningOf((await store.evening(TABLE, session.id)).map(placedOf), session.id)
    expect(await derived(taking)).toEqual(await derived(giving))
    expect((await derived(taking))?.count).toBe(200)
    const kept = (await taking.entries(TABLE, 'all')).map(({ id }) => id)
    expect(kept).not.toContain(earlier.session.id)
    expect(kept).toEqual(expect.arrayContaining(entries.map(({ id }) => id)))
  })

  test('taken twice is there once', async () => {
    const taking = storeOver(memoryShelves())
    await taking.keep(table())
    await taking.add(TABLE, entries)
    expect(await taking.add(TABLE, entries)).toEqual([])
  })

  test.each([
    ['nothing', null],
    ['a table that is none', { table: 'x' }],
    ['a key that is none', { key: 'short' }],
    ['an entry that is none', { entries: [{ kind: 'deal' }] }],
  ])('is not taken with %s', (_, wrong) => {
    const good = { ...handoverOf({ ...table(), hashes: HASHES }, session.id, []), entries: [dealt(session)] }
    expect(handoverFrom(good)).not.toBeNull()
    expect(handoverFrom(wrong && { ...good, ...wrong })).toBeNull()
  })
})
