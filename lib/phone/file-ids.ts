import type { EntryId } from '../table'
import { sha256 } from './sha256'

const HEX = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Ids for what stands in a file, the same each time for the same table and file, whichever phone reads it: so what was taken
 * in twice is there once. UUIDv8; they ascend by `place`, from the time that is given.
 */
export function fileIdsOf(table: string, file: string, time: number): (what: string, place: number) => EntryId {
  const encoder = new TextEncoder()
  const seed = HEX(sha256(encoder.encode(`${table}\n${file}`)))
  return (what, place) => {
    const stamp = Math.max(0, Math.floor(time) + place)
      .toString(16)
      .padStart(12, '0')
    const hash = HEX(sha256(encoder.encode(`${seed} ${what} ${place}`)))
    // One of 8, 9, a and b: the variant.
    const variant = ((Number.parseInt(hash.slice(3, 4), 16) & 3) | 8).toString(16)
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-8${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`
  }
}
