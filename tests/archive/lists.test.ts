import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bookOf,
  dealsList,
  DIALECTS,
  ledgerList,
  accountsOf,
  listEntries,
  openedOf,
  readCsv,
  restored,
  typedAmount,
  typedList,
  writeCsv,
  type Matching,
  type Sheet,
} from '@/lib/archive'
import { relativeOf } from '@/lib/score/relatives'
import { settlementOf, transfersOf, type BavarianEvening } from '@/lib/table'
import { anyLog, bavarianLog, germanLog } from '../support/arbitraries/log'
import { bavarian, played } from '../support/evening'
import { notebook, RUFSPIEL } from '../support/notebook'
import { DEAL_WORDS, LEDGER_WORDS, nameOf } from './books'
import { fileIds } from './real-ids'

const LISTED = { nameOf, digits: 2 }
const dialect = fc.constantFrom(DIALECTS.de, DIALECTS.en)
const sheetOf = (text: string): Sheet => {
  const read = readCsv(text)
  if ('code' in read) throw new Error(read.code)
  return read.sheet
}

/** What a spreadsheet comes to when it adds up a column; null: there is no such column. */
function columnSum(sheet: Sheet, name: string, decimal: ',' | '.', digits: number): number | null {
  const at = sheet.rows[0]?.cells.map(restored).indexOf(name) ?? -1
  if (at < 0) return null
  return sheet.rows.slice(1).reduce((sum, { cells }) => {
    const amount = typedAmount(cells[at] ?? '', digits > 0 ? 'money' : 'point', decimal, digits)
    if (amount === null) throw new Error(`no number: ${cells[at]}`)
    return sum + amount
  }, 0)
}

const digitsOf = (evening: BavarianEvening) => (evening.rules.unit === 'cent' ? 2 : 0)

describe('the list of deals', () => {
  test('adds up to the board, and with the stock to 0, also after corrections, voids and late-comers', () => {
    fc.assert(
      fc.property(bavarianLog, dialect, (log, how) => {
        const evening = bavarian(log)
        const sheet = sheetOf(writeCsv(dealsList([bookOf(evening)], DEAL_WORDS, LISTED), how))
        for (const [person, balance] of evening.balance)
          expect(columnSum(sheet, nameOf(person), how.decimal, digitsOf(evening))).toBe(balance)
        expect(columnSum(sheet, 'Topf', how.decimal, digitsOf(evening))).toBe(evening.stock)
      }),
    )
  })

  test('has a line for each deal that counts, and says who drew which strokes', () => {
    fc.assert(
      fc.property(germanLog, (log) => {
        const evening = played(log)
        const [, ...lines] = dealsList([bookOf(evening)], DEAL_WORDS, LISTED)
        expect(lines).toHaveLength(evening.count)
        const strokes = evening.rows.flatMap((row) =>
          row.state === 'counted' && 'strokes' in row.played ? row.played.strokes.map((made) => made) : [],
        )
        const listed = bookOf(evening).lines.flatMap(({ gains }) => gains.map((gain) => gain ?? 0))
        expect(Math.max(0, ...listed)).toBe(Math.max(0, ...strokes))
      }),
    )
  })
})

describe('the list of deals of a relative', () => {
  test('names the game, and each person’s column comes to what the board says', () => {
    let lines = 0
    fc.assert(
      fc.property(anyLog, dialect, (log, how) => {
        const evening = played(log)
        if (evening.game === 'bavarian' || evening.game === 'german') return
        const book = bookOf(evening)
        const sheet = sheetOf(writeCsv(dealsList([book], DEAL_WORDS, LISTED), how))
        const at = sheet.rows[0]?.cells.indexOf('Spiel') ?? -1
        for (const { cells } of sheet.rows.slice(1)) expect(cells[at]?.split(' ')[0]).toBe(evening.game)
        lines += sheet.rows.length - 1
        if (book.unit === 'stroke') return
        const digits = book.unit === 'cent' ? 2 : 0
        for (const [person, balance] of evening.balance)
          expect(columnSum(sheet, nameOf(person), how.decimal, digits)).toBe(balance)
      }),
    )
    expect(lines).toBeGreaterThan(30)
  })

  test('says what was played, and who is of the side whose result is told', () => {
    const rules = relativeOf('mucken').usual
    const book = notebook(['person-0', 'person-1', 'person-2', 'person-3'], { game: 'mucken', rules })
    book.deal({ contract: 'wenz', side: 1, won: true })
    book.deal({ byHand: [2, 0] })
    const [called, byHand] = bookOf(book.evening()).lines
    expect(called).toMatchObject({
      contract: { game: 'mucken', contract: 'wenz', byHand: false },
      declarer: 'person-1',
      partner: 'person-3',
      won: true,
    })
    expect(byHand).toMatchObject({ contract: { game: 'mucken', contract: null, byHand: true }, gains: [2, 0, 2, 0] })
    expect(byHand).not.toHaveProperty('declarer')
  })
})

describe('the ledger', () => {
  test('moves what the board says, then what the transfers say, and ends at 0 for everybody', () => {
    fc.assert(
      fc.property(bavarianLog, (log) => {
        const evening = bavarian(log)
        const lines = accountsOf(evening)
        const moved = (kinds: readonly string[]) => {
          const sums = new Map<string, number>()
          for (const { kind, person, amount } of lines)
            if (kinds.includes(kind)) sums.set(person, (sums.get(person) ?? 0) + amount)
          return sums
        }
        for (const [person, balance] of evening.balance) expect(moved(['deal']).get(person) ?? 0).toBe(balance)
        const given = new Map<string, number>()
        for (const { from, to, amount } of transfersOf(evening)) {
          given.set(from, (given.get(from) ?? 0) + amount)
          given.set(to, (given.get(to) ?? 0) - amount)
        }
        expect(moved(['paid', 'open'])).toEqual(given)
        for (const [, sum] of moved(['deal', 'stock', 'paid', 'open', 'rounded'])) expect(sum).toBe(0)
      }),
    )
  })

  test('keeps what was paid as it was paid when a deal is corrected afterwards', () => {
    const book = notebook(['person-0', 'person-1', 'person-2', 'person-3'])
    const deal = book.deal(RUFSPIEL)
    const [first] = transfersOf(book.bavarian())
    if (!first) throw new Error('nobody owes')
    book.put({ kind: 'settled', session: book.session, transfers: [{ ...first, paid: true }] })
    book.deal({ ...RUFSPIEL, cardPoints: 100 }, { replaces: deal })
    const lines = accountsOf(book.bavarian())
    expect(lines.filter(({ kind }) => kind === 'paid').map(({ amount }) => amount)).toEqual([20, -20])
    const last = new Map(lines.map(({ person, balance }) => [person, balance]))
    expect([...last.values()]).toEqual([0, 0, 0, 0])
  })

  test('splits the stock and rounds to coins as it was agreed', () => {
    const book = notebook(['person-0', 'person-1', 'person-2', 'person-3'])
    book.change({ stock: { stake: 10 }, tariff: { rufspiel: 23 } })
    book.deal({ contract: 'passed' })
    book.deal(RUFSPIEL)
    book.deal({ contract: 'passed' })
    const { terms, transfers } = settlementOf(book.bavarian(), {
      stock: { to: 'person', person: 'person-3' },
      coin: 50,
    })
    book.put({
      kind: 'settled',
      session: book.session,
      terms,
      transfers: transfers.map((one) => ({ ...one, paid: true })),
    })
    const lines = accountsOf(book.bavarian())
    expect(lines.filter(({ kind }) => kind === 'stock').map(({ person }) => person)).toEqual(['person-3'])
    expect(lines.filter(({ kind }) => kind === 'paid').every(({ amount }) => amount % 50 === 0)).toBe(true)
    expect(lines.filter(({ kind }) => kind === 'rounded').reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect([...new Map(lines.map(({ person, balance }) => [person, balance])).values()]).toEqual([0, 0, 0, 0])
  })

  test('is a list in both languages', () => {
    const book = notebook(['person-0', 'person-1', 'person-2', 'person-3'])
    book.deal(RUFSPIEL)
    const rows = ledgerList([book.bavarian()], LEDGER_WORDS, LISTED)
    expect(writeCsv(rows, DIALECTS.de).split('\r\n').slice(0, 4)).toEqual([
      '\ufeff"Datum";"Abend";"Art";"Nr.";"Person";"Betrag";"Stand"',
      '"2026-11-26";;"Spiel";1;"Größenwahn – Äpfel; =1+1";0,20;0,20',
      '"2026-11-26";;"Spiel";1;"O\'Ober";0,20;0,20',
      '"2026-11-26";;"Spiel";1;"\'=1+1";-0,20;-0,20',
    ])
    expect(writeCsv(rows, DIALECTS.en)).toContain('"2026-11-26",,"Spiel",1,"\'+49 89",-0.20,-0.20\r\n')
  })
})

describe('a list of deals that is taken in again', () => {
  test('brings everybody what the board says', () => {
    fc.assert(
      fc.property(bavarianLog, dialect, (log, how) => {
        const evening = bavarian(log)
        const book = bookOf(evening)
        const isWhole = book.lines.every(({ stock }) => stock === 0) && evening.balance.size >= 3
        if (!isWhole || book.people.length > 8 || book.lines.length === 0) return
        const sheet = sheetOf(writeCsv(dealsList([book], DEAL_WORDS, LISTED), how))
        const matching: Matching = {
          headed: true,
          columns: (sheet.rows[0]?.cells ?? []).map((cell) =>
            book.people.map(nameOf).includes(restored(cell))
              ? { kind: 'person', name: restored(cell), person: null }
              : { kind: cell === 'Datum' ? 'date' : 'ignore' },
          ),
          amounts: 'each',
          unit: evening.rules.unit === 'cent' ? 'money' : 'point',
          decimal: how.decimal,
        }
        const { evenings, faults } = typedList(sheet, matching, 2)
        expect(faults).toEqual([])
        const [only] = evenings
        if (!only) throw new Error('no evening')
        const ids = { people: fileIds(), evening: () => fileIds(1) }
        const { facts } = listEntries([only], matching.unit, '2000-01-01', ids, () => false)
        const placed = facts.map((fact, at) => ({ entry: { ...fact, v: 1 as const, at: '', by: '' }, clock: at + 1 }))
        const { evenings: taken, view } = openedOf(placed)
        const board = new Map([...evening.balance].map(([person, balance]) => [nameOf(person), balance]))
        for (const one of taken) {
          if (one.game !== 'bavarian') throw new Error('not Bavarian')
          for (const [person, balance] of one.balance)
            expect(board.get(view.people.find(({ id }) => id === person)?.name ?? '')).toBe(balance)
        }
      }),
    )
  })
})
