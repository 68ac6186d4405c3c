import { isKnown, tableOf, type AnyEntry, type Placed, type SessionEntry, type TableView } from '../table'

/** What the entries about the whole table say. */
export type TableSaid = {
  readonly view: TableView
  /** Those that the view is not made of, for pages of their own: the kitty, the seasons, how people can be paid. */
  readonly book: () => readonly Placed<AnyEntry>[]
}

export const tableSaid = (entries: readonly Placed<AnyEntry>[]): TableSaid => ({
  view: tableOf(entries),
  book: () => bookIn(entries),
})

const IN_VIEW: ReadonlySet<string> = new Set(['table', 'player', 'session'])
const bookIn = (entries: readonly Placed<AnyEntry>[]) =>
  entries.filter(({ entry }) => isKnown(entry) && !IN_VIEW.has(entry.kind))

type Rules = SessionEntry['rules']
/** The sessions name their rules by their place: a table plays by the same ones for years. */
type Written = Omit<TableView, 'sessions'> & {
  readonly rules: readonly Rules[]
  readonly sessions: readonly (Omit<SessionEntry, 'rules'> & { readonly rules: number })[]
}

/** As a text of two lines: the book of twenty years is long, and only read where it is shown. */
export function written({ view: { sessions, ...rest }, book }: TableSaid): string {
  const places = new Map<string, number>()
  const rules: Rules[] = []
  const short = sessions.map((session) => {
    const text = JSON.stringify(session.rules)
    const place = places.get(text) ?? rules.push(session.rules) - 1
    places.set(text, place)
    return { ...session, rules: place }
  })
  return `${JSON.stringify({ ...rest, rules, sessions: short } satisfies Written)}\n${JSON.stringify(book())}`
}

/** What `written` made this text of. Nobody else writes it, so it is what it was. */
export function readFrom(text: string): TableSaid {
  const end = text.indexOf('\n')
  const { rules, sessions, ...rest } = JSON.parse(text.slice(0, end)) as Written
  const whole = sessions.map((session) => ({ ...session, rules: rules[session.rules] }) as SessionEntry)
  let book: readonly Placed<AnyEntry>[] | null = null
  return {
    view: { ...rest, sessions: whole },
    book: () => (book ??= JSON.parse(text.slice(end)) as readonly Placed<AnyEntry>[]),
  }
}
