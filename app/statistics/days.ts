import type { Language } from '@/lib/i18n'
import type { SessionEntry, SessionId } from '@/lib/table'

/** The day of an evening: `26.11.2026`, and `26. November 2026`. What is no date stays as it was written. */
export type Days = { readonly short: (session: SessionId) => string; readonly long: (session: SessionId) => string }

export function daysIn(sessions: readonly SessionEntry[], language: Language): Days {
  const days = new Map(sessions.map(({ id, playedOn }) => [id, playedOn]))
  const written = (dateStyle: 'medium' | 'long') => {
    const format = new Intl.DateTimeFormat(language, { dateStyle })
    return (session: SessionId) => {
      const day = days.get(session) ?? ''
      const date = new Date(`${day}T12:00`)
      return Number.isNaN(date.getTime()) ? day : format.format(date)
    }
  }
  return { short: written('medium'), long: written('long') }
}
