import { refusedAmong, type Facts } from '@/lib/archive'
import { write } from '@/lib/phone'

/** Writes what was read from a file, all of it or nothing; null: done, else a code of what was wrong. */
export async function writeFacts(tableId: string, facts: readonly Facts[]): Promise<string | null> {
  if (refusedAmong(facts)) return 'refused'
  const written = await write(tableId, ...facts)
  return written.ok ? null : written.code
}

/** Noon of the day a file says, from which the ids of its entries count; where it says none, they count from always the same. */
export const noonOf = (day: string | null | undefined): number => Date.parse(`${day ?? '2000-01-01'}T12:00:00Z`)

/** The day it is here, as ISO. */
export function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
