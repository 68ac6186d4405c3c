import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '@/lib/score'
import {
  dueOf,
  duesOf,
  eveningOf,
  isWithin,
  kittyOf,
  merge,
  putInFor,
  seasonsOf,
  sharedPayments,
  standingsOf,
  eveningSum,
  stockShares,
  tableOf,
  type AnyEntry,
  type Due,
  type Entry,
  type KittyRule,
  type Placed,
} from '@/lib/table'
import { bavarianLog, PEOPLE } from '../support/arbitraries/log'
import { bavarian, seen } from '../support/evening'
import { notebook, RUFSPIEL } from '../support/notebook'

type Facts = Entry extends infer E ? (E extends Entry ? Omit<E, 'id' | 'v' | 'at' | 'by'> : never) : never
const placed = (facts: readonly Facts[]): Placed<AnyEntry>[] =>
  facts.map((said, place) => ({
    entry: { id: `k${1000 + place}`, v: 1, at: '2026-11-26T20:00:00Z', by: 'phone-a', ...said },
    clock: place + 1,
  }))

const amount = fc.integer({ min: 1, max: 5000 })
const none = fc.integer({ min: 0, max: 500 })
const who = fc.constantFrom(...PEOPLE.slice(0, 4))
const evening = fc.constantFrom('evening-1', 'evening-2', 'evening-3')
const due: fc.Arbitrary<Due> = fc.record({ player: who, stock: none, lostSolo: none, evening: none })
const act: fc.Arbitrary<Facts & { kind: 'kitty' }> = fc.oneof(
  fc
    .record({ stock: fc.integer({ min: 0, max: 100 }), lostSolo: none, evening: none })
    .map((rule) => ({ kind: 'kitty' as const, act: 'rule' as const, ...rule })),
  fc
    .record({ evening, dues: fc.uniqueArray(due, { selector: ({ player }) => player, maxLength: 4 }) })
    .map((said) => ({ kind: 'kitty' as const, act: 'dues' as const, ...said })),
  fc
    .record({ player: who, amount, evening: fc.option(evening) })
    .map((said) => ({ kind: 'kitty' as const, act: 'in' as const, ...said })),
  amount.map((spent) => ({ kind: 'kitty' as const, act: 'out' as const, amount: spent, what: 'Brotzeit' })),
  fc.nat({ max: 20 }).map((place) => ({ kind: 'kitty' as const, act: 'undo' as const, target: `k${1000 + place}` })),
)
const book = fc.array(act, { maxLength: 20 }).map(placed)

const total = (amounts: Iterable<number>): number => [...amounts].reduce((sum, one) => sum + one, 0)

describe('the kitty', () => {
  test('holds what was put in less what was spent, and is owed what is due less what was put in for it', () => {
    fc.assert(
      fc.property(book, (entries) => {
        const kitty = kittyOf(entries)
        const paidIn = kitty.bookings.filter((entry) => entry.act === 'in')
        const out = kitty.bookings.filter((entry) => entry.act === 'out')
        expect(kitty.holds).toBe(total(paidIn.map((one) => one.amount)) - total(out.map((one) => one.amount)))
        const dues = [...kitty.dues.values()].flatMap((entry) => entry.dues)
        const forDues = paidIn.filter((one) => one.evening !== null)
        expect(total(kitty.open.values())).toBe(total(dues.map(dueOf)) - total(forDues.map((one) => one.amount)))
        const evenings = new Set(forDues.map((one) => one.evening ?? ''))
        expect(total([...evenings].flatMap((one) => [...putInFor(kitty, one).values()]))).toBe(
          total(forDues.map((one) => one.amount)),
        )
      }),
    )
  })

  test('says the same whatever phones its book came by', () => {
    fc.assert(
      fc.property(book, fc.nat({ max: 20 }), (entries, cut) => {
        const whole = kittyOf(entries)
        expect(kittyOf(merge(entries.slice(cut), entries.slice(0, cut + 3)))).toEqual(whole)
        expect(kittyOf([...entries].reverse())).toEqual(whole)
      }),
    )
  })

  test('is, after an undo, what it was without the booking, and after an undo of that what it was with it', () => {
    fc.assert(
      fc.property(
        fc.array(
          act.filter((one) => one.act !== 'undo'),
          { minLength: 1, maxLength: 12 },
        ),
        fc.nat(),
        (facts, pick) => {
          const at = pick % facts.length
          const undo = { kind: 'kitty', act: 'undo', target: `k${1000 + at}` } as const
          const without = placed(facts).filter((_, place) => place !== at)
          expect(kittyOf(placed([...facts, undo]))).toEqual(kittyOf(without))
          const redo = { kind: 'kitty', act: 'undo', target: `k${1000 + facts.length}` } as const
          expect(kittyOf(placed([...facts, undo, redo]))).toEqual(kittyOf(placed(facts)))
        },
      ),
    )
  })

  test('never changes what people have among themselves, nor what the table says', () => {
    fc.assert(
      fc.property(bavarianLog, book, (log, entries) => {
        const mixed = eveningOf([...log.entries, ...entries], log.session)
        expect(mixed && seen(mixed)).toEqual(seen(bavarian(log)))
        expect(tableOf([...log.entries, ...entries])).toEqual(tableOf(log.entries))
      }),
      { numRuns: 40 },
    )
  })
})

describe('what an evening brings the kitty', () => {
  const RULE: KittyRule = { stock: 50, lostSolo: 100, evening: 200 }
  const FOUR = ['Anna', 'Bert', 'Cilli', 'Dora']

  test('is its part of the stock, so much for each lost Solo, and the fee of everybody who sat down', () => {
    const table = notebook(FOUR, { game: 'bavarian', rules: rulesOf({ stock: { stake: 10 } }) })
    expect(duesOf(table.bavarian(), RULE, { to: 'seats' })).toEqual([])
    table.deal({ contract: 'passed' })
    table.deal({ contract: 'farbsolo', suit: 'herz', declarer: 1, won: false })
    table.deal({ contract: 'wenz', declarer: 1, won: false })
    table.deal({ contract: 'wenz', declarer: 2, won: true })
    table.deal(RUFSPIEL)
    table.takeBack(table.deal({ contract: 'bettel', declarer: 3, won: false }))
    const stock = table.bavarian().stock
    const dues = duesOf(table.bavarian(), RULE, { to: 'seats' })
    expect(dues.map(({ player, lostSolo, evening: fee }) => [player, lostSolo, fee])).toEqual([
      ['Anna', 0, 200],
      ['Bert', 200, 200],
      ['Cilli', 0, 200],
      ['Dora', 0, 200],
    ])
    expect(total(dues.map((one) => one.stock))).toBe(Math.floor(stock / 2))
  })

  test('takes of the stock just its part, from nobody more than they get of it', () => {
    fc.assert(
      fc.property(bavarianLog, fc.integer({ min: 0, max: 100 }), (log, percent) => {
        const played = bavarian(log)
        const dues = duesOf(played, { stock: percent, lostSolo: 0, evening: 0 }, { to: 'seats' })
        expect(total(dues.map((one) => one.stock))).toBe(Math.floor((played.stock * percent) / 100))
        const shares = stockShares(played, played.stock, { to: 'seats' })
        for (const one of dues) expect(one.stock).toBeLessThanOrEqual(shares.get(one.player) ?? 0)
      }),
    )
  })
})

describe('seasons', () => {
  test('are days that the table chose, changed and removed, in the order of their beginning', () => {
    const entries = placed([
      { kind: 'season', act: 'add', name: 'Winter', from: '2026-10-01', to: null },
      { kind: 'season', act: 'add', name: 'Sommer', from: '2026-04-01', to: '2026-09-30' },
      { kind: 'season', act: 'add', name: 'Irrtum', from: '2020-01-01', to: null },
      { kind: 'season', act: 'change', season: 'k1000', name: 'Winter 26/27', from: '2026-10-01', to: '2027-03-31' },
      { kind: 'season', act: 'remove', season: 'k1002' },
      { kind: 'season', act: 'change', season: 'nowhere', name: 'X', from: '2026-10-01', to: null },
    ])
    expect(seasonsOf(entries).map(({ name, to }) => [name, to])).toEqual([
      ['Sommer', '2026-09-30'],
      ['Winter 26/27', '2027-03-31'],
    ])
    expect(tableOf(entries).unknown).toBe(0)
  })

  test('hold their first and their last day', () => {
    const span = { from: '2026-10-01', to: '2026-12-31' }
    expect(['2026-09-30', '2026-10-01', '2026-12-31', '2027-01-01'].map((day) => isWithin(span, day))).toEqual([
      ...[false, true, true, false],
    ])
    expect(isWithin({ ...span, to: null }, '2099-01-01')).toBe(true)
  })
})

test('standings over any evenings add up to 0, and an evening without a deal is none', () => {
  fc.assert(
    fc.property(fc.array(bavarianLog, { maxLength: 4 }), (logs) => {
      const sums = logs.flatMap((log) => eveningSum(bavarian(log)) ?? [])
      const standings = standingsOf(sums)
      expect(total(standings.map((one) => one.amount))).toBe(0)
      expect(total(standings.map((one) => one.evenings))).toBe(total(sums.map((one) => one.sums.length)))
      for (const { best, worst, amount: all, evenings, won } of standings) {
        expect(best).toBeGreaterThanOrEqual(worst)
        expect(won).toBeLessThanOrEqual(evenings)
        if (evenings === 1) expect([best, worst]).toEqual([all, all])
      }
    }),
    { numRuns: 30 },
  )
})

test('how somebody is paid is what they shared last, until they take it back', () => {
  const details = { name: 'Anna Ober', iban: 'DE89370400440532013000', payPal: null }
  const said: Facts[] = [
    { kind: 'payment', player: 'Anna', details },
    { kind: 'payment', player: 'Bert', details: { ...details, name: 'Bert' } },
    { kind: 'payment', player: 'Bert', details: null },
  ]
  expect([...sharedPayments(placed(said))]).toEqual([['Anna', details]])
})
