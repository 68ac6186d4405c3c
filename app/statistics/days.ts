import type { Dates } from '@/lib/i18n'
import type { SessionEntry, SessionId } from '@/lib/table'

/** The day of an evening: `26.11.2026`, and `26. November 2026`. */
export type Days = { readonly short: (session: SessionId) => string; readonly long: (session: SessionId) => string }

export function daysIn(sessions: readonly SessionEntry[], { short, long }: Dates): Days {
  const days = new Map(sessions.map(({ id, playedOn }) => [id, playedOn]))
  const dayOf = (session: SessionId) => days.get(session) ?? ''
  return { short: (session) => short(dayOf(session)), long: (session) => long(dayOf(session)) }
}
