import { expect, test } from 'vitest'
import {
  isReadable,
  LIMITS,
  parseEntry,
  parseLiveEvent,
  parseReply,
  PROTOCOL,
  referencesOf,
  type ExchangeReply,
} from '@/lib/sync'
import {
  closed,
  dealt,
  evening,
  named,
  newId,
  newRules,
  people,
  person,
  RUFSPIEL,
  seating,
  settled,
  takenBack,
  unknown,
} from '../server/log-of-a-table'

const four = people()
const session = evening(four)
const deal = dealt(session)

test('what is read is the entry itself and its text, whole', () => {
  for (const entry of [named(), person('Anna'), session, deal, unknown({ z: 1, a: { b: [] } })])
    expect(parseEntry(entry)).toEqual({ entry, text: JSON.stringify(entry) })
})

test('what is no object is no entry', () => {
  for (const json of [null, undefined, 7, 'x', [], true]) expect(parseEntry(json)).toMatchObject({ code: 'bad_entry' })
})

test('an unknown key is named, wherever it stands', () => {
  expect(parseEntry({ ...deal, stake: 5 })).toEqual({ code: 'bad_entry', field: 'stake' })
  expect(parseEntry({ ...deal, under: { ...deal.under, stake: 5 } })).toEqual({
    code: 'bad_entry',
    field: 'under.stake',
  })
})

test('an unknown kind needs an id, a kind, a time and a device, and no more', () => {
  expect(parseEntry({ id: newId(), kind: 'toast', at: 'soon', by: 'me' })).toHaveProperty('entry')
  for (const key of ['id', 'kind', 'at', 'by'])
    expect(parseEntry(unknown({ [key]: undefined }))).toEqual({ code: 'bad_entry', field: key })
  expect(parseEntry(unknown({ kind: 'k'.repeat(41) }))).toEqual({ code: 'bad_entry', field: 'kind' })
  expect(parseEntry(unknown({ by: 'b'.repeat(65) }))).toEqual({ code: 'bad_entry', field: 'by' })
  expect(parseEntry(unknown({ at: 'a'.repeat(41) }))).toEqual({ code: 'bad_entry', field: 'at' })
  expect(parseEntry(unknown({ id: 'toast-1' }))).toEqual({ code: 'bad_entry', field: 'id' })
})

test('an entry can be read where both its kind and its version are known', () => {
  const reads = (entry: object) => {
    const parsed = parseEntry(entry)
    return 'entry' in parsed && isReadable(parsed.entry)
  }
  expect([deal, { ...deal, v: 2 }, unknown(), unknown({ kind: 'toString', v: 1 })].map(reads)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('an entry is judged by those it names', () => {
  const references: readonly [Parameters<typeof referencesOf>[0], readonly string[]][] = [
    [named(), []],
    [person('Anna'), []],
    [session, session.seats],
    [seating(session, four), [session.id, ...session.seats]],
    [newRules(session, session.rules as never), [session.id]],
    [deal, [session.id, session.id, session.id]],
    [dealt(session, RUFSPIEL, { replaces: deal.id }), [session.id, session.id, session.id, deal.id]],
    [takenBack(session, deal), [session.id, deal.id]],
    [settled(session), [session.id]],
    [closed(session), [session.id]],
    [unknown({ session: session.id }), []],
  ]
  for (const [entry, named] of references) expect(referencesOf(entry)).toEqual(named)
})

const hash = (letter: string) => letter.repeat(43)
const reply: ExchangeReply = {
  protocol: PROTOCOL,
  role: 'scorer',
  keys: { owner: hash('o'), scorer: hash('s'), viewer: hash('v') },
  placed: [{ id: deal.id, clock: 7 }],
  refused: [
    { id: 'x', code: 'bad_entry', field: 'name' },
    { id: newId(), code: 'read_only' },
  ],
  entries: [
    { clock: 1, entry: four[0]! },
    { clock: 2, entry: unknown() },
  ], // there are four
  cursor: { clock: 7, stamp: newId() },
  more: false,
}

test('a reply is read as it was sent', () => {
  expect(parseReply(JSON.parse(JSON.stringify(reply)))).toEqual(reply)
  expect(parseReply({ ...reply, cursor: null, entries: [], placed: [] })).toMatchObject({ cursor: null })
})

test('a newer server may say more, and what it says is let through unread', () => {
  expect(parseReply({ ...reply, motd: 'Servus' })).toEqual(reply)
})

test('an entry that breaks its schema is kept as it came and marked, and keeps nobody from the rest', () => {
  const odd = { ...deal, stake: 5 }
  const entries = [{ clock: 1, entry: odd }, ...reply.entries.slice(1)]
  expect(parseReply({ ...reply, entries })?.entries).toEqual([{ clock: 1, entry: odd, unread: 1 }, ...entries.slice(1)])
})

test('what is no reply is not taken for one', () => {
  const { more: _, ...less } = reply
  for (const json of [
    null,
    '<html>Welcome to the hotel</html>',
    {},
    [],
    { code: 'key_wrong' },
    less,
    { ...reply, role: 'admin' },
    { ...reply, keys: { owner: hash('o') } },
    { ...reply, cursor: { clock: 0, stamp: newId() } },
    { ...reply, placed: [{ id: deal.id, clock: 1.5 }] },
    { ...reply, entries: [{ clock: 1 }] },
  ])
    expect(parseReply(json)).toBeNull()
})

test('the words of the live stream are read, others are not', () => {
  for (const event of [{ event: 'poke', clock: 0 }, { event: 'deleted' }, { event: 'key_wrong' }])
    expect(parseLiveEvent(JSON.stringify(event))).toEqual(event)
  for (const text of ['', 'hello', '{}', '{"event":"poke"}', '{"event":"sing"}', 'null'])
    expect(parseLiveEvent(text)).toBeNull()
})

test('the limits hold what the design says', () => {
  expect(LIMITS).toEqual({ bodyBytes: 262_144, entriesPerRequest: 500, entryBytes: 8192, entriesPerReply: 500 })
})
