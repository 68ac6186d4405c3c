import { describe, expect, test } from 'vitest'
import {
  guessed,
  listEntries,
  openedOf,
  readCsv,
  refusedAmong,
  typedAmount,
  typedDay,
  typedList,
  type Facts,
  type IdOf,
  type Matching,
  type Sheet,
} from '@/lib/archive'
import type { Person } from '@/lib/table'
import { fileIds } from './real-ids'

const PEOPLE: Person[] = ['Anna', 'Bert'].map((name) => ({ id: `id-${name}`, name, retired: false }))

function sheetOf(text: string): Sheet {
  const read = readCsv(text)
  if ('code' in read) throw new Error(read.code)
  return read.sheet
}
/** Read as it seems to be, but for what is said. */
const readAs = (text: string, change: Partial<Matching> = {}) => {
  const sheet = sheetOf(text)
  return typedList(sheet, { ...guessed(sheet, PEOPLE), ...change }, 2)
}

describe('an amount as it is typed', () => {
  test.each([
    ['4,20', 420],
    ['-1,4', -140],
    ['−1,40 €', -140],
    ['+ 0,60', 60],
    ['1.234,50', 123_450],
    ['20', 2000],
    ['–', 0],
    ['0', 0],
    ['0,005', null],
    ['4.20', null],
    ['1,2,3', null],
    ['vier', null],
    ['1e5', null],
    ['9999999999', null],
  ])('%s is %s cents', (cell, amount) => {
    expect(typedAmount(cell, 'money', ',', 2)).toBe(amount)
  })

  test('is meant as the table says', () => {
    expect(typedAmount('420', 'cent', ',', 2)).toBe(420)
    expect(typedAmount('-12 P', 'point', ',', 2)).toBe(-12)
    expect(typedAmount('1,234.50', 'money', '.', 2)).toBe(123_450)
    expect(typedAmount('420', 'money', ',', 0)).toBe(420)
    expect(typedAmount('4,5', 'point', ',', 2)).toBeNull()
  })
})

test('a day is read as it is typed', () => {
  expect(['2026-11-26', '26.11.2026', '26.11.26', '1. 2. 2026', '26/11/2026'].map(typedDay)).toEqual([
    '2026-11-26',
    '2026-11-26',
    '2026-11-26',
    '2026-02-01',
    '2026-11-26',
  ])
  expect(['30.2.2026', '29.2.2025', '11/26/2026', '26.11.', 'Donnerstag'].map(typedDay)).toEqual(Array(5).fill(null))
  expect(typedDay('29.2.2024')).toBe('2024-02-29')
})

describe('the columns of a list', () => {
  test('are guessed: people by name or by their amounts, the day, what was noted, and what is nobody', () => {
    const sheet = sheetOf('Datum;Nr.;anna;Bert;Cilli;Summe;Bemerkung\n26.11.26;1;0,20;0,20;-0,40;0;Wenz\n')
    expect(guessed(sheet, PEOPLE)).toEqual({
      headed: true,
      columns: [
        { kind: 'date' },
        { kind: 'ignore' },
        { kind: 'person', name: 'anna', person: 'id-Anna' },
        { kind: 'person', name: 'Bert', person: 'id-Bert' },
        { kind: 'person', name: 'Cilli', person: null },
        { kind: 'ignore' },
        { kind: 'note' },
      ],
      amounts: 'each',
      unit: 'money',
      decimal: ',',
    })
  })

  test('are points where nothing has cents, and a point is no comma', () => {
    expect(guessed(sheetOf('A;B;C\n5;-5;0\n'), [])).toMatchObject({ unit: 'point', decimal: ',' })
    expect(guessed(sheetOf('A,B,C\n5.50,-5.50,0\n'), [])).toMatchObject({ unit: 'money', decimal: '.' })
  })

  test('have no head where the first row has amounts already', () => {
    expect(guessed(sheetOf('1;-1;0\n2;-2;0\n'), [])).toMatchObject({ headed: false, columns: [{}, {}, {}] })
  })
})

describe('a list', () => {
  const LIST = 'Datum;Anna;Bert;Cilli;Dora\n'

  test('is an evening for each day, and a day holds for the rows under it', () => {
    const { evenings, faults } = readAs(
      `${LIST}26.11.26;0,20;0,20;-0,20;-0,20\n;1,50;-0,50;-0,50;-0,50\n3.12.26;0,20;-0,20;;0\n`,
    )
    expect(faults).toEqual([])
    expect(
      evenings.map(({ playedOn, people, deals }) => [playedOn, people.length, deals.map(({ scores }) => scores)]),
    ).toEqual([
      [
        '2026-11-26',
        4,
        [
          [20, 20, -20, -20],
          [150, -50, -50, -50],
        ],
      ],
      ['2026-12-03', 3, [[20, -20, 0]]],
    ])
  })

  test('may say what everybody had after each deal, as on paper; who did not play has an empty field', () => {
    const { evenings, faults } = readAs(`${LIST};0,20;0,20;-0,20;-0,20\n;0,70;-0,30;-0,20;\n`, { amounts: 'running' })
    expect(faults).toEqual([])
    expect(evenings[0]?.deals.map(({ scores }) => scores)).toEqual([
      [20, 20, -20, -20],
      [50, -50, 0, 0],
    ])
  })

  test('has every fault named, by its row', () => {
    const { faults } = readAs(
      `${LIST}26.11.26;0,20;0,20;-0,20;-0,20\n31.11.26;1;-1;0;0\n;vier;0,1;0;0\n;0,20;0,20;-0,20;0,20\n;1;-1;0;0;9\n`,
    )
    expect(faults).toEqual([
      { line: 3, column: null, code: 'date_unreadable' },
      { line: 4, column: 2, code: 'amount_unreadable', said: 'vier' },
      { line: 5, column: null, code: 'scores_do_not_balance', said: 40 },
    ])
    const columns = guessed(sheetOf(`${LIST};1;-1;0;0\n`), PEOPLE).columns
    expect(readAs(`${LIST};1;-1;0;0;9\n`, { columns }).faults).toEqual([
      { line: 2, column: null, code: 'row_too_long' },
    ])
  })

  test('has people enough, not too many, and each once', () => {
    const codes = (text: string, change: Partial<Matching> = {}) => readAs(text, change).faults.map(({ code }) => code)
    expect(codes('Anna;Bert\n1;-1\n')).toEqual(['too_few_people'])
    expect(codes(`${'ABCDEFGHI'.split('').join(';')}\n1;-1${';0'.repeat(7)}\n`)).toEqual(['too_many_people'])
    expect(codes('Anna;anna;C\n1;-1;0\n')).toEqual(['person_twice'])
    expect(codes('Xaver;xaver;C\n1;-1;0\n')).toEqual(['person_twice'])
    expect(codes(`${'x'.repeat(40)};B;C\n1;-1;0\n`)).toEqual([])
    const person = (name: string) => ({ kind: 'person', name, person: null }) as const
    expect(codes('A;B;C\n1;-1;0\n', { columns: [person(' '), person('B'), person('C')] })).toEqual(['name_missing'])
    expect(codes('A;B;C\n1;-1;0\n', { columns: [person('x'.repeat(41)), person('B'), person('C')] })).toEqual([
      'name_too_long',
    ])
    expect(codes('Anna;Bert;Cilli\n')).toEqual(['no_deals'])
    expect(codes(`A;B;C;Notiz\n1;-1;0;${'x'.repeat(501)}\n`)).toEqual(['note_too_long'])
  })

  const noneKnown = () => false
  /** Ids as a phone makes them: one maker for each evening by what stands in it. */
  function listIds() {
    const evenings = new Map<string, IdOf>()
    return {
      people: fileIds(),
      evening: (said: string): IdOf => {
        const idOf = evenings.get(said) ?? fileIds(evenings.size + 1)
        evenings.set(said, idOf)
        return idOf
      },
    }
  }
  const ADDED = PEOPLE.map(({ id, name }) => ({ kind: 'player', act: 'add', id, name }) as const)
  const openedFrom = (facts: readonly Facts[]) =>
    openedOf(
      [...ADDED, ...facts].map((fact, at) => ({
        entry: { ...fact, v: 1 as const, at: '', by: '' },
        clock: at + 1,
      })),
    )

  test('becomes entries that a server takes, each person where it was decided, and the same ones every time', () => {
    const { evenings } = readAs(`${LIST.replace('\n', ';Notiz\n')}26.11.26;0,20;0,20;-0,20;-0,20;Ruf\n`)
    const ids = listIds()
    const { facts } = listEntries(evenings, 'money', '2000-01-01', ids, noneKnown)
    expect(facts.map(({ kind }) => kind)).toEqual(['player', 'player', 'session', 'deal', 'closed'])
    expect(listEntries(evenings, 'money', '2000-01-01', ids, noneKnown).facts).toEqual(facts)
    const {
      evenings: [taken],
      view,
    } = openedFrom(facts)
    if (taken?.game !== 'bavarian') throw new Error('no Bavarian evening')
    expect([...taken.balance.values()]).toEqual([20, 20, -20, -20])
    expect(taken.closed).toBe(true)
    expect(view.people.map(({ name }) => name)).toEqual(['Anna', 'Bert', 'Cilli', 'Dora'])
    expect(view.sessions[0]?.playedOn).toBe('2026-11-26')
  })

  test('adds who is new once for all evenings, and when it has grown brings only what is new', () => {
    const ids = listIds()
    const short = `${LIST}26.11.26;0,20;0,20;-0,20;-0,20\n3.12.26;0,20;-0,20;0;0\n`
    const first = listEntries(readAs(short).evenings, 'money', '2000-01-01', ids, noneKnown)
    expect(openedFrom(first.facts).view.people).toHaveLength(4)
    expect(first.written).toHaveLength(2)
    const grown = readAs(`${short}10.12.26;1;-1;0;0\n`).evenings
    const second = listEntries(grown, 'money', '2000-01-01', ids, (session) => first.written.includes(session))
    expect(second.known).toEqual(first.written)
    expect(second.written).toHaveLength(1)
    expect(openedFrom([...first.facts, ...second.facts]).evenings.map(({ count }) => count)).toEqual([1, 1, 1])
  })

  test('is refused where a server would refuse what it becomes', () => {
    const taken = (name: string) => {
      const people = ['A', name, 'C'].map((one) => ({ name: one, person: null }))
      const deals = [{ line: 1, scores: [0, 0, 0], note: null }]
      return refusedAmong(
        listEntries([{ playedOn: null, people, deals }], 'point', '2026-11-26', listIds(), noneKnown).facts,
      )
    }
    expect(taken('B')).toBeNull()
    expect(taken('B\u0007')).toEqual({ at: 1, fault: { code: 'bad_entry', field: 'name' } })
  })
})
