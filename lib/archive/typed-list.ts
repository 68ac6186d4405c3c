import { sameName, type Person, type PlayerId } from '../table'
import { restored } from './cell'
import { decimalAmong, typedAmount, typedDay, type TypedUnit } from './typed-amount'
import type { Dialect, Sheet } from './csv'

/** What a column of a typed list is. A person is one of the table, or (null) new under this name. */
export type ListColumn =
  | { readonly kind: 'ignore' }
  | { readonly kind: 'date' }
  | { readonly kind: 'note' }
  | { readonly kind: 'person'; readonly name: string; readonly person: PlayerId | null }

/** How the list is to be read, as it was matched on the screen. */
export type Matching = {
  /** The first row says what the columns are. */
  readonly headed: boolean
  readonly columns: readonly ListColumn[]
  /** What stands in a cell: what the deal brought, or what one had after it. */
  readonly amounts: 'each' | 'running'
  readonly unit: TypedUnit
  readonly decimal: Dialect['decimal']
}

/** What stands over columns that are no person's, in lists of this app and elsewhere. */
const NO_PERSON =
  /^(nr\.?|no\.?|#|deal|spiel|runde|round|augen|card points|klopfen|knocks|kontra|bock|topf|pot|stock|summe|sum|total|gesamt|punkte)$/i
const DATE = /^(datum|date|tag|day)$/i
const NOTE = /^(notiz|bemerkung|anmerkung|kommentar|note|notes|comment|spiel|contract)$/i

/** What the columns seem to be: the one to begin with on the screen. */
export function guessed(sheet: Sheet, people: readonly Person[]): Matching {
  const [head, ...rows] = sheet.rows.map(({ cells }) => cells.map(restored))
  const width = Math.max(...sheet.rows.map(({ cells }) => cells.length))
  const headed = !(head ?? []).some((cell) => isFigure(cell))
  const body = headed ? rows : [head ?? [], ...rows]
  const columns = Array.from({ length: width }, (_, at): ListColumn => {
    const name = headed ? (head?.[at] ?? '').slice(0, 40) : ''
    const cells = body.map((row) => row[at] ?? '').filter((cell) => cell !== '')
    if (DATE.test(name) || (cells.length > 0 && cells.every((cell) => typedDay(cell) !== null))) return { kind: 'date' }
    const known = people.find((person) => sameName(person.name, name))
    if (known) return { kind: 'person', name, person: known.id }
    if (name !== '' && !NO_PERSON.test(name) && cells.length > 0 && cells.every(isFigure))
      return { kind: 'person', name, person: null }
    return NOTE.test(name) && !cells.every(isFigure) ? { kind: 'note' } : { kind: 'ignore' }
  })
  const figures = body.flatMap((row) => row.filter((_, at) => columns[at]?.kind === 'person'))
  const decimal = decimalAmong(figures)
  const hasCents = figures.some((cell) => /[.,]\d{1,2}\D*$/.test(cell))
  return { headed, columns, amounts: 'each', unit: hasCents ? 'money' : 'point', decimal }
}

const isFigure = (cell: string): boolean =>
  cell !== '' && (typedAmount(cell, 'money', ',', 2) !== null || typedAmount(cell, 'money', '.', 2) !== null)

export const LIST_FAULTS = [
  'amount_unreadable',
  'date_unreadable',
  'scores_do_not_balance',
  'row_too_long',
  'too_few_people',
  'too_many_people',
  'person_twice',
  'name_missing',
  'name_too_long',
  'note_too_long',
  'no_deals',
] as const
export type ListFaultCode = (typeof LIST_FAULTS)[number]

/** `line` and `column` count from 1; null: no single one. `said`: what stands there, or what the row comes to. */
export type ListFault = {
  readonly line: number | null
  readonly column: number | null
  readonly code: ListFaultCode
  readonly said?: string | number
}

/** A deal of a typed list: what each person of the evening gained, in the order of its columns. */
export type TypedDeal = { readonly line: number; readonly scores: readonly number[]; readonly note: string | null }
export type TypedEvening = {
  /** ISO; null: the list does not say. */
  readonly playedOn: string | null
  readonly people: readonly { readonly name: string; readonly person: PlayerId | null }[]
  readonly deals: readonly TypedDeal[]
}
export type TypedList = { readonly evenings: readonly TypedEvening[]; readonly faults: readonly ListFault[] }

type Named = Extract<ListColumn, { kind: 'person' }> & { readonly at: number }
type Row = { readonly line: number; readonly amounts: readonly (number | null)[]; readonly note: string | null }

/** Reads a list as it was matched: the evenings in it, by day, and every fault in every row. */
export function typedList(sheet: Sheet, matching: Matching, digits: number): TypedList {
  const named = matching.columns.flatMap((column, at): Named[] => (column.kind === 'person' ? [{ ...column, at }] : []))
  const faults: ListFault[] = columnFaults(named)
  const days = new Map<string | null, Row[]>()
  let day: string | null = null
  for (const { line, cells } of sheet.rows.slice(matching.headed ? 1 : 0)) {
    if (cells.length > matching.columns.length) faults.push({ line, column: null, code: 'row_too_long' })
    const found = dayOf(cells, matching)
    if (found === undefined) faults.push({ line, column: null, code: 'date_unreadable' })
    // A day that is written once holds for the rows under it.
    day = found ?? day
    const row = rowOf(line, cells, named, matching, digits, faults)
    const rows = days.get(day)
    if (rows) rows.push(row)
    else days.set(day, [row])
  }
  const evenings = [...days].map(([playedOn, rows]) => eveningOf(playedOn, rows, named, matching, faults))
  if (evenings.every(({ deals }) => deals.length === 0)) faults.push({ line: null, column: null, code: 'no_deals' })
  return { evenings, faults: faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) }
}

function columnFaults(named: readonly Named[]): ListFault[] {
  return named.flatMap(({ name, person, at }, place): ListFault[] => {
    const fault = (code: ListFaultCode): ListFault[] => [{ line: null, column: at + 1, code, said: name }]
    const isTwice = named
      .slice(0, place)
      .some((other) =>
        person === null ? other.person === null && sameName(other.name, name) : other.person === person,
      )
    if (isTwice) return fault('person_twice')
    if (person !== null) return []
    return name.trim() === '' ? fault('name_missing') : name.trim().length > 40 ? fault('name_too_long') : []
  })
}

/** null: it says none; undefined: it says something that is none. */
function dayOf(cells: readonly string[], { columns }: Matching): string | null | undefined {
  const at = columns.findIndex(({ kind }) => kind === 'date')
  const cell = at < 0 ? '' : (cells[at] ?? '')
  return cell === '' ? null : (typedDay(cell) ?? undefined)
}

function rowOf(
  line: number,
  cells: readonly string[],
  named: readonly Named[],
  { columns, unit, decimal }: Matching,
  digits: number,
  faults: ListFault[],
): Row {
  const amounts = named.map(({ at }) => {
    const cell = restored(cells[at] ?? '')
    if (cell === '') return null
    const amount = typedAmount(cell, unit, decimal, digits)
    if (amount === null) faults.push({ line, column: at + 1, code: 'amount_unreadable', said: cell.slice(0, 40) })
    return amount
  })
  const note = columns
    .flatMap(({ kind }, at) => (kind === 'note' ? [restored(cells[at] ?? '')] : []))
    .filter((text) => text !== '')
    .join(' · ')
  if (note.length > 500) faults.push({ line, column: null, code: 'note_too_long' })
  return { line, amounts, note: note === '' ? null : note }
}

/** The people of a day are those with anything in their column; what is empty for them is nothing gained. */
function eveningOf(
  playedOn: string | null,
  rows: readonly Row[],
  named: readonly Named[],
  { amounts }: Matching,
  faults: ListFault[],
): TypedEvening {
  const own = named.map((_, place) => place).filter((place) => rows.some((row) => row.amounts[place] !== null))
  const had = own.map(() => 0)
  const deals = rows.flatMap(({ line, amounts: cells, note }): TypedDeal[] => {
    const scores = own.map((place, at) => {
      const cell = cells[place] ?? null
      if (amounts === 'each') return cell ?? 0
      const gain = cell === null ? 0 : cell - (had[at] ?? 0)
      if (cell !== null) had[at] = cell
      return gain
    })
    if (own.every((place) => cells[place] === null)) return []
    const sum = scores.reduce((all, score) => all + score, 0)
    const isUnread = faults.some((fault) => fault.line === line && fault.code === 'amount_unreadable')
    if (sum !== 0 && !isUnread) faults.push({ line, column: null, code: 'scores_do_not_balance', said: sum })
    return [{ line, scores, note }]
  })
  const first = rows[0]?.line ?? null
  if (deals.length > 0 && own.length < 3) faults.push({ line: first, column: null, code: 'too_few_people' })
  if (own.length > 8) faults.push({ line: first, column: null, code: 'too_many_people' })
  return {
    playedOn,
    people: own.flatMap((place) => {
      const column = named[place]
      return column ? [{ name: column.name.trim(), person: column.person }] : []
    }),
    deals,
  }
}
