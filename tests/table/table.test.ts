import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRESET_RULES } from '@/lib/score'
import {
  isKnown,
  KINDS,
  namesakes,
  ordered,
  sameName,
  sessionOf,
  tableOf,
  type AnyEntry,
  type Placed,
} from '@/lib/table'
import { anyLog } from '../support/arbitraries/log'

const base = (id: string) => ({ id, v: 1 as const, at: '2026-11-26T20:00:00Z', by: 'phone-a' })
const inTurn = (...entries: readonly AnyEntry[]): Placed<AnyEntry>[] =>
  entries.map((entry, place) => ({ entry, clock: place + 1 }))
const add = (id: string, name: string): AnyEntry => ({ ...base(id), kind: 'player', act: 'add', name })
const named = (id: string, name: string, currency = 'EUR'): AnyEntry => ({
  ...base(id),
  kind: 'table',
  name,
  language: 'de',
  currency,
})
const session = (id: string, rules: unknown = PRESET_RULES.wirtshaus): AnyEntry => ({
  ...base(id),
  kind: 'session',
  playedOn: '2026-11-26',
  seats: ['p1', 'p2', 'p3', 'p4'],
  game: 'bavarian',
  rules,
}) // also rules that are none

describe('the table', () => {
  test('has the newest name, language and currency', () => {
    expect(tableOf(inTurn(named('a', 'Ochsen'), named('b', 'Goldener Ochs', 'CHF')))).toMatchObject({
      name: 'Goldener Ochs',
      language: 'de',
      currency: 'CHF',
    })
  })

  test('has no name and no currency before anybody has given it one', () => {
    expect(tableOf([])).toEqual({ name: '', language: 'und', currency: 'XXX', people: [], sessions: [], unknown: 0 })
  })

  test('"newest" is by the order of the server, not of the phones', () => {
    const [first, second] = [named('b', 'first'), named('a', 'second')]
    expect(
      tableOf([
        { entry: second, clock: 2 },
        { entry: first, clock: 1 },
      ]).name,
    ).toBe('second')
    expect(
      tableOf([
        { entry: second, clock: null },
        { entry: first, clock: 1 },
      ]).name,
    ).toBe('second')
  })

  test('keeps its people in the order in which they came, under their newest names', () => {
    const { people } = tableOf(
      inTurn(
        add('p1', 'Anna'),
        add('p2', 'Bert'),
        { ...base('r'), kind: 'player', act: 'rename', player: 'p1', name: 'Annerl' },
        { ...base('s'), kind: 'player', act: 'retire', player: 'p2' },
        { ...base('t'), kind: 'player', act: 'rename', player: 'nobody', name: 'Nobody' },
        { ...base('u'), kind: 'player', act: 'retire', player: 'nobody' },
      ),
    )
    expect(people).toEqual([
      { id: 'p1', name: 'Annerl', retired: false },
      { id: 'p2', name: 'Bert', retired: true },
    ])
  })

  test('brings back someone who was retired when they are renamed', () => {
    const { people } = tableOf(
      inTurn(
        add('p1', 'Anna'),
        { ...base('r'), kind: 'player', act: 'retire', player: 'p1' },
        { ...base('s'), kind: 'player', act: 'rename', player: 'p1', name: 'anna' },
      ),
    )
    expect(people).toEqual([{ id: 'p1', name: 'anna', retired: false }])
  })

  test('lists its evenings in the order of the log, and counts what it does not understand', () => {
    const view = tableOf([
      ...inTurn(
        session('e2'),
        session('e1'),
        session('e3', { seats: 4 }),
        { id: 'x', kind: 'toast', v: 1 },
        { id: 'y', kind: 'table', v: 2 },
        { id: 'z', kind: 'toast', v: 1, session: 'e1' },
      ),
      ...inTurn(session('e2'), { id: 'x', kind: 'toast', v: 1 }),
    ])
    expect(view.sessions.map(({ id }) => id)).toEqual(['e2', 'e1'])
    expect(view.unknown).toBe(3)
  })
})

describe('names', () => {
  test('are the same without regard to case and surrounding space, however they are written', () => {
    expect(sameName(' anton', 'Anton ')).toBe(true)
    expect(sameName('JÖRG', 'jo\u0308rg')).toBe(true)
    expect(sameName('Anton', 'Antonia')).toBe(false)
  })

  test('namesakes are shown, not merged: two phones may have added the same man, or two', () => {
    const people = [{ name: 'Anton' }, { name: 'Bert' }, { name: 'anton ' }]
    expect(namesakes(people)).toEqual([[{ name: 'Anton' }, { name: 'anton ' }]])
    expect(tableOf(inTurn(add('p1', 'Anton'), add('p2', 'anton'))).people).toHaveLength(2)
  })
})

describe('entries', () => {
  test('are known by kind and version', () => {
    for (const kind of KINDS) {
      expect(isKnown({ id: 'a', kind, v: 1 })).toBe(true)
      expect(isKnown({ id: 'a', kind, v: 2 })).toBe(kind === 'settled')
      expect(isKnown({ id: 'a', kind, v: 3 })).toBe(false)
    }
    expect(isKnown({ id: 'a', kind: 'toast', v: 1 })).toBe(false)
  })

  test('belong to the evening they name, and one that opens it to itself', () => {
    expect(sessionOf(session('e1'))).toBe('e1')
    expect(sessionOf({ id: 'x', kind: 'toast', v: 9, session: 'e1' })).toBe('e1')
    expect(sessionOf({ id: 'x', kind: 'toast', v: 9, session: 7 })).toBeNull()
    expect(sessionOf({ id: 'x', kind: 'session', v: 2 })).toBeNull()
    expect(sessionOf(add('p1', 'Anna'))).toBeNull()
  })

  test('stand in the order of the server, then of their ids, and unsent ones last', () => {
    const one = (id: string, clock: number | null) => ({ entry: add(id, id), clock })
    const given = [one('b', null), one('c', 2), one('a', null), one('d', 1), one('b2', 2)]
    expect(ordered(given).map(({ entry }) => entry.id)).toEqual(['d', 'b2', 'c', 'a', 'b'])
    expect(given[0]?.entry.id).toBe('b')
  })

  test('sorting what is sorted changes nothing', () => {
    fc.assert(
      fc.property(anyLog, ({ entries }) => {
        expect(ordered(entries)).toEqual(entries)
        expect(ordered([...entries].reverse())).toEqual(entries)
      }),
    )
  })
})
