import * as z from 'zod/mini'

/** Lower case only: one id has one spelling, in every index and in every comparison. */
export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

const CONTROL = /\p{Cc}/u

/**
 * One line as people write it: something in it, no space around it, no control characters.
 * Lengths count UTF-16 units, as an input field does.
 */
export const line = (longest: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(longest),
    z.refine((text) => text === text.trim() && !CONTROL.test(text)),
  )

/** ISO 8601 in UTC, as `toISOString` writes it. */
export const moment = z.iso.datetime().check(z.maxLength(30))
export const device = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** SHA-256 in base64url. */
export const hash = z.string().check(z.regex(/^[\w-]{43}$/))

/** ISO 13616: an account without spaces, whose letters stand for 10 to 35; turned round, it leaves 1 when divided by 97. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  let rest = 0
  for (const letter of text.slice(4) + text.slice(0, 4)) {
    const value = parseInt(letter, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
export const iban = z.string().check(z.refine(isIban))

/** `"\u0000"` or half of a surrogate pair, as `JSON.stringify` writes them: an odd number of backslashes, then the code. */
const UNSTORABLE = /(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f]..)/

/** Text that every database and every other phone gives back as it was. `json` is the output of `JSON.stringify`. */
export const isStorable = (json: string): boolean => !UNSTORABLE.test(json)

const encoder = new TextEncoder()
/** The size of a text in UTF-8. */
export const bytesOf = (text: string): number => encoder.encode(text).length

/** Where the first mistake is, as `transfers.0.amount`; an unknown key by its own name. */
export function fieldOf(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  if (!issue) return ''
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  return path.map(String).join('.').slice(0, 80)
}
