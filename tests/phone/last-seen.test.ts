import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { databaseOf, shelvesIn } from '@/lib/phone/indexed-db'
import { forgetLastSeen, keepLastSeen, lastSeen } from '@/lib/phone/last-seen'
import { storeOver } from '@/lib/phone/store'
import { evening, replied, table, TABLE } from './log-of-a-phone'

const SEEN = { table: TABLE, session: 's', language: 'de', build: 'b', markup: '<p>Anna +20</p>' }

/** What a browser has and Node has not. */
function storage(room = Infinity): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('localStorage', storage())
})

const isKept = () => lastSeen()?.startsWith('{') ?? false

test('is kept as it was seen', () => {
  keepLastSeen(lastSeen(), SEEN)
  expect(JSON.parse(lastSeen() ?? '')).toEqual(SEEN)
})

test('is not kept if anything was forgotten since it was drawn, not even for the first or the second time', () => {
  for (let time = 0; time < 3; time++) {
    const mark = lastSeen()
    forgetLastSeen()
    keepLastSeen(mark, SEEN)
    expect(isKept()).toBe(false)
  }
})

test('is forgotten before an entry is written, has come, has been let go, and before a table is dropped', async () => {
  const store = storeOver(shelvesIn(databaseOf('anschreiber')))
  const { entries } = evening(3)
  await store.keep(table())
  const [first] = entries
  if (!first) throw new Error('an evening has entries')
  const steps: readonly (() => Promise<unknown>)[] = [
    () => store.add(TABLE, entries),
    () => store.apply(TABLE, 0, replied({ placed: [{ clock: 1, id: first.id }] }), '2026-11-30T10:00:00.000Z'),
    () => store.forget(TABLE),
  ]
  for (const step of steps) {
    keepLastSeen(lastSeen(), SEEN)
    expect(isKept()).toBe(true)
    await step()
    expect(isKept()).toBe(false)
  }
})

test('what changes no entry leaves it', async () => {
  const store = storeOver(shelvesIn(databaseOf('anschreiber')))
  const { entries } = evening(3)
  await store.keep(table())
  await store.add(TABLE, entries)
  keepLastSeen(lastSeen(), SEEN)
  await store.change(TABLE, { lastOpened: '2026-11-30T10:00:00.000Z' })
  await store.add(TABLE, entries)
  expect(isKept()).toBe(true)
})

test('a storage that is full loses what was kept, and one that is forbidden is no fault', () => {
  keepLastSeen(lastSeen(), SEEN)
  const full = storage(20)
  vi.stubGlobal('localStorage', full)
  keepLastSeen(lastSeen(), SEEN)
  expect(lastSeen()).toBe(null)
  forgetLastSeen()
  expect(lastSeen()).toBe(null)
  vi.stubGlobal('localStorage', undefined)
  forgetLastSeen()
  keepLastSeen(lastSeen(), SEEN)
  expect(lastSeen()).toBe(null)
})
