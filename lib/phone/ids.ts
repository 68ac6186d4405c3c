import type { EntryId } from '../table'

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A maker of UUIDv7s that ascend even when the clock stands still or goes back: the 12 bits after the time count up. */
export function idsOf(now: () => number, random: (bytes: Uint8Array) => Uint8Array): () => EntryId {
  let last = { time: 0, count: 0 }
  return () => {
    const bytes = random(new Uint8Array(16))
    const time = Math.floor(now())
    if (time > last.time) last = { time, count: byteOf(bytes, 6) * 4 }
    else last = last.count < 0xfff ? { time: last.time, count: last.count + 1 } : { time: last.time + 1, count: 0 }
    for (let i = 0; i < 6; i++) bytes[i] = Math.floor(last.time / 2 ** (8 * (5 - i))) & 0xff
    bytes[6] = 0x70 | (last.count >> 8)
    bytes[7] = last.count & 0xff
    bytes[8] = 0x80 | (byteOf(bytes, 8) & 0x3f)
    const hex = Array.from(bytes, (byte) => HEX[byte]).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }
}

const byteOf = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0

/** UUIDv7; those of one phone ascend. */
export const newId = idsOf(
  () => Date.now(),
  (bytes) => crypto.getRandomValues(bytes),
)
