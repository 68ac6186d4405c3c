import type { Dialect } from './csv'

/** How the amounts of a typed list are meant: `4,20` of the currency, `420` of its cents, or points. */
export type TypedUnit = 'money' | 'cent' | 'point'

/** Nothing of a single deal is larger. */
const MOST = 100_000_000

/** What people write around an amount: currency signs, a plus, spaces of every width. */
const DRESS = /[\s\u00a0\u202f€$£]|EUR|CHF|USD|P\.?$/gi

/**
 * An amount as it is typed: `4,20`, `−1.40`, `+20`, `1.234,50 €`, `–` for nothing; in the smallest unit. null: it is none.
 */
export function typedAmount(cell: string, unit: TypedUnit, decimal: Dialect['decimal'], digits: number): number | null {
  const bare = cell.replace(DRESS, '').replace(/[−–—]/g, '-')
  if (bare === '' || bare === '-') return 0
  const grouped = decimal === ',' ? /\.(?=\d{3}(?:\D|$))/g : /[,'’](?=\d{3}(?:\D|$))/g
  const ungrouped = bare.replace(/^\+/, '').replace(grouped, '')
  if (ungrouped.includes(decimal === ',' ? '.' : ',')) return null
  const plain = ungrouped.replace(decimal, '.')
  if (!/^-?\d{1,9}(\.\d{1,9})?$/.test(plain)) return null
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.')
  const places = unit === 'money' ? digits : 0
  if (/[1-9]/.test(fraction.slice(places))) return null
  const amount = Number(whole + fraction.slice(0, places).padEnd(places, '0'))
  if (amount > MOST) return null
  return plain.startsWith('-') && amount !== 0 ? -amount : amount
}

/** Which sign stands before the cents in most of these cells; the comma where nothing says otherwise. */
export function decimalAmong(cells: readonly string[]): Dialect['decimal'] {
  const ends = (sign: string) => cells.filter((cell) => new RegExp(`\\d\\${sign}\\d{1,2}\\D*$`).test(cell)).length
  return ends('.') > ends(',') ? '.' : ','
}

const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2}|\d{4})$/
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** A day as it is typed, as ISO: `2026-11-26`, `26.11.2026`, `26.11.26`, `26/11/2026` (the day first). null: it is none. */
export function typedDay(cell: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell)
  const german = DOTTED.exec(cell) ?? SLASHED.exec(cell)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : german ? [german[3], german[2], german[1]] : []
  if (year === undefined || month === undefined || day === undefined) return null
  const full = year.length === 2 ? `20${year}` : year
  const written = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(Number(full), Number(month), Number(day)) ? written : null
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDay(year: number, month: number, day: number): boolean {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day >= 1 && day <= (month === 2 && leap ? 29 : (LENGTHS[month - 1] ?? 0))
}
