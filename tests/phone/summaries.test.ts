import fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseOf, shelvesIn } from '@/lib/phone/indexed-db'
import type { Shelves } from '@/lib/phone/shelf'
import { storeOver, type Store } from '@/lib/phone/store'
import { bundlesFrom, eveningFrom, summariesFrom } from '@/lib/phone/summaries'
import type { Entry, Evening } from '@/lib/table'
import { memoryShelves } from '../support/memory-shelves'
import { dealt, evening, newId, replied, table, TABLE } from './log-of-a-phone'

const SHELVES: readonly [string, () => Shelves][] = [
  ['IndexedDB', () => shelvesIn(databaseOf('test'))],
  ['memory, as the simulated phones have it', memoryShelves],
]
const AT = '2026-11-29T20:20:00.000Z'
const join = (said: ReadonlyMap<string, string>) => [...said.values()].sort().join('; ')
const say = (of: Evening | null) =>
  of ? `${of.count} deals, ${of.rows.filter(({ unsent }) => unsent).length} unsent` : ''

describe.each(SHELVES)('what is kept of an evening in %s', (_, shelves) => {
  let store: Store
  let told: number
  const asked = async (sessions: readonly string[], made = 'this build') => {
    told = 0
    const said = await summariesFrom(store, TABLE, sessions, {
      made,
      say: (of) => {
        told++
        return say(of)
      },
    })
    return sessions.map((session) => said.get(session))
  }
  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory()
    store = storeOver(shelves())
    await store.keep(table())
  })

  test('is worked out once', async () => {
    const [one, two] = [evening(3), evening(20)]
    await store.add(TABLE, [...one.entries, ...two.entries])
    const sessions = [one.session.id, two.session.id]
    expect(await asked(sessions)).toEqual(['3 deals, 3 unsent', '20 deals, 20 unsent'])
    expect(told).toBe(2)
    expect(await asked(sessions)).toEqual(['3 deals, 3 unsent', '20 deals, 20 unsent'])
    expect(told).toBe(0)
  })

  test('is worked out anew after a deal of that evening, and only of that one', async () => {
    const [one, two] = [evening(3), evening(4)]
    await store.add(TABLE, [...one.entries, ...two.entries])
    const sessions = [one.session.id, two.session.id]
    await asked(sessions)
    await store.add(TABLE, [dealt(one.session, one.entries.at(-1)?.id ?? null)])
    expect(await asked(sessions)).toEqual(['4 deals, 4 unsent', '4 deals, 4 unsent'])
    expect(told).toBe(1)
  })

  test('is worked out anew when the server has placed or refused an entry, and when one comes from it', async () => {
    const { session, entries } = evening(2)
    await store.add(TABLE, entries)
    await asked([session.id])
    const [first, second] = entries.slice(-2)
    if (!first || !second) throw new Error('two deals')
    await store.apply(TABLE, 0, replied({ placed: [{ id: first.id, clock: 9 }] }), AT)
    expect(await asked([session.id])).toEqual(['2 deals, 1 unsent'])
    await store.refuse(TABLE, [{ id: second.id, code: 'bad_entry' }])
    expect(await asked([session.id])).toEqual(['1 deals, 0 unsent'])
    await store.apply(TABLE, 0, replied({ entries: [{ clock: 10, entry: dealt(session, first.id) }] }), AT)
    expect(await asked([session.id])).toEqual(['2 deals, 0 unsent'])
  })

  test('is nothing of the table’s other entries', async () => {
    const { session, entries } = evening(2)
    await store.add(TABLE, entries)
    await asked([session.id])
    await store.add(TABLE, evening(0).entries)
    await asked([session.id])
    expect(told).toBe(0)
  })

  test('is worked out anew by another build of the app', async () => {
    const { session, entries } = evening(2)
    await store.add(TABLE, entries)
    await asked([session.id])
    await asked([session.id], 'the next build')
    expect(told).toBe(1)
    await asked([session.id], 'the next build')
    expect(told).toBe(0)
  })

  test('is read in bundles, and where one evening changed the others in its bundle are not counted again', async () => {
    // Whose ids end otherwise, lie in another bundle.
    const ending = (end: string) => {
      const { session, entries } = evening(2)
      const id = session.id.slice(0, -1) + end
      return { id, entries: JSON.parse(JSON.stringify(entries).replaceAll(session.id, id)) as Entry[] } // as they were
    }
    const evenings = [ending('a'), ending('b'), ending('b')]
    for (const { entries } of evenings) await store.add(TABLE, entries)
    let read = 0
    const bundles = async () => {
      told = read = 0
      const watched: Store = {
        ...store,
        said: (table, ids, made) => ((read += ids.length), store.said(table, ids, made)),
      }
      const sessions = evenings.map(({ id }) => id)
      return bundlesFrom(watched, TABLE, sessions, { made: 'this build', say: (of) => (told++, say(of)), join })
    }
    const both = ['2 deals, 2 unsent', '2 deals, 2 unsent; 2 deals, 2 unsent']
    expect([await bundles(), told]).toEqual([both, 3])
    expect([(await bundles()).toSorted(), told, read]).toEqual([both, 0, 2])
    const [, , last] = evenings
    const opened = last?.entries.find(({ kind }) => kind === 'session')
    if (!opened) throw new Error('an evening is opened')
    await store.add(TABLE, [dealt(opened)])
    // The two bundles, and the two evenings of the one that changed.
    expect([(await bundles()).toSorted(), told, read]).toEqual([
      [both[0], '2 deals, 2 unsent; 3 deals, 3 unsent'],
      1,
      4,
    ])
    expect([(await bundles()).length, told, read]).toEqual([2, 0, 2])
    await store.forget(TABLE)
    expect(await store.said(TABLE, ['~a', '~b'], 'this build')).toEqual(new Map())
  })

  test('is no longer what a bundle says when the evening itself is refused', async () => {
    const { session, entries } = evening(1)
    await store.add(TABLE, entries)
    const bundles = () => bundlesFrom(store, TABLE, [session.id], { made: 'this build', say, join })
    expect(await bundles()).toEqual(['1 deals, 1 unsent'])
    await store.refuse(TABLE, [{ id: session.id, code: 'bad_entry' }])
    expect(await bundles()).toEqual([''])
  })

  test('is kept of no bundle in which an evening has changed since', async () => {
    const { session, entries } = evening(1)
    await store.add(TABLE, entries)
    await asked([session.id])
    await store.add(TABLE, [dealt(session)])
    await store.bundle(TABLE, new Map([['~7', [session.id]]]), { made: 'this build', join })
    expect(await store.said(TABLE, ['~7'], 'this build')).toEqual(new Map())
  })

  test('is forgotten with its table', async () => {
    const { session, entries } = evening(2)
    await store.add(TABLE, entries)
    await asked([session.id])
    await store.forget(TABLE)
    expect(await store.said(TABLE, [session.id], 'this build')).toEqual(new Map())
    expect(await asked([session.id])).toEqual([''])
    expect(await store.said(TABLE, [session.id], 'this build')).toEqual(new Map())
  })
})

test('whatever is written, in whatever order, what is kept is what the log says', async () => {
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom('deal', 'news', 'place', 'refuse', 'dismiss', 'rewind', 'ask', 'bundle'),
      fc.nat({ max: 2 }),
      fc.nat(),
    ),
    { maxLength: 25 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const store = storeOver(memoryShelves())
      await store.keep(table())
      const evenings = [evening(1), evening(2), evening(0)]
      for (const { entries } of evenings) await store.add(TABLE, entries)
      const sessions = evenings.map(({ session }) => session.id)
      const asked = () => summariesFrom(store, TABLE, sessions, { made: 'this build', say })
      const bundled = (of = sessions) => bundlesFrom(store, TABLE, of, { made: 'this build', say, join })
      let clock = 0
      for (const [step, at, choice] of taken) {
        const own = evenings[at]
        if (!own) throw new Error('three evenings')
        const record = await store.table(TABLE)
        const waiting = await store.entries(TABLE, 'outbox')
        const one = waiting[choice % Math.max(1, waiting.length)]
        if (step === 'deal') await store.add(TABLE, [dealt(own.session)])
        else if (step === 'news') {
          // As it comes, and once more.
          const entries = [{ clock: ++clock, entry: dealt(own.session) }]
          for (const reply of [replied({ entries }), replied({ entries })])
            await store.apply(TABLE, (await store.table(TABLE))?.era ?? 0, reply, AT)
        } else if (step === 'place' && one)
          await store.apply(TABLE, record?.era ?? 0, replied({ placed: [{ id: one.id, clock: ++clock }] }), AT)
        else if (step === 'refuse' && one) await store.refuse(TABLE, [{ id: one.id, code: 'bad_entry' }])
        else if (step === 'dismiss') {
          const [refused] = await store.entries(TABLE, 'refused')
          if (refused) await store.dismiss(TABLE, refused.id)
        } else if (step === 'bundle') await bundled(choice % 2 === 0 ? sessions : sessions.slice(1))
        else if (step === 'rewind') await store.rewind(TABLE, record?.era ?? 0, true)
        else await asked()
      }
      const said = await asked()
      for (const session of sessions) expect(said.get(session)).toBe(say(await eveningFrom(store, TABLE, session)))
      expect(await bundled()).toEqual([join(said)])
      expect(await bundled()).toEqual([join(said)])
      expect((await store.counts(TABLE)).all).toBe((await store.entries(TABLE, 'all')).length)
    }),
  )
})

test('a phone without room for it works it out each time', async () => {
  const store = storeOver(memoryShelves())
  await store.keep(table())
  const { session, entries } = evening(2)
  await store.add(TABLE, entries)
  const full: Store = { ...store, summarize: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
  const said = await summariesFrom(full, TABLE, [session.id], { made: newId(), say })
  expect(said.get(session.id)).toBe('2 deals, 2 unsent')
  const bundle = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const asked = bundlesFrom({ ...full, bundle }, TABLE, [session.id], { made: newId(), say, join })
  expect(await asked).toEqual(['2 deals, 2 unsent'])
  const broken: Store = { ...store, summarize: () => Promise.reject(new TypeError('a bug')) }
  await expect(summariesFrom(broken, TABLE, [session.id], { made: newId(), say })).rejects.toThrow('a bug')
})
