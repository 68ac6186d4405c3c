/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0),
)
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32) | 0
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** SHA-256 (FIPS 180-4), for browsers that keep `crypto.subtle` from pages without HTTPS. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, message.length * 8)
  const hash = Int32Array.from(START)
  const w = new Int32Array(64)
  const at = (words: Int32Array, i: number) => words[i] ?? 0
  for (let block = 0; block < padded.length; block += 64) {
    const state = Int32Array.from(hash)
    for (let i = 0; i < 64; i++) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)]
      const small0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      const small1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
      w[i] = i < 16 ? view.getInt32(block + 4 * i) : at(w, i - 16) + small0 + at(w, i - 7) + small1
      const [a, b, c, e, f, g] = [0, 1, 2, 4, 5, 6].map((n) => at(state, n)) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ] // six were asked for
      const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const first = at(state, 7) + big1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + at(w, i)
      const second = big0 + ((a & b) ^ (a & c) ^ (b & c))
      state.copyWithin(1, 0, 7)
      state[4] = at(state, 4) + first
      state[0] = first + second
    }
    for (let i = 0; i < 8; i++) hash[i] = at(hash, i) + at(state, i)
  }
  const bytes = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => bytes.setInt32(4 * i, word))
  return new Uint8Array(bytes.buffer)
}
