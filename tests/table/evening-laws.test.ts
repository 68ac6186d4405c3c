import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appendTo, isKnown, merge, placedIn, type AnyEntry, type DealEntry, type Placed } from '@/lib/table'
import { anyLog, bavarianLog, plainLog, type Log } from '../support/arbitraries/log'
import { bavarian, played, seen } from '../support/evening'

const shuffled = <T>(items: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length })
const logAndOrder = anyLog.chain((log) => fc.record({ log: fc.constant(log), order: shuffled(log.entries) }))
const lastClock = (log: Log) => 2 * log.entries.length + 1

/** The log with more at its end, on the server. */
const more = (log: Log, ...entries: readonly AnyEntry[]): readonly Placed<AnyEntry>[] => [
  ...log.entries,
  ...entries.map((entry, place) => ({ entry, clock: lastClock(log) + place })),
]
const base = (id: string) => ({ id, v: 1 as const, at: '2026-11-26T23:00:00Z', by: 'phone-a' })
const voiding = (log: Log, id: string, target: string): AnyEntry => ({
  ...base(id),
  kind: 'void',
  session: log.session,
  target,
})

describe('whatever was written', () => {
  test('the evening is the same in whichever order its entries arrive, and however often', () => {
    fc.assert(
      fc.property(logAndOrder, ({ log, order }) => {
        expect(seen(played(log, order))).toEqual(seen(played(log)))
        expect(seen(played(log, [...order, ...log.entries]))).toEqual(seen(played(log)))
      }),
    )
  })

  test('balances and stock add up to 0, and the balances are the scores of the deals that count', () => {
    fc.assert(
      fc.property(bavarianLog, (log) => {
        const { balance, stock, rows } = bavarian(log)
        expect([...balance.values()].reduce((sum, amount) => sum + amount, stock as number)).toBe(0)
        for (const [person, amount] of balance) {
          const scores = rows.map((row) =>
            row.state === 'counted' ? (row.played.scores[row.seats.indexOf(person)] ?? 0) : 0,
          )
          expect(scores.reduce<number>((sum, score) => sum + score, 0)).toBe(amount)
        }
      }),
    )
  })

  test('adding entry by entry, in any order, is the same as deriving anew', () => {
    fc.assert(
      fc.property(logAndOrder, ({ log, order }) => {
        for (const entries of [log.entries, order]) {
          const [opening, ...rest] = [...entries].sort((a) => (a.entry.id === log.session ? -1 : 0))
          if (!opening) throw new Error('a log has a session')
          let evening = played(log, [opening])
          rest.forEach((placed, count) => {
            evening = appendTo(evening, placed)
            expect(seen(evening)).toEqual(seen(played(log, [opening, ...rest.slice(0, count + 1)])))
          })
        }
      }),
      { numRuns: 60 },
    )
  })

  test('an evening that grew by a deal leaves the one it grew from as it was, and both may grow', () => {
    fc.assert(
      fc.property(bavarianLog, bavarianLog, (log, other) => {
        const evening = played(log)
        const before = JSON.stringify(seen(evening))
        const deals = other.entries.flatMap(({ entry }): DealEntry[] =>
          isKnown(entry) && entry.kind === 'deal' && entry.replaces === undefined
            ? [{ ...entry, id: `z-${entry.id}`, session: log.session, under: evening.under, after: evening.lastDeal }]
            : [],
        )
        for (const entry of deals) {
          const placed = { entry, clock: null }
          expect(seen(appendTo(evening, placed))).toEqual(seen(played(log, [...log.entries, placed])))
        }
        expect(JSON.stringify(seen(evening))).toBe(before)
      }),
    )
  })

  test('an entry that is there already changes nothing, and an unsent copy does not take its place away', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const evening = played(log)
        for (const { entry, clock } of log.entries) {
          expect(appendTo(evening, { entry, clock })).toBe(evening)
          expect(appendTo(evening, { entry, clock: null })).toBe(evening)
        }
      }),
    )
  })

  test('places that the server gives to unsent entries, in whatever order, give what deriving anew gives', () => {
    fc.assert(
      fc.property(anyLog, fc.boolean(), (log, backwards) => {
        const waiting = log.entries.filter(({ clock }) => clock === null)
        let evening = played(log)
        let known: readonly Placed<AnyEntry>[] = log.entries
        ;(backwards ? [...waiting].reverse() : waiting).forEach(({ entry }, count) => {
          const clock = lastClock(log) + count
          evening = placedIn(evening, entry.id, clock)
          known = known.map((one) => (one.entry.id === entry.id ? { entry, clock } : one))
          expect(seen(evening)).toEqual(seen(played(log, known)))
        })
        expect(evening.rows.every(({ unsent }) => !unsent)).toBe(true)
      }),
    )
  })

  test('an entry of another evening changes nothing', () => {
    fc.assert(
      fc.property(anyLog, bavarianLog, (log, other) => {
        const foreign = other.entries.map(({ entry, clock }) => ({
          entry: {
            ...entry,
            id: `x-${entry.id}`,
            session: 'elsewhere',
            kind: entry.kind === 'session' ? 'void' : entry.kind,
          },
          clock,
        }))
        const evening = played(log)
        expect(seen(played(log, [...foreign, ...log.entries]))).toEqual(seen(evening))
        for (const placed of foreign) expect(appendTo(evening, placed)).toBe(evening)
      }),
    )
  })

  test('numbers count up over the deals that count', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const { rows, count, next } = played(log)
        const numbers = rows.flatMap((row) => (row.state === 'counted' ? [row.number] : []))
        expect(numbers).toEqual(Array.from({ length: count }, (_, before) => before + 1))
        expect(next.number).toBe(count + 1)
      }),
    )
  })

  test('forks are mutual, of different phones, of deals that count after the same deal', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const { rows, forked } = played(log)
        for (const row of rows) {
          const beside = rows.filter(
            (other) =>
              other.id !== row.id &&
              other.state === 'counted' &&
              row.state === 'counted' &&
              other.history[0].after === row.history[0].after &&
              other.history[0].by !== row.history[0].by,
          )
          expect(row.forks).toEqual(beside.map(({ id }) => id))
        }
        expect(forked).toBe(rows.filter(({ forks }) => forks.length > 0).length)
      }),
    )
  })

  test('the generated evenings are not empty', () => {
    const logs = fc.sample(anyLog, 300).map((log) => played(log))
    const some = (what: (evening: ReturnType<typeof played>) => boolean) => logs.filter(what).length
    expect(some(({ count }) => count > 3)).toBeGreaterThan(100)
    expect(some(({ rows }) => rows.some(({ state }) => state === 'voided'))).toBeGreaterThan(50)
    expect(some(({ rows }) => rows.some(({ state }) => state === 'faulty'))).toBeGreaterThan(20)
    expect(some(({ rows }) => rows.some(({ entry, id }) => entry.id !== id))).toBeGreaterThan(50)
    expect(some(({ forked }) => forked > 0)).toBeGreaterThan(50)
    expect(some(({ unknown }) => unknown > 0)).toBeGreaterThan(50)
    expect(some(({ rows }) => rows.some(({ unsent }) => unsent))).toBeGreaterThan(50)
    expect(some(({ rows }) => new Set(rows.map(({ seats }) => seats)).size > 1)).toBeGreaterThan(50)
  })
})

describe('an evening without corrections', () => {
  test('the first deals cost the same whatever follows', () => {
    fc.assert(
      fc.property(plainLog, fc.nat(), (log, cut) => {
        const length = 1 + (cut % log.entries.length)
        expect(played(log, log.entries.slice(0, length)).rows).toEqual(played(log).rows.slice(0, length - 1))
      }),
    )
  })

  test('correcting a deal is the same as having entered it right', () => {
    fc.assert(
      fc.property(plainLog, plainLog, fc.nat(), (log, other, choice) => {
        const deals = dealsOf(log)
        const wrong = deals[choice % deals.length]
        const right = dealsOf(other)[0]
        if (!wrong || !right) throw new Error('a plain log has deals')
        const correction = { ...wrong, id: 'z-correction', replaces: wrong.id, deal: right.deal }
        const corrected = bavarian(log, more(log, correction))
        const entered = bavarian(
          log,
          log.entries.map((placed) =>
            placed.entry === wrong ? { ...placed, entry: { ...wrong, deal: right.deal } } : placed,
          ),
        )
        const said = ({ rows, balance, stock, bock, next, count, lastDeal }: typeof entered) => ({
          rows: rows.map((row) => ({ ...row, entry: row.entry.deal, history: [] })),
          balance,
          stock,
          bock,
          next,
          count,
          lastDeal,
        })
        expect(said(corrected)).toEqual(said(entered))
      }),
    )
  })

  test('taking a deal back is the same as never having entered it, and taking that back restores it', () => {
    fc.assert(
      fc.property(plainLog, fc.nat(), (log, choice) => {
        const deals = dealsOf(log)
        const wrong = deals[choice % deals.length]
        if (!wrong) throw new Error('a plain log has deals')
        const without = bavarian(
          log,
          log.entries.filter(({ entry }) => entry !== wrong),
        )
        const voided = bavarian(log, more(log, voiding(log, 'z-1', wrong.id)))
        expect(voided.rows.filter(({ state }) => state !== 'voided')).toEqual(without.rows)
        expect(voided.rows.find(({ id }) => id === wrong.id)?.state).toBe('voided')
        const sums = ({ balance, stock, bock, next, count }: typeof voided) => ({ balance, stock, bock, next, count })
        expect(sums(voided)).toEqual(sums(without))

        const restored = bavarian(log, more(log, voiding(log, 'z-1', wrong.id), voiding(log, 'z-2', 'z-1')))
        const history = ({ rows }: typeof restored) => rows.map((row) => ({ ...row, history: [] }))
        expect(sums(restored)).toEqual(sums(bavarian(log)))
        expect(history(restored)).toEqual(history(bavarian(log)))
        expect(restored.rows.find(({ id }) => id === wrong.id)?.history.map(({ id }) => id)).toEqual([
          wrong.id,
          'z-1',
          'z-2',
        ])
      }),
    )
  })
})

function dealsOf(log: Log): readonly DealEntry[] {
  return log.entries.flatMap(({ entry }) => (isKnown(entry) && entry.kind === 'deal' ? [entry] : []))
}

test('merging logs is commutative, associative, idempotent, and keeps every entry', () => {
  const part = anyLog.chain(({ entries }) =>
    fc.tuple(
      fc.subarray([...entries]),
      fc
        .subarray([...entries])
        .map((some) => some.map(({ entry }, place) => ({ entry, clock: place % 3 ? null : 7 + place }))),
      fc.subarray([...entries]),
    ),
  )
  fc.assert(
    fc.property(part, ([a, b, c]) => {
      expect(merge(a, b)).toEqual(merge(b, a))
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
      expect(merge(merge(a, b), merge(a, b))).toEqual(merge(a, b))
      expect(new Set(merge(a, b).map(({ entry }) => entry.id))).toEqual(
        new Set([...a, ...b].map(({ entry }) => entry.id)),
      )
    }),
  )
})
