import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseOf, shelvesIn } from '@/lib/phone/indexed-db'
import type { Shelves } from '@/lib/phone/shelf'
import { storeOver, type Store } from '@/lib/phone/store'
import { memoryShelves } from '../support/memory-shelves'
import { dealt, evening, named, newId, replied, table, TABLE, toast } from './log-of-a-phone'

const AT = '2026-11-29T20:20:00.000Z'

const SHELVES: readonly [string, () => Shelves][] = [
  ['IndexedDB', () => shelvesIn(databaseOf('test'))],
  ['memory, as the simulated phones have it', memoryShelves],
]

describe.each(SHELVES)('a phone that keeps its log in %s', (_, shelves) => {
  let store: Store
  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory()
    store = storeOver(shelves())
    await store.keep(table())
  })
  const ids = async (part: Parameters<Store['entries']>[1], limit?: number) =>
    (await store.entries(TABLE, part, limit)).map(({ id }) => id)
  const era = async () => (await store.table(TABLE))?.era ?? -1

  test('who only watches writes nothing, nor does anybody at a table that is not here', async () => {
    const { entries } = evening(2)
    await store.forget(TABLE)
    expect(await store.enter(TABLE, entries)).toBe(null)
    await store.keep({ ...table(), role: 'viewer' })
    expect(await store.enter(TABLE, entries)).toBe(null)
    expect(await store.counts(TABLE)).toEqual({ all: 0, unsent: 0, refused: 0 })
    await store.change(TABLE, { role: 'scorer' })
    expect(await store.enter(TABLE, entries)).toHaveLength(entries.length)
    expect(await store.counts(TABLE)).toEqual({ all: entries.length, unsent: entries.length, refused: 0 })
  })

  test('keeps what is written in the outbox, in the order of writing', async () => {
    const { entries } = evening(12)
    const shuffled = [...entries].reverse()
    await store.add(TABLE, shuffled.slice(0, 5))
    await store.add(TABLE, shuffled.slice(5))
    expect(await ids('outbox')).toEqual(shuffled.map(({ id }) => id))
    expect(await ids('outbox', 3)).toEqual(shuffled.slice(0, 3).map(({ id }) => id))
    expect(await store.counts(TABLE)).toEqual({ all: 18, unsent: 18, refused: 0 })
  })

  test('writes an entry once, however often the button was tapped', async () => {
    const deal = dealt(evening(0).session)
    expect(await store.add(TABLE, [deal, deal])).toHaveLength(1)
    expect(await store.add(TABLE, [deal])).toEqual([])
    expect(await ids('all')).toEqual([deal.id])
  })

  test('finds an evening without reading the others, and the list of evenings without their deals', async () => {
    const [one, two] = [evening(3), evening(4)]
    await store.add(TABLE, [...one.entries, ...two.entries])
    const found = await store.evening(TABLE, two.session.id)
    expect(found.map(({ id }) => id).sort()).toEqual(two.entries.slice(5).map(({ id }) => id))
    expect(await ids({ session: '' })).toHaveLength(12)
  })

  test('keeps tables apart', async () => {
    const other = newId()
    await store.keep({ ...table(), id: other })
    await store.add(TABLE, evening(2).entries)
    await store.add(other, evening(3).entries)
    await store.forget(TABLE)
    expect(await store.counts(TABLE)).toMatchObject({ all: 0 })
    expect(await store.counts(other)).toMatchObject({ all: 9, unsent: 9 })
    expect((await store.tables()).map(({ id }) => id)).toEqual([other])
  })

  test('clears the outbox only by a reply, and keeps what is refused', async () => {
    const { entries } = evening(1)
    await store.add(TABLE, entries)
    const [first, second] = entries.map(({ id }) => id) as [string, string] // an evening has more
    const reply = replied({
      placed: [{ id: first, clock: 7 }],
      refused: [{ id: second, code: 'bad_entry', field: 'name' }],
      cursor: { clock: 7, stamp: newId() },
    })
    const applied = await store.apply(TABLE, await era(), reply, AT)
    expect(applied).toMatchObject({ state: 'applied', changed: [{ id: first }, { id: second }] })
    expect(await store.counts(TABLE)).toEqual({ all: entries.length, unsent: entries.length - 2, refused: 1 })
    expect(await store.table(TABLE)).toMatchObject({
      role: 'scorer',
      cursor: { clock: 7 },
      lastExchange: AT,
      contact: { state: 'reached' },
      name: 'Donnerstag',
    })
    await store.dismiss(TABLE, second)
    await store.dismiss(TABLE, first)
    expect(await ids('refused')).toEqual([])
    expect(await ids('all')).toHaveLength(entries.length - 1)
  })

  test('counts the entries of a table that an earlier app kept once, and keeps step with them from then on', async () => {
    const over = shelves()
    store = storeOver(over)
    const { entries } = evening(4)
    await over('write', async (shelf) => {
      await shelf.putTable(table())
      const status = { state: 'placed', clock: 1 } as const
      for (const entry of entries) await shelf.putEntry({ table: TABLE, id: entry.id, session: '', entry, status })
    })
    expect(await store.counts(TABLE)).toEqual({ all: entries.length, unsent: 0, refused: 0 })
    expect(await store.table(TABLE)).toMatchObject({ size: entries.length })
    await store.add(TABLE, [named('Ochs')])
    await store.keep(table())
    expect(await store.counts(TABLE)).toEqual({ all: entries.length + 1, unsent: 1, refused: 0 })
  })

  test('takes the same reply twice, and replies that cross', async () => {
    const { entries } = evening(2)
    const places = entries.map((entry, n) => ({ clock: n + 1, entry }))
    const cursorAt = (n: number) => ({ clock: n, stamp: places[n - 1]?.entry.id ?? '' })
    const late = replied({ entries: places.slice(0, 3), cursor: cursorAt(3) })
    const all = replied({ entries: places, cursor: cursorAt(places.length) })
    for (const reply of [all, late, all]) await store.apply(TABLE, 0, reply, AT)
    expect(await store.counts(TABLE)).toEqual({ all: places.length, unsent: 0, refused: 0 })
    expect((await store.table(TABLE))?.cursor).toEqual(cursorAt(places.length))
  })

  test('fills a server that has lost everything: all goes into the outbox again in its order', async () => {
    const { entries } = evening(3)
    const last = dealt(evening(0).session)
    await store.add(TABLE, [last, ...entries])
    const placed = entries.map(({ id }, n) => ({ id, clock: n + 1 }))
    await store.apply(TABLE, 0, replied({ placed, cursor: { clock: 3, stamp: newId() } }), AT)
    await store.rewind(TABLE, 0, false)
    expect(await ids('outbox')).toEqual([...entries, last].map(({ id }) => id))
    expect(await store.table(TABLE)).toMatchObject({ cursor: null, era: 1, registered: false })
  })

  test('does not believe a reply to a question from before that', async () => {
    const { entries } = evening(1)
    await store.add(TABLE, entries)
    await store.rewind(TABLE, 0, true)
    const reply = replied({ placed: [{ id: entries[0]?.id ?? '', clock: 1 }] })
    expect(await store.apply(TABLE, 0, reply, AT)).toEqual({ state: 'outdated' })
    expect(await store.rewind(TABLE, 0, true)).toEqual([])
    expect(await store.counts(TABLE)).toMatchObject({ unsent: entries.length })
  })

  test('notices that an entry lies elsewhere than it did', async () => {
    const { entries } = evening(0)
    const entry = entries[0]
    if (!entry) throw new Error('an evening begins with the name of its table')
    await store.apply(TABLE, 0, replied({ entries: [{ clock: 4, entry }] }), AT)
    expect(await store.apply(TABLE, 0, replied({ entries: [{ clock: 5, entry }] }), AT)).toEqual({ state: 'moved' })
  })

  test('keeps the newest name of the table for the start page', async () => {
    await store.add(TABLE, [named('Donnerstag')])
    await store.add(TABLE, [named('Goldener Ochs')])
    expect((await store.table(TABLE))?.name).toBe('Goldener Ochs')
  })

  test('marks what it does not know, to be read by a newer app', async () => {
    const unknown = toast()
    await store.add(TABLE, [unknown, named('Donnerstag')])
    expect(await ids('unread')).toEqual([unknown.id])
    const known = { ...named('Ochs'), id: unknown.id }
    expect(await store.reread(TABLE, [known])).toMatchObject([{ entry: known, status: { state: 'unsent' } }])
    expect(await ids('unread')).toEqual([])
  })

  test('asks for the first time once, and is one device for good', async () => {
    expect([await store.firstTime('persist'), await store.firstTime('persist')]).toEqual([true, false])
    expect([await store.device(() => 'a'), await store.device(() => 'b')]).toEqual(['a', 'a'])
  })

  test('keeps nothing of a step that fails in the middle', async () => {
    const both = shelves()
    const half = both('write', async (shelf) => {
      await shelf.putSetting('device', 'half')
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(half).rejects.toThrow('full')
    expect(await both('read', (shelf) => shelf.setting('device'))).toBeUndefined()
  })
})
