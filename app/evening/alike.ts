import type { Evening, PlayerId } from '@/lib/table'

/**
 * How many deals are left until all who sit here have dealt equally often; 0: they have. Whoever came late has dealt less
 * for good, so then only the deals of this round of people count. Null: where dealers were changed by hand, never.
 */
export function dealsUntilAlike(evening: Evening): number | null {
  const all = new Map<PlayerId, number>()
  const now = new Map<PlayerId, number>()
  const rows: readonly Evening['rows'][number][] = evening.rows
  for (const row of rows) {
    if (row.state !== 'counted') continue
    const dealer = row.seats[row.played.dealer]
    if (dealer === undefined) continue
    all.set(dealer, (all.get(dealer) ?? 0) + 1)
    if (row.entry.under.seating === evening.under.seating) now.set(dealer, (now.get(dealer) ?? 0) + 1)
  }
  return missing(evening, all) ?? missing(evening, now)
}

function missing({ seats, next }: Evening, dealt: ReadonlyMap<PlayerId, number>): number | null {
  const counts = seats.map((player) => dealt.get(player) ?? 0)
  for (let more = 0; more < seats.length; more++) {
    if (counts.every((count) => count === counts[0])) return more
    const dealer = (next.dealer + more) % seats.length
    counts[dealer] = (counts[dealer] ?? 0) + 1
  }
  return null
}
