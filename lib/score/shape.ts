/** An object of JSON with nothing known of its keys. */
export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A whole number, of whatever size. */
export const isWhole = (value: unknown): value is number => Number.isInteger(value)

/** What says nothing: `false`, `0` and `[]` are the same as leaving a key out, wherever it may be left out. */
export const saysNothing = (value: unknown): boolean =>
  value === undefined || value === false || value === 0 || (Array.isArray(value) && value.length === 0)
