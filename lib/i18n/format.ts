import type { Unit } from '../score'
import type { Language } from './languages'

/** Writes amounts of one session. */
export type Format = {
  readonly unit: Unit
  /** `4,20`: without a sign, for prices and payments. */
  readonly plain: (amount: number) => string
  /** `+4,20`, `−1,40`, `0,00`: what one gains. */
  readonly signed: (amount: number) => string
  /** `4,20 €`, `12 P`: an amount that stands alone. */
  readonly priced: (amount: number) => string
  /** The sign or letter of the unit: `€`, `P`. */
  readonly symbol: string
  /** Digits after the comma: 2 for euros, 0 for points. */
  readonly digits: number
  /** Reads what a person typed, in whole units of the session; null where it is no such amount. */
  readonly parse: (typed: string) => number | null
}

/** The mathematical minus: as wide as the plus, so that columns of figures stand still. */
const MINUS = '−'

function moneyDigits(language: Language, currency: string): { digits: number; symbol: string } {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency })
  const symbol = money.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
  return { digits: money.resolvedOptions().maximumFractionDigits ?? 2, symbol }
}

export function formatOf(language: Language, unit: Unit, currency: string): Format {
  const { digits, symbol } = unit === 'point' ? { digits: 0, symbol: 'P' } : moneyDigits(language, currency)
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const scale = 10 ** digits
  const plain = (amount: number) => number.format(Math.abs(amount) / scale)
  return {
    unit,
    plain,
    signed: (amount) => (amount > 0 ? '+' : amount < 0 ? MINUS : '') + plain(amount),
    priced: (amount) => `${amount < 0 ? MINUS : ''}${plain(amount)}\u00a0${symbol}`,
    symbol,
    digits,
    parse: (typed) => {
      const written = typed.trim().replace(MINUS, '-').replace(',', '.')
      if (!/^-?\d{1,7}(\.\d*)?$/.test(written)) return null
      const units = Number(written) * scale
      const whole = Math.round(units)
      return Math.abs(units - whole) < 1e-6 ? whole : null
    },
  }
}

/** Writes days and times; what is no date stays as it was written. */
export type Dates = {
  /** `Do., 26. November` */
  readonly day: (isoDate: string) => string
  /** `Do., 26. November 2026` */
  readonly dated: (isoDate: string) => string
  /** `26.11.2026` */
  readonly short: (isoDate: string) => string
  /** `26. November 2026` */
  readonly long: (isoDate: string) => string
  /** `26.11., 21:14` */
  readonly moment: (iso: string) => string
}

/** Of the English ways to write a date the one of Europe, where the game is played. */
const WRITTEN_IN: Readonly<Record<Language, string>> = { de: 'de', en: 'en-GB' }
const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const

export function datesOf(language: Language): Dates {
  const written = (iso: string, options: Intl.DateTimeFormatOptions) => {
    const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00` : iso)
    return Number.isNaN(date.getTime()) ? iso : new Intl.DateTimeFormat(WRITTEN_IN[language], options).format(date)
  }
  return {
    day: (isoDate) => written(isoDate, DAY),
    dated: (isoDate) => written(isoDate, { ...DAY, year: 'numeric' }),
    short: (isoDate) => written(isoDate, { dateStyle: 'medium' }),
    long: (isoDate) => written(isoDate, { dateStyle: 'long' }),
    moment: (iso) => written(iso, { day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' }),
  }
}
