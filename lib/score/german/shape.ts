/** An object of JSON with nothing known of its keys. */
export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `false`, `0` and `[]` say the same as leaving a key out, where they are no value of that key. */
export const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === false || value === 0 || (Array.isArray(value) && value.length === 0)

/** A whole number, as every seat, card point and stroke is. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
