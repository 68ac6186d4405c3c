import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countOf,
  curveOf,
  ENOUGH,
  headsOf,
  isFew,
  kindsOf,
  statisticsOf,
  tallyOf,
  together,
  toldOf,
  type EveningCount,
} from '@/lib/statistics'
import { eveningSum, isKnown, ledgerOf, type DealEntry } from '@/lib/table'
import { anyLog, bavarianLog, plainLog, type Log } from '../support/arbitraries/log'
import { bavarian, played } from '../support/evening'
import { recorded } from './recorded'

const dealsOf = (log: Log): readonly DealEntry[] =>
  log.entries.flatMap(({ entry }) => (isKnown(entry) && entry.kind === 'deal' ? [entry] : []))
const lastOf = (values: readonly number[]) => values[values.length - 1] ?? NaN
const RECORDED = ['02', '04', '05', '07', '09', '11', '13', '15']

/** An evening of some log as if it had been another one on that day. */
function evenings(logs: readonly Log[], days: readonly string[]): EveningCount[] {
  return logs.flatMap((log, at) => {
    const count = countOf(played(log))
    const named = JSON.stringify(count).replaceAll(`"${log.session}"`, `"evening-${at}"`)
    return count ? [{ ...(JSON.parse(named) as EveningCount), playedOn: days[at] ?? '' }] : [] // as it was
  })
}
const DAYS = ['2026-03-01', '2025-12-24', '2026-01-06', '2025-12-24']
const fourLogs = fc.tuple(anyLog, anyLog, anyLog, anyLog)

test.each(RECORDED)('recorded evening %s: the curve ends at the balances, and so does what is counted', (number) => {
  const { book, balance } = recorded(number)
  const evening = book.bavarian()
  const ends = new Map(curveOf(evening).lines.map(({ person, values }) => [person, lastOf(values)]))
  expect(ends).toEqual(balance)
  const gains = new Map(countOf(evening)?.people.map(({ person, gain }) => [person, gain]))
  expect(gains).toEqual(balance)
})

describe('whatever was written', () => {
  test('the curve of an evening ends at the balances', () => {
    fc.assert(
      fc.property(bavarianLog, (log) => {
        const evening = bavarian(log)
        const ends = curveOf(evening).lines.map(({ person, values }) => [person, lastOf(values)] as const)
        expect(new Map(ends)).toEqual(evening.balance)
        const sum = ends.reduce((all, [, end]) => all + end, 0)
        expect(sum + evening.stock).toBe(0)
      }),
    )
  })

  test('the games by contract add up to the deals, and the won and lost ones are among them', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const evening = played(log)
        const count = countOf(evening)
        expect(count === null).toBe(evening.unknown > 0)
        if (!count) return
        expect(count.games.reduce((sum, { deals }) => sum + deals, 0)).toBe(evening.count)
        for (const { deals, won, lost } of count.games) expect(won + lost).toBeLessThanOrEqual(deals)
        expect(count.deals).toBe(evening.count)
      }),
    )
  })

  test('what is told of an evening is the same after it was kept as a text, and is what its log says', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const evening = played(log)
        const told = toldOf(evening)
        expect(told === null).toBe(evening.unknown > 0)
        expect(JSON.parse(JSON.stringify(told))).toEqual(told)
        if (!told) return
        const ledger = ledgerOf(evening)
        expect(told.count).toEqual(countOf(evening))
        expect(told.sum).toEqual(ledger && eveningSum(ledger))
        expect(told.heads).toEqual(evening.game === 'german' ? headsOf(evening) : null)
      }),
    )
  })

  test('each part of what someone played is a part of it', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        for (const person of countOf(played(log))?.people ?? []) {
          const { played: whole, longest, given, taken } = person
          for (const key of ['declared', 'partnered', 'knocked', 'dealt'] as const) {
            expect(person[key].deals).toBeLessThanOrEqual(whole.deals)
            expect(person[key].won).toBeLessThanOrEqual(Math.min(person[key].deals, whole.won))
          }
          expect(person.alone.deals).toBeLessThanOrEqual(person.declared.deals)
          expect(longest.won?.length ?? 0).toBeLessThanOrEqual(whole.won)
          expect(longest.lost?.length ?? 0).toBeLessThanOrEqual(whole.deals - whole.won)
          expect(given.schneider + given.schwarz).toBeLessThanOrEqual(whole.won)
          expect(taken.schneider + taken.schwarz).toBeLessThanOrEqual(whole.deals - whole.won)
        }
      }),
    )
  })

  test('what is counted is kept and read again as it was', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const count = countOf(played(log))
        expect(JSON.parse(JSON.stringify(count))).toEqual(count)
      }),
    )
  })

  test('several evenings are the sum of each, in whatever order they are read', () => {
    fc.assert(
      fc.property(fourLogs, (logs) => {
        const counts = evenings(logs, DAYS)
        const tallies = counts.map(tallyOf)
        for (const kind of kindsOf(tallies)) {
          const all = statisticsOf(tallies, kind)
          if (!all) throw new Error('there are some of this kind')
          const own = counts.filter((count) => count.kind === kind)
          expect(all.deals).toBe(own.reduce((sum, { deals }) => sum + deals, 0))
          expect(all.games.reduce((sum, { deals }) => sum + deals, 0)).toBe(all.deals)
          for (const { game, ...sums } of all.games) {
            const each = own.flatMap(({ games }) => games.filter((other) => other.game === game))
            const sum = (of: keyof typeof sums) => each.reduce((before, one) => before + one[of], 0)
            expect(sums).toEqual({ deals: sum('deals'), won: sum('won'), lost: sum('lost') })
          }
          for (const { person, gain, evenings: sat } of all.people) {
            const each = own.flatMap(({ people }) => people.filter((other) => other.person === person))
            expect(gain).toBe(each.reduce((sum, one) => sum + one.gain, 0))
            expect(sat).toBe(each.length)
            const line = all.curve.lines.find((one) => one.person === person)
            expect(lastOf(line?.values ?? [])).toBe(gain)
          }
          expect(statisticsOf(tallies.toReversed(), kind)).toEqual(all)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('whichever of them were counted together before, and kept, all of it is the same as counted anew', () => {
    const heaps = fc.array(fc.nat({ max: 2 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(fourLogs, heaps, (logs, places) => {
        // Each log twice, so that there are runs, best deals and gains that are equal.
        const tallies = evenings([...logs, ...logs], [...DAYS, ...DAYS.toReversed()]).map(tallyOf)
        const kept = [0, 1, 2].flatMap((heap) => {
          const own = together(tallies.filter((_, at) => places[at] === heap))
          return JSON.parse(JSON.stringify(own)) as typeof own // as it was
        })
        for (const kind of kindsOf(tallies)) expect(statisticsOf(kept, kind)).toEqual(statisticsOf(tallies, kind))
        expect(kindsOf(kept)).toEqual(kindsOf(tallies))
      }),
      { numRuns: 40 },
    )
  })

  test('of equal deals and runs the earlier evening has them', () => {
    const [log] = fc.sample(plainLog, 1)
    if (!log) throw new Error('there is one')
    const counts = evenings([log, log], ['2026-03-01', '2025-12-24'])
    const all = statisticsOf(counts.map(tallyOf), counts[0]?.kind ?? 'cent')
    for (const moment of [all?.best, all?.worst]) if (moment) expect(moment.session).toBe('evening-1')
    const runs = all?.people.flatMap(({ longest }) => [longest.won, longest.lost].filter((run) => run !== null))
    expect(runs?.length).toBeGreaterThan(0)
    for (const { session } of runs ?? []) expect(session).toBe('evening-1')
  })

  test('a curve over evenings goes by their days', () => {
    const [log] = fc.sample(plainLog, 1)
    if (!log) throw new Error('there is one')
    const counts = evenings([log, log, log, log], DAYS)
    const all = statisticsOf(counts.map(tallyOf), counts[0]?.kind ?? 'cent')
    expect(all?.curve.steps).toEqual(['evening-1', 'evening-3', 'evening-2', 'evening-0'])
  })
})

describe('an evening without corrections', () => {
  test('taking a deal back counts as if it had never been entered', () => {
    fc.assert(
      fc.property(plainLog, fc.nat(), (log, choice) => {
        const deals = dealsOf(log)
        const wrong = deals[choice % deals.length]
        if (!wrong) throw new Error('a plain log has deals')
        const { session, v, at, by } = wrong
        const entry = { id: 'z-1', v, at, by, kind: 'void', session, target: wrong.id } as const
        const clock = 2 * log.entries.length + 1
        const without = played(
          log,
          log.entries.filter((placed) => placed.entry !== wrong),
        )
        expect(countOf(played(log, [...log.entries, { entry, clock }]))).toEqual(countOf(without))
      }),
    )
  })

  test('a correction counts as if the deal had been entered right', () => {
    fc.assert(
      fc.property(plainLog, plainLog, fc.nat(), (log, other, choice) => {
        const deals = dealsOf(log)
        const wrong = deals[choice % deals.length]
        const right = dealsOf(other)[0]
        if (!wrong || !right) throw new Error('a plain log has deals')
        const entry = { ...wrong, id: 'z-correction', replaces: wrong.id, deal: right.deal }
        const clock = 2 * log.entries.length + 1
        const entered = log.entries.map((placed) =>
          placed.entry === wrong ? { ...placed, entry: { ...wrong, deal: right.deal } } : placed,
        )
        expect(countOf(played(log, [...log.entries, { entry, clock }]))).toEqual(countOf(played(log, entered)))
      }),
    )
  })
})

test('a sample is small below thirty games, and not from thirty on', () => {
  expect(ENOUGH).toBe(30)
  expect(isFew({ deals: 29 })).toBe(true)
  expect(isFew({ deals: 30 })).toBe(false)
})

test('a long evening has a curve of some hundred points, and its last one is the last deal', () => {
  const { book } = recorded('05')
  const evening = book.bavarian()
  const row = evening.rows[0]
  if (row?.state !== 'counted') throw new Error('it counts')
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ ...row, number: at + 1 }))
  const { steps, lines } = curveOf({ ...evening, rows, count: rows.length })
  expect(steps).toHaveLength(400)
  expect(steps.at(-1)).toBe(10_000)
  for (const { person, values } of lines)
    expect(values.at(-1)).toBe(10_000 * (row.played.scores[row.seats.indexOf(person)] ?? 0))
})
