import Papa from 'papaparse'
import { neutralized } from './cell'

/** How the spreadsheets of a country read a list. */
export type Dialect = { readonly separator: ';' | ','; readonly decimal: ',' | '.' }
export const DIALECTS = {
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
} as const satisfies Record<string, Dialect>

/** A number with its digits after the comma: `{ units: -140, digits: 2 }` is −1.40. */
export type Figure = { readonly units: number; readonly digits: number }
/** null: an empty cell. */
export type Cell = string | Figure | null

const BOM = '\ufeff'

/** Writes a list for spreadsheets: texts in quotation marks and never a formula, figures bare, so that they can be added up. */
export const writeCsv = (rows: readonly (readonly Cell[])[], { separator, decimal }: Dialect): string =>
  BOM + rows.map((row) => `${row.map((cell) => written(cell, decimal)).join(separator)}\r\n`).join('')

function written(cell: Cell, decimal: Dialect['decimal']): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `"${neutralized(cell).replaceAll('"', '""')}"`
  return figure(cell, decimal)
}

/** `-1,40`: with the minus of a keyboard, which is the one that spreadsheets read. */
export function figure({ units, digits }: Figure, decimal: Dialect['decimal']): string {
  const figures = String(Math.abs(units)).padStart(digits + 1, '0')
  const cut = figures.length - digits
  return `${units < 0 ? '-' : ''}${figures.slice(0, cut)}${digits > 0 ? decimal + figures.slice(cut) : ''}`
}

/** A list as it was found: rows as they are, those without anything in them left out. `line` counts all rows from 1. */
export type Sheet = { readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[] }

/** More than this is no list that people have typed. */
export const SHEET_LIMITS = { characters: 2 * 1024 * 1024, rows: 5_000, columns: 60, cell: 2_000 } as const

export const SHEET_FAULTS = [
  'file_too_large',
  'not_text',
  'quotes_broken',
  'no_rows',
  'too_many_rows',
  'too_many_columns',
  'cell_too_long',
] as const
export type SheetFault = (typeof SHEET_FAULTS)[number]

/** Reads a list with semicolons, commas or tabs between its cells, whichever it uses. */
export function readCsv(text: string): { readonly sheet: Sheet } | { readonly code: SheetFault } {
  if (text.length > SHEET_LIMITS.characters) return { code: 'file_too_large' }
  if (/[\0\ufffd]/.test(text)) return { code: 'not_text' }
  const list = text.replace(/^\ufeff/, '')
  const { data, errors } = Papa.parse<string[]>(list, { delimiter: separatorOf(list) })
  if (errors.some(({ type }) => type === 'Quotes')) return { code: 'quotes_broken' }
  const rows = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) return { code: 'no_rows' }
  if (rows.length > SHEET_LIMITS.rows) return { code: 'too_many_rows' }
  if (rows.some(({ cells }) => cells.length > SHEET_LIMITS.columns)) return { code: 'too_many_columns' }
  if (rows.some(({ cells }) => cells.some((cell) => cell.length > SHEET_LIMITS.cell))) return { code: 'cell_too_long' }
  return { sheet: { rows } }
}

/** Between most cells stands a semicolon or a tab; where neither does, it is the comma. What is in quotation marks is not asked. */
function separatorOf(list: string): string {
  const bare = list.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '')
  const often = (sign: string) => bare.split(sign).length - 1
  const [semicolons, tabs] = [often(';'), often('\t')]
  if (Math.max(semicolons, tabs) * 2 < often('\n')) return ','
  return tabs > semicolons ? '\t' : semicolons > 0 ? ';' : ','
}

/** The text of a file: UTF-8, or what German spreadsheets of old write. null: it is no text. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
