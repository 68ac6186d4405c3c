import { describe, expect, test } from 'vitest'
import type { Deal } from '@/lib/score'
import { appendTo, eveningOf, placedIn, type AnyEntry, type DealEntry, type Evening } from '@/lib/table'
import { seen } from '../support/evening'
import { notebook, RUFSPIEL } from '../support/notebook'

const SOLO = { contract: 'wenz', declarer: 2, cardPoints: 70 } as const
const dealAfter = (session: string, id: string, after: string | null, by: string): DealEntry => ({
  ...{ id, v: 1, at: '2026-11-26T20:00:00Z', by, kind: 'deal' },
  ...{ session, under: { seating: session, rules: session }, after, deal: RUFSPIEL },
})
const table = () => notebook(['Anna', 'Bert', 'Cilli', 'Dora'])

describe('corrections', () => {
  test('the newest holds, in the place of the first', () => {
    const book = table()
    const first = book.deal(RUFSPIEL)
    book.deal(RUFSPIEL)
    const { under } = book.evening()
    const second = book.deal(SOLO, { replaces: first, after: null, under })
    const third = book.deal({ contract: 'passed' }, { replaces: first, after: null })
    const [row] = book.bavarian().rows
    expect(row).toMatchObject({ id: first, entry: { id: third }, state: 'counted', number: 1 })
    expect(row?.history.map(({ id }) => id)).toEqual([first, second, third])
    expect(book.bavarian().rows).toHaveLength(2)
  })

  test('one that names a correction belongs to the deal that was corrected', () => {
    const book = table()
    const first = book.deal(RUFSPIEL)
    const second = book.deal(SOLO, { replaces: first })
    book.deal({ contract: 'passed' }, { replaces: second })
    expect(book.bavarian().rows.map(({ id, deal }) => [id, deal.contract])).toEqual([[first, 'passed']])
  })

  test('taken back, the version before holds again', () => {
    const book = table()
    const first = book.deal(RUFSPIEL)
    const second = book.deal(SOLO, { replaces: first })
    const third = book.deal({ contract: 'passed' }, { replaces: first })
    book.takeBack(third)
    expect(book.bavarian().rows[0]?.deal.contract).toBe('wenz')
    book.takeBack(second)
    expect(book.bavarian().rows[0]?.deal.contract).toBe('rufspiel')
  })

  test('a correction by someone who did not know that the deal was taken back leaves it taken back', () => {
    const book = table()
    const first = book.deal(RUFSPIEL)
    book.takeBack(first)
    book.deal(SOLO, { replaces: first })
    expect(book.stateOf(first)).toBe('voided')
    expect(book.bavarian().rows[0]?.deal.contract).toBe('wenz')
  })

  test('one of a deal that is not there hides no money silently: it is counted as not understood', () => {
    const book = table()
    const stray = book.deal(RUFSPIEL, { replaces: 'nowhere' })
    expect(book.evening()).toMatchObject({ unknown: 1, astray: [stray], count: 0 })
    book.deal(RUFSPIEL, { replaces: stray })
    expect(book.evening().unknown).toBe(2)
    book.takeBack(stray)
    expect(book.evening().unknown).toBe(1)
  })

  test('one of a void, or of what comes later in the order, is not taken for a correction', () => {
    const book = table()
    const first = book.deal(RUFSPIEL)
    const voided = book.takeBack(first)
    const stray = book.deal(RUFSPIEL, { replaces: voided })
    expect(book.evening().astray).toEqual([stray])
    expect(book.bavarian().rows).toHaveLength(1)
    const backwards = book.placed().map(({ entry, clock }) => ({ entry, clock: -clock }))
    expect(eveningOf(backwards, book.session)?.unknown).toBe(2)
  })
})

describe('voids', () => {
  test('a void of a void restores the deal, and a void of that takes it away again', () => {
    const book = table()
    const deal = book.deal(RUFSPIEL)
    const first = book.takeBack(deal)
    expect(book.stateOf(deal)).toBe('voided')
    const second = book.takeBack(first)
    expect(book.stateOf(deal)).toBe('counted')
    book.takeBack(second)
    expect(book.stateOf(deal)).toBe('voided')
  })

  test('two phones that take back the same deal must both be taken back', () => {
    const book = table()
    const deal = book.deal(RUFSPIEL)
    const [first, second] = [book.takeBack(deal), book.takeBack(deal)]
    book.takeBack(first)
    expect(book.stateOf(deal)).toBe('voided')
    book.takeBack(second)
    expect(book.stateOf(deal)).toBe('counted')
  })

  test('a change of seats, the closing and the settling can be taken back, the evening itself cannot', () => {
    const book = table()
    const seating = book.sit('Dora', 'Cilli', 'Bert', 'Anna')
    const closed = book.put({ kind: 'closed', session: book.session })
    const agreed = [{ from: 'Anna', to: 'Bert', amount: 5, paid: false }]
    book.put({ kind: 'settled', session: book.session, transfers: agreed })
    const again = book.put({ kind: 'settled', session: book.session, transfers: [] })
    expect(book.evening()).toMatchObject({ closed: true, settled: [], seats: ['Dora', 'Cilli', 'Bert', 'Anna'] })
    for (const target of [seating, closed, again]) book.takeBack(target)
    expect(book.evening()).toMatchObject({ closed: false, settled: agreed, seats: ['Anna', 'Bert', 'Cilli', 'Dora'] })
    expect(book.evening().unknown).toBe(0)
    const stray = book.takeBack(book.session)
    expect(book.evening().astray).toEqual([stray])
  })

  test('a new evening is open and not settled', () => {
    expect(table().evening()).toMatchObject({ closed: false, settled: null, lastDeal: null, count: 0, forked: 0 })
  })

  test('the last deal is the last that was not taken back', () => {
    const book = table()
    const first = book.deal(RUFSPIEL)
    const second = book.deal(RUFSPIEL)
    expect(book.evening().lastDeal).toBe(second)
    book.takeBack(second)
    expect(book.evening().lastDeal).toBe(first)
  })
})

describe('forks', () => {
  test('two deals after the same deal from two phones both count, and each names the other', () => {
    const book = table()
    const start = book.deal(RUFSPIEL)
    const mine = book.deal(SOLO, { after: start })
    const yours = book.deal(SOLO, { after: start, by: 'phone-b' })
    expect(book.bavarian().rows.map(({ forks }) => forks)).toEqual([[], [yours], [mine]])
    expect(book.evening()).toMatchObject({ forked: 2, count: 3 })
    book.takeBack(yours)
    expect(book.bavarian().rows.map(({ forks }) => forks)).toEqual([[], [], []])
    expect(book.evening()).toMatchObject({ forked: 0, count: 2 })
  })

  test('two first deals are one too; two of one phone, or a correction, are none', () => {
    const book = table()
    const first = book.deal(SOLO)
    book.deal(SOLO, { after: null })
    book.deal(SOLO, { after: null, by: 'phone-b', replaces: first })
    expect(book.evening().forked).toBe(0)
    book.deal(SOLO, { after: null, by: 'phone-b' })
    expect(book.evening().forked).toBe(3)
  })
})

test('a fork is found also where a deal was entered after one that reached the server later', () => {
  const book = table()
  const late = [
    dealAfter(book.session, 'x-1', 'x-2', 'phone-a'),
    dealAfter(book.session, 'x-2', null, 'phone-b'),
    dealAfter(book.session, 'x-3', 'x-2', 'phone-b'),
  ]
  const grown = late.map((entry, place) => ({ entry, clock: 10 + place })).reduce(appendTo, book.evening())
  expect(grown.rows.map(({ forks }) => forks)).toEqual([['x-3'], [], ['x-1']])
})

describe('what this app does not know', () => {
  test('is counted, of whatever kind or version, and changes nothing else', () => {
    const book = table()
    book.deal(RUFSPIEL)
    const before = book.bavarian()
    const later: AnyEntry[] = [
      { id: 'x-1', kind: 'toast', v: 1, session: book.session },
      { id: 'x-2', kind: 'deal', v: 2, session: book.session },
      { id: 'x-3', kind: 'void', v: '1', session: book.session, target: before.lastDeal },
    ]
    const evening = eveningOf([...book.placed(), ...later.map((entry) => ({ entry, clock: 99 }))], book.session)
    if (!evening) throw new Error('an evening')
    expect(seen(evening)).toEqual({ ...seen(before), unknown: 3 })
  })

  test('an evening without its opening, or with rules nobody can play by, is none', () => {
    const book = table()
    expect(eveningOf(book.placed().slice(1), book.session)).toBeNull()
    expect(eveningOf(book.placed(), 'elsewhere')).toBeNull()
    const deal = book.deal(RUFSPIEL)
    expect(eveningOf(book.placed(), deal)).toBeNull()
    const broken = book.placed().map(({ entry, clock }) => ({ clock, entry: { ...entry, rules: { seats: 4 } } }))
    expect(eveningOf(broken, book.session)).toBeNull()
    const later = book.placed().map(({ entry, clock }) => ({ clock, entry: { ...entry, v: 2 } }))
    expect(eveningOf(later, book.session)).toBeNull()
    const tarot = book.placed().map(({ entry, clock }) => ({ clock, entry: { ...entry, game: 'tarot' } }))
    expect(eveningOf(tarot, book.session)).toBeNull()
  })

  test('a deal of the other game is faulty', () => {
    const book = table()
    book.deal({ chooser: 0, won: true })
    expect(book.evening()).toMatchObject({ count: 0, rows: [{ state: 'faulty' }] })
  })

  test('what may be left out of a deal is left out before it is played', () => {
    const book = table()
    // As a careless client might write it: 0, false and [] say nothing.
    book.deal({ ...RUFSPIEL, kontra: 0, knocks: [], bock: 0 } as unknown as Deal)
    expect(book.bavarian().rows).toMatchObject([{ state: 'counted', deal: RUFSPIEL, played: { stake: 20, bock: 1 } }])
    expect(book.bavarian().rows[0]?.deal).toEqual(RUFSPIEL)
  })
})

describe('growing', () => {
  test('a new deal, and its place on the server, touch nothing of the deals before', () => {
    const book = table()
    const under = { seating: book.session, rules: book.session }
    let after: string | null = null
    for (let deal = 0; deal < 600; deal++)
      after = book.put({ kind: 'deal', session: book.session, under, after, deal: RUFSPIEL })
    const evening = book.evening()
    const entry = { ...book.placed().at(-1)?.entry, id: 'new', after: evening.lastDeal } as AnyEntry // a deal, with another name
    const heard = appendTo(evening, { entry: { ...entry, id: 'heard', by: 'phone-b' }, clock: 9998 })
    const grown = appendTo(heard, { entry: { ...entry, after: 'heard' }, clock: null })
    const sent = placedIn(grown, 'new', 9999)
    expect([evening.count, heard.count, grown.count, sent.count]).toEqual([600, 601, 602, 602])
    expect([grown.rows.at(-1)?.unsent, sent.rows.at(-1)?.unsent]).toEqual([true, false])
    for (const later of [heard, grown, sent]) {
      expect(later.fold.register.ids).toBe(evening.fold.register.ids)
      expect(later.fold.register.at).toBeNull()
      expect(later.fold.rows.full).toBe(evening.fold.rows.full)
      expect(later.fold.entries.full).toBe(evening.fold.entries.full)
      expect(later.rows.slice(0, 600)).toEqual(evening.rows)
    }
    expect(evening.rows).toHaveLength(600)
    expect(evening.rows).toBe(evening.rows)
  })

  test('a long evening, whose rows are made when they are looked at, is the one that grew deal by deal', () => {
    const book = table()
    const under = { seating: book.session, rules: book.session }
    let after: string | null = null
    for (let number = 0; number < 600; number++) {
      const beside = number % 97 === 5
      const deal = number % 89 === 7 || number === 490 ? { ...SOLO, declarer: 9 } : number % 3 === 0 ? SOLO : RUFSPIEL
      const id = book.put({ kind: 'deal', session: book.session, under, after, deal }, beside ? 'phone-b' : 'phone-a')
      if (!beside) after = id
    }
    const [opening, ...deals] = book.placed()
    const start = eveningOf(opening ? [opening] : [], book.session)
    if (!start) throw new Error('an evening')
    const grown = deals.reduce<Evening>(appendTo, start)
    expect(seen(book.evening())).toEqual(seen(grown))
    expect([grown.forked, grown.count]).toEqual([12, 592])
    book.takeBack(deals[300]?.entry.id ?? '')
    const states = (evening: Evening) => evening.rows.map(({ id, state }) => `${id} ${state}`)
    const changed = states(book.evening()).filter((state, place) => state !== states(grown)[place])
    expect(changed).toEqual([`${deals[300]?.entry.id} voided`])
  })

  test('two evenings may grow from one, each by its own deals, and then by those of the other', () => {
    const book = table()
    const start = book.evening()
    const next = (id: string, by: string) => ({ entry: dealAfter(book.session, id, null, by), clock: null })
    const [mine, yours] = [next('x-1', 'phone-a'), next('x-2', 'phone-a')]
    const ids = (evening: Evening) => evening.rows.map(({ id }) => id)
    expect(ids(appendTo(start, mine))).toEqual(['x-1'])
    expect(ids(appendTo(start, mine))).toEqual(['x-1'])
    const [first, second] = [appendTo(start, mine), appendTo(start, yours)]
    expect(ids(second)).toEqual(['x-2'])
    expect(ids(appendTo(first, yours))).toEqual(['x-1', 'x-2'])
    expect(ids(appendTo(second, mine))).toEqual(['x-1', 'x-2'])
    expect([start.count, first.count, second.count]).toEqual([0, 1, 1])
  })

  test('a deal is unsent until everything that was said about it has its place', () => {
    const book = table()
    const deal = dealAfter(book.session, 'x-1', null, 'phone-a')
    const waiting: AnyEntry[] = [deal, { ...deal, id: 'x-2', replaces: 'x-1' }]
    const evening = waiting.reduce((before, entry) => appendTo(before, { entry, clock: null }), book.evening())
    const states = ['x-1', 'x-2'].map((_, sent, ids) =>
      ids.slice(0, sent + 1).reduce((before, id, place) => placedIn(before, id, 10 + place), evening),
    )
    expect([evening, ...states].map(({ rows }) => rows.map(({ unsent }) => unsent))).toEqual([[true], [true], [false]])
  })

  test('of two places for one entry the lower holds, as when logs are merged', () => {
    const book = table()
    const first = book.deal(RUFSPIEL)
    const second = book.deal(SOLO)
    const evening = book.evening()
    const entry = book.placed().find((one) => one.entry.id === first)?.entry
    if (!entry) throw new Error('the first deal')
    const ids = (clock: number) => appendTo(evening, { entry, clock }).rows.map(({ id }) => id)
    expect(ids(99)).toEqual([first, second])
    const other = book.placed().find((one) => one.entry.id === second)?.entry
    if (!other) throw new Error('the second deal')
    expect(appendTo(evening, { entry: other, clock: 1.5 }).rows.map(({ id }) => id)).toEqual([second, first])
  })

  test('an entry whose place is before one that is known already goes there', () => {
    const book = table()
    const heard = { entry: dealAfter(book.session, 'x-1', null, 'phone-b'), clock: 9 }
    const own = { entry: dealAfter(book.session, 'x-2', null, 'phone-a'), clock: null }
    const evening = [heard, own].reduce(appendTo, book.evening())
    expect(evening.rows.map(({ id }) => id)).toEqual(['x-1', 'x-2'])
    expect(placedIn(evening, 'x-2', 5).rows.map(({ id }) => id)).toEqual(['x-2', 'x-1'])
  })

  test('a place for an entry that is not there changes nothing', () => {
    const evening = table().evening()
    expect(placedIn(evening, 'nowhere', 5)).toBe(evening)
  })
})
