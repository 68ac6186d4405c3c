import { expect, test } from 'vitest'
import { exchange } from '@/lib/server'
import { PROTOCOL } from '@/lib/sync'
import { dealt, evening, forged, named, people, takenBack, unknown } from './log-of-a-table'
import { count, emptyStore, everything, idsOf, openTable } from './open-table'

const anEvening = () => {
  const four = people()
  const session = evening(four)
  return { four, session, opening: [named(), ...four, session] }
}

test('what one phone sends another reads, in order, every entry as it was', async () => {
  const table = await openTable(await emptyStore())
  const { opening, session } = anEvening()
  const deals = [dealt(session), dealt(session)]
  const sent = await table.send([...opening, ...deals])
  expect(sent.refused).toEqual([])
  expect(sent.placed).toEqual([...opening, ...deals].map(({ id }, at) => ({ id, clock: at + 1 })))
  expect(sent.entries).toEqual([])
  expect(sent.cursor?.clock).toBe(8)
  const read = await table.send([], null, 'viewer')
  expect(read.entries).toEqual([...opening, ...deals].map((entry, at) => ({ clock: at + 1, entry })))
  expect(read.cursor).toEqual(sent.cursor)
  expect(read.more).toBe(false)
})

test('a reply tells the role and the hashes of the keys, enough to register the table anew', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  for (const role of ['owner', 'scorer', 'viewer'] as const) {
    const reply = await table.send([], null, role)
    expect(reply.role).toBe(role)
    expect(reply.keys).toEqual((await table.guest()).hashes)
    expect(reply.protocol).toBe(PROTOCOL)
  }
})

test('an empty log has no cursor, and nothing new leaves the cursor where it was', async () => {
  const table = await openTable(await emptyStore())
  expect((await table.send([])).cursor).toBeNull()
  const { opening } = anEvening()
  const { cursor } = await table.send(opening)
  const again = await table.send([], cursor)
  expect(again).toMatchObject({ cursor, entries: [], placed: [], more: false })
})

test('a request sent twice is stored once and answered with the same places', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  const entries = [...opening, dealt(session)]
  const first = await table.send(entries)
  const second = await table.send(entries)
  expect(second.placed).toEqual(first.placed)
  expect(second.cursor).toEqual(first.cursor)
  expect(second.entries).toEqual([])
  expect(await count(store, table.id)).toBe(entries.length)
})

test('after a lost reply the entries are sent again together with newer ones', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  await table.send(opening)
  const lost = dealt(session)
  await table.send([lost])
  const newer = dealt(session)
  const reply = await table.send([lost, newer])
  expect(reply.placed).toEqual([
    { id: lost.id, clock: 7 },
    { id: newer.id, clock: 8 },
  ])
  expect(reply.entries.map(({ clock }) => clock)).toEqual([1, 2, 3, 4, 5, 6])
  expect(await count(store, table.id)).toBe(8)
})

test('two requests that cross store each entry once', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  await table.send(opening)
  const [one, both, other] = [dealt(session), dealt(session), dealt(session)]
  const [a, b, c] = await Promise.all([table.send([one, both]), table.send([both, other]), table.send([other, one])])
  const clocks = new Map([...a.placed, ...b.placed, ...c.placed].map(({ id, clock }) => [id, clock]))
  for (const reply of [a, b, c]) for (const { id, clock } of reply.placed) expect(clocks.get(id)).toBe(clock)
  expect([...clocks.values()].sort()).toEqual([7, 8, 9])
  expect(await count(store, table.id)).toBe(9)
})

test('the same entry twice in one request is stored once', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  const deal = dealt(session)
  const reply = await table.send([...opening, deal, deal, dealt(session)])
  expect(reply.placed.map(({ clock }) => clock)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(reply.cursor?.clock).toBe(8)
})

test('an id that is known holds its first content, and the second is said to be placed', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  const deal = dealt(session)
  await table.send([...opening, deal])
  const other = forged(deal, { deal: { contract: 'passed' } })
  const reply = await table.send([other])
  expect(reply.placed).toEqual([{ id: deal.id, clock: 7 }])
  expect(reply.refused).toEqual([])
  expect((await everything(table)).at(-1)?.entry).toEqual(deal)
})

test('a known session with other rules does not change what deals are checked against', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { four, session, opening } = anEvening()
  const five = people(5)
  await table.send([...opening, ...five])
  const wider = forged(session, { seats: idsOf(five) })
  const deal = dealt(session, { contract: 'wenz', declarer: 4, won: true })
  const reply = await table.send([wider, deal])
  expect(reply.refused).toMatchObject([{ id: deal.id, code: 'seat_not_playing' }])
  expect(four.length).toBe(4)
})

test('of two entries with one id that arrive together the first holds, also for what is checked later', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const five = people(5)
  const session = evening(five.slice(0, 4))
  await table.send(five)
  await Promise.all([table.send([session]), table.send([forged(session, { seats: idsOf(five) })])])
  expect((await everything(table)).at(-1)?.entry).toEqual(session)
  const deal = dealt(session, { contract: 'wenz', declarer: 4, won: true })
  expect((await table.send([deal])).refused).toMatchObject([{ id: deal.id, code: 'seat_not_playing' }])
})

test('entries that come before what they refer to are refused, and taken when they come again after it', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  const deal = dealt(session)
  const early = await table.send([deal, ...opening])
  expect(early.refused).toEqual([{ id: deal.id, code: 'session_unknown', field: 'session' }])
  expect(idsOf(early.placed)).toEqual(idsOf(opening))
  const again = await table.send([deal], early.cursor)
  expect(again.placed).toEqual([{ id: deal.id, clock: 7 }])
})

test('a phone reads what others wrote between its own entries', async () => {
  const table = await openTable(await emptyStore())
  const { opening, session } = anEvening()
  const { cursor } = await table.send(opening)
  const theirs = [dealt(session), dealt(session)]
  await table.send(theirs)
  const mine = dealt(session)
  const reply = await table.send([mine], cursor)
  expect(reply.placed).toEqual([{ id: mine.id, clock: 9 }])
  expect(reply.entries).toEqual(theirs.map((entry, at) => ({ clock: 7 + at, entry })))
  expect(reply.cursor?.clock).toBe(9)
})

test('an entry of an unknown kind, or of a version to come, is kept and passed on unharmed', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  const strange = [
    unknown({ nested: { list: [1, 2.5, null, { deep: 'ja' }] }, z: 1, a: 2 }),
    unknown({ kind: 'deal', v: 2, session: session.id, deal: { contract: 'tarock' } }),
    unknown({ kind: 'constructor', v: 1 }),
    unknown({ v: undefined }),
    unknown({ v: { major: 3 } }),
    JSON.parse(`{"__proto__": {"polluted": true}, ${JSON.stringify(unknown()).slice(1)}`) as { id: string },
  ]
  const reply = await table.send([...opening, ...strange])
  expect(reply.refused).toEqual([])
  const texts = (await everything(table)).slice(6).map(({ entry }) => JSON.stringify(entry))
  expect(texts).toEqual(strange.map((entry) => JSON.stringify(entry)))
})

test('a deal of a version to come can be voided', async () => {
  const table = await openTable(await emptyStore())
  const { opening, session } = anEvening()
  const strange = unknown({ kind: 'deal', v: 2, session: session.id })
  const target = { ...dealt(session), id: strange.id }
  const reply = await table.send([...opening, strange, takenBack(session, target)])
  expect(reply.refused).toEqual([])
})

test('one bad entry among good ones is refused alone, and nothing of it is stored', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  const good = [dealt(session), dealt(session)]
  const bad = forged(dealt(session), { amount: 500 })
  const reply = await table.send([...opening, good[0]!, bad, good[1]!]) // both are there
  expect(reply.refused).toEqual([{ id: bad.id, code: 'bad_entry', field: 'amount' }])
  expect(idsOf(reply.placed)).toEqual(idsOf([...opening, ...good]))
  expect(reply.cursor?.clock).toBe(8)
  expect(await store.db.entry.count({ where: { id: bad.id } })).toBe(0)
})

test('an entry once taken stays placed, even where it would be refused today', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  const deal = dealt(session)
  await table.send([...opening, deal])
  const reply = await table.send([forged(deal, { amount: 500 })])
  expect(reply.refused).toEqual([])
  expect(reply.placed).toEqual([{ id: deal.id, clock: 7 }])
})

test('a viewer writes nothing, and still reads everything', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  await table.send(opening)
  const entries = [dealt(session), unknown(), named('Feindlich')]
  const reply = await table.send(entries, null, 'viewer')
  expect(reply.refused).toEqual(entries.map(({ id }) => ({ id, code: 'read_only' })))
  expect(reply.placed).toEqual([])
  expect(reply.entries.length).toBe(opening.length)
  expect(await count(store, table.id)).toBe(opening.length)
})

test('a long log comes in pages of 500 that leave out nothing', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const { opening, session } = anEvening()
  const deals = Array.from({ length: 1100 }, () => dealt(session))
  const all = [...opening, ...deals]
  await table.send(all.slice(0, 500))
  await table.send(all.slice(500, 1000))
  await table.send(all.slice(1000))
  const first = await table.send([])
  expect(first.entries.length).toBe(500)
  expect(first.more).toBe(true)
  expect(first.cursor?.clock).toBe(500)
  const read = await everything(table)
  expect(read.map(({ entry }) => (entry as { id: string }).id)).toEqual(idsOf(all))
  expect(read.map(({ clock }) => clock)).toEqual(all.map((_, at) => at + 1))
})

test('a page that ends exactly with the log promises nothing more', async () => {
  const table = await openTable(await emptyStore())
  const four = people()
  const session = evening(four)
  const all = [...four, session, ...Array.from({ length: 495 }, () => dealt(session))]
  await table.send(all)
  const page = await table.send([])
  expect(page.entries.length).toBe(500)
  expect(page.more).toBe(false)
})

test('more than 500 entries, or entries that have no name, are no request', async () => {
  const store = await emptyStore()
  const table = await openTable(store)
  const many = Array.from({ length: 501 }, () => unknown())
  expect(await table.ask(many)).toEqual({ code: 'bad_request' })
  expect(await table.ask(many.slice(1))).toMatchObject({ refused: [] })
  for (const nameless of [{}, { id: 7 }, { id: null }, { id: 'x'.repeat(65) }])
    expect(await table.ask([unknown(), nameless])).toEqual({ code: 'bad_request' })
  expect(await count(store, table.id)).toBe(500)
})

test('an older and a newer protocol are told apart before anything else is read', async () => {
  const store = await emptyStore()
  const guest = await (await openTable(store)).guest()
  const asked = (protocol: unknown) => exchange(store, guest, { protocol, later: 'word' })
  expect(await asked(PROTOCOL - 1)).toEqual({ code: 'client_too_old' })
  expect(await asked(PROTOCOL + 1)).toEqual({ code: 'server_too_old' })
  for (const none of [undefined, null, '1', 1.5, Number.NaN, PROTOCOL])
    expect(await asked(none)).toEqual({ code: 'bad_request' })
})

test('two tables do not see each other, also with the same ids', async () => {
  const store = await emptyStore()
  const [one, other] = [await openTable(store), await openTable(store)]
  const { opening, session } = anEvening()
  await one.send(opening)
  const foreign = dealt(session)
  const reply = await other.send([foreign])
  expect(reply.refused).toEqual([{ id: foreign.id, code: 'session_unknown', field: 'session' }])
  expect(reply.entries).toEqual([])
  const same = await other.send(opening)
  expect(same.placed.map(({ clock }) => clock)).toEqual([1, 2, 3, 4, 5, 6])
  expect(await count(store, one.id)).toBe(6)
})
