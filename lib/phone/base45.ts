/** The letters of a QR code's alphanumeric mode, in which a code holds a third more of base 45 than of base 64. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** RFC 9285: two bytes are three letters, a last single byte is two. */
export function toBase45(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 2) {
    const [high, low] = [bytes[i] ?? 0, bytes[i + 1]]
    let rest = low === undefined ? high : high * 256 + low
    for (let n = low === undefined ? 2 : 3; n > 0; n--) {
      text += LETTERS[rest % 45]
      rest = Math.floor(rest / 45)
    }
  }
  return text
}

/** null: not base 45. */
export function fromBase45(text: string): Uint8Array | null {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i += 3) {
    const digits = [...text.slice(i, i + 3)].map((letter) => LETTERS.indexOf(letter))
    const value = digits.reduceRight((sum, digit) => sum * 45 + digit, 0)
    if (digits.includes(-1) || digits.length < 2 || value >= 256 ** (digits.length - 1)) return null
    if (digits.length === 3) bytes.push(value >> 8)
    bytes.push(value & 0xff)
  }
  return Uint8Array.from(bytes)
}
