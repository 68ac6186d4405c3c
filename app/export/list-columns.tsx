'use client'

import { restored, type ListColumn, type Matching, type Sheet } from '@/lib/archive'
import type { ExportTexts } from '@/lib/i18n'
import type { Person } from '@/lib/table'
import { FIELD } from '../_ui/field'

type Props = {
  sheet: Sheet
  matching: Matching
  people: readonly Person[]
  onChange: (matching: Matching) => void
  words: ExportTexts
}

/** How many fields of a column are shown, to know it by. */
const SEEN = 3

/** What each column is: nothing, the day, a note, somebody of the table, or somebody new. */
export function ListColumns({ sheet, matching, people, onChange, words }: Props) {
  const { typed } = words
  const rows = sheet.rows.map(({ cells }) => cells)
  const change = (at: number, column: ListColumn) =>
    onChange({ ...matching, columns: matching.columns.map((old, place) => (place === at ? column : old)) })
  return (
    <ul className="border-line border-b">
      {matching.columns.map((column, at) => {
        const head = matching.headed ? restored(rows[0]?.[at] ?? '').slice(0, 40) : ''
        const seen = rows.slice(matching.headed ? 1 : 0, SEEN + 1).map((cells) => cells[at] ?? '')
        const label = head === '' ? typed.column(at + 1) : head
        return (
          <li key={at} className="border-line grid grid-cols-2 items-center gap-2 border-t py-2">
            <span className="min-w-0">
              <b className="block truncate">{label}</b>
              <span className="text-muted tabular block truncate text-sm">
                {seen.map((cell) => cell || typed.empty).join(' · ')}
              </span>
            </span>
            <select
              aria-label={label}
              className={FIELD}
              value={valueOf(column)}
              onChange={(event) => change(at, columnOf(event.target.value, head))}
            >
              <option value="ignore">{typed.as.ignore}</option>
              <option value="date">{typed.as.date}</option>
              <option value="note">{typed.as.note}</option>
              <option value="new">{head === '' ? typed.as.newNamed : typed.as.newPerson(head)}</option>
              {people.map(({ id, name }) => (
                <option key={id} value={`person ${id}`}>
                  {name}
                </option>
              ))}
            </select>
            {column.kind === 'person' && column.person === null && (
              <input
                aria-label={`${label}: ${typed.name}`}
                placeholder={typed.name}
                maxLength={40}
                className={`${FIELD} col-span-2`}
                value={column.name}
                onChange={(event) => change(at, { ...column, name: event.target.value })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const valueOf = (column: ListColumn): string =>
  column.kind !== 'person' ? column.kind : column.person === null ? 'new' : `person ${column.person}`

function columnOf(value: string, name: string): ListColumn {
  if (value === 'date' || value === 'note') return { kind: value }
  if (value === 'new') return { kind: 'person', name, person: null }
  return value.startsWith('person ') ? { kind: 'person', name, person: value.slice(7) } : { kind: 'ignore' }
}
