import fc from 'fast-check'
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { databaseOf, shelvesIn } from '@/lib/phone/indexed-db'
import { lacksDrawer, loadTable, tableWith, type TableLog } from '@/lib/phone/open-log'
import { storeOver, type Store } from '@/lib/phone/store'
import { isRefused, placedOf, type Stored } from '@/lib/phone/stored'
import { readFrom, tableSaid, written } from '@/lib/phone/table-said'
import { germanRulesOf, rulesOf } from '@/lib/score'
import { kittyOf, seasonsOf, sharedPayments, tableOf, type Entry } from '@/lib/table'
import { memoryShelves } from '../support/memory-shelves'
import { booked, evening, named, newId, opened, people, person, replied, table, TABLE, toast } from './log-of-a-phone'

const AT = '2026-11-29T20:20:00.000Z'
const MADE = 'this build'

/** What a log says that was read whole. */
async function readWhole(store: Store) {
  const entries = (await store.entries(TABLE, { session: '' })).filter((stored) => !isRefused(stored)).map(placedOf)
  return { view: tableOf(entries), kitty: kittyOf(entries), seasons: seasonsOf(entries), pay: sharedPayments(entries) }
}
const shown = (log: TableLog | null) => {
  const book = log?.book() ?? []
  return { view: log?.open.view, kitty: kittyOf(book), seasons: seasonsOf(book), pay: sharedPayments(book) }
}

test('what is said of a table is read as it was written, whatever its evenings were played by', () => {
  const seats = people()
  const bavarian = opened(seats)
  const entries: Entry[] = [
    named('Donnerstag\nim "Ochsen"'),
    ...seats,
    bavarian,
    { ...opened(seats), title: 'Geburtstag', planned: 60 },
    { ...opened(seats), game: 'bavarian', rules: rulesOf({ tariff: { solo: 70 } }) },
    { ...opened(seats), game: 'german', rules: germanRulesOf({}) },
    { ...bavarian, id: newId() },
    ...booked(seats[0], bavarian),
  ]
  const said = tableSaid(entries.map((entry, at) => ({ entry, clock: at + 1 })))
  const read = readFrom(written(said))
  expect(said.view.sessions).toHaveLength(5)
  expect(read.view).toEqual(said.view)
  expect(read.book()).toEqual(said.book())
  expect(read.book().map(({ entry }) => entry.kind)).toEqual(['kitty', 'kitty', 'season', 'payment'])
  // Three evenings by the same rules write them once.
  expect(written(said).match(/"klopfen"/g)).toHaveLength(2)
})

type Step =
  'name' | 'person' | 'evening' | 'session' | 'book' | 'toast' | 'place' | 'refuse' | 'dismiss' | 'rewind' | 'open'
const STEPS: readonly Step[] = [
  ...(['name', 'person', 'evening', 'session', 'book', 'toast'] as const),
  ...(['place', 'refuse', 'dismiss', 'rewind', 'open', 'open'] as const),
]

test('whatever is written, a table opens with what its log says, and so does one that was open all the time', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat()), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const store = storeOver(memoryShelves())
      await store.keep(table())
      let open = await loadTable(store, TABLE, MADE)
      let clock = 0
      const take = async (step: Step, choice: number): Promise<readonly Stored[]> => {
        const waiting = await store.entries(TABLE, 'outbox')
        const one = waiting[choice % Math.max(1, waiting.length)]
        const era = (await store.table(TABLE))?.era ?? 0
        if (step === 'name') return store.add(TABLE, [named(`Runde ${choice}`)])
        if (step === 'person') return store.add(TABLE, [person(`Anna ${choice}`)])
        if (step === 'evening') return store.add(TABLE, evening(1).entries)
        if (step === 'session') return store.add(TABLE, [opened(people())])
        if (step === 'book') return store.add(TABLE, booked())
        if (step === 'toast') return store.add(TABLE, [toast()])
        if (step === 'rewind') return store.rewind(TABLE, era, true)
        if (step === 'place' && one) {
          const done = await store.apply(TABLE, era, replied({ placed: [{ id: one.id, clock: ++clock }] }), AT)
          return done.state === 'applied' ? done.changed : []
        }
        if (step === 'refuse' && one) return store.refuse(TABLE, [{ id: one.id, code: 'bad_entry' }])
        if (step === 'dismiss') {
          const [refused] = await store.entries(TABLE, 'refused')
          if (refused) await store.dismiss(TABLE, refused.id)
        }
        open = await loadTable(store, TABLE, MADE)
        return []
      }
      for (const [step, choice] of taken) {
        const changed = await take(step, choice)
        if (open) open = lacksDrawer(open, changed) ? await loadTable(store, TABLE, MADE) : tableWith(open, changed)
      }
      const said = await readWhole(store)
      expect(shown(open)).toEqual(said)
      expect(shown(await loadTable(store, TABLE, MADE))).toEqual(said)
      expect(shown(await loadTable(store, TABLE, MADE))).toEqual(said)
    }),
  )
})

test('a table that was opened before is opened without reading its entries, but not by another build', async () => {
  const store = storeOver(memoryShelves())
  await store.keep(table())
  await store.add(TABLE, [...evening(3).entries, ...booked()])
  const first = shown(await loadTable(store, TABLE, MADE))
  const read = vi.fn(store.entries)
  const sum = vi.fn(store.summarize)
  const watched = { ...store, entries: read, summarize: sum }
  expect(shown(await loadTable(watched, TABLE, MADE))).toEqual(first)
  expect([read.mock.calls.length, sum.mock.calls.length]).toEqual([0, 0])
  expect(shown(await loadTable(watched, TABLE, 'the next build'))).toEqual(first)
  expect(sum).toHaveBeenCalledOnce()
})

test.each([
  ['memory', memoryShelves],
  ['IndexedDB', () => shelvesIn(databaseOf('test'))],
] as const)(
  'in %s a deal changes nothing of what is said of its table, and another evening does',
  async (_, shelves) => {
    const store = storeOver(shelves())
    await store.keep(table())
    const { entries } = evening(2)
    await store.add(TABLE, entries.slice(0, -1))
    await loadTable(store, TABLE, MADE)
    await store.add(TABLE, entries.slice(-1))
    expect((await store.opening(TABLE, MADE)).says).not.toBeNull()
    await store.add(TABLE, [opened(people())])
    expect((await store.opening(TABLE, MADE)).says).toBeNull()
  },
)

test('a phone that is full reads its table each time', async () => {
  const store = storeOver(memoryShelves())
  await store.keep(table())
  await store.add(TABLE, evening(3).entries)
  const full = { ...store, summarize: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
  const log = await loadTable(full, TABLE, MADE)
  expect(log?.open.view.people).toHaveLength(4)
  expect(log?.drawer?.size).toBe(6)
})
