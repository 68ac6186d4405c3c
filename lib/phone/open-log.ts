import { isRelative, type Family } from '../score'
import type { Role } from '../sync'
import { appendTo, eveningOf, type Evening, type TableView } from '../table'
import type { Store } from './store'
import { isRefused, placedOf, type Stored } from './stored'
import { readFrom, tableSaid, written, type TableSaid } from './table-said'

/** A drawer of the log with what is derived from it. */
type Drawer = Map<string, Stored>
export type OpenTable = { readonly view: TableView; readonly role: Role | null }
export type TableLog = {
  /** null where what it says was kept, and the entries were not read. */
  readonly drawer: ReadonlyMap<string, Stored> | null
  readonly open: OpenTable
  readonly book: TableSaid['book']
}
/** `family`: loaded where the evening is of a relative. */
export type EveningLog = {
  readonly drawer: Drawer
  readonly evening: Evening | null
  readonly family: Family | null
}

const drawerFrom = (entries: readonly Stored[]): Drawer => new Map(entries.map((stored) => [stored.id, stored]))
/** What of a drawer counts: all but what the server has refused. */
export const counted = (drawer: ReadonlyMap<string, Stored>) =>
  [...drawer.values()].filter((stored) => !isRefused(stored)).map(placedOf)

function opened(entries: readonly Stored[]): { readonly drawer: Drawer; readonly said: TableSaid } {
  const drawer = drawerFrom(entries)
  return { drawer, said: tableSaid(counted(drawer)) }
}

/**
 * A table of twenty years has a thousand evenings, each with its rules: what they say is kept, so that it opens as fast as
 * a new one. Whatever changes it drops it; whoever opens it next has the entries at hand.
 */
export async function loadTable(store: Store, id: string, made: string): Promise<TableLog | null> {
  const { table, says } = await store.opening(id, made)
  if (!table) return null
  const log = (drawer: TableLog['drawer'], { view, book }: TableSaid) => ({
    drawer,
    open: { view, role: table.role },
    book,
  })
  if (says !== null) return log(null, readFrom(says))
  let read = opened([])
  const say = (entries: readonly Stored[]) => {
    read = opened(entries)
    return written(read.said)
  }
  try {
    await store.summarize(id, [''], { made, say })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    // A phone that is full reads them each time.
    read = opened(await store.entries(id, { session: '' }))
  }
  return log(read.drawer, read.said)
}

/** Whether these entries change what is said of the table, and its own are not at hand: then it must be loaded anew. */
export const lacksDrawer = ({ drawer }: TableLog, changed: readonly Stored[]): boolean =>
  drawer === null && changed.some(({ session }) => session === '')

export async function loadEvening(store: Store, table: string, session: string): Promise<EveningLog> {
  const drawer = drawerFrom(await store.evening(table, session))
  const family = await familyOf([...drawer.values()])
  return { drawer, evening: eveningOf(counted(drawer), session, family), family }
}

/** It turned out to be of a relative, whose rules are not here yet: it must be loaded anew. */
export const lacksFamily = ({ family, drawer }: EveningLog, session: string): boolean =>
  family === null && opensRelative(drawer.get(session))

const opensRelative = (stored: Stored | undefined): boolean =>
  stored !== undefined && stored.entry.kind === 'session' && 'game' in stored.entry && isRelative(stored.entry.game)

/** What knows the relatives, if one is opened among these. Most tables never play one, and do not wait for their rules. */
export const familyOf = async (entries: readonly Stored[]): Promise<Family | null> =>
  entries.some(opensRelative) ? (await import('../score/relatives')).relativeOf : null

export function tableWith(log: TableLog, changed: readonly Stored[]): TableLog {
  const wide = changed.filter(({ session }) => session === '')
  if (wide.length === 0 || log.drawer === null) return log
  const drawer = new Map(log.drawer)
  for (const stored of wide) drawer.set(stored.id, stored)
  const { view, book } = tableSaid(counted(drawer))
  return { drawer, open: { ...log.open, view }, book }
}

/**
 * What is new is appended to the evening as it stands; what was there and changed its place or state has it derived anew.
 * The log that was given is used up: its drawer goes on, for a copy would make every deal dearer than the one before.
 */
export function eveningWith(log: EveningLog, session: string, changed: readonly Stored[]): EveningLog {
  const mine = changed.filter((stored) => stored.session === session || stored.id === session)
  if (mine.length === 0) return log
  const { drawer, family } = log
  let evening = log.evening
  let anew = evening === null
  for (const stored of mine) {
    if (drawer.has(stored.id)) anew = true
    else if (evening && !isRefused(stored)) evening = appendTo(evening, placedOf(stored))
    drawer.set(stored.id, stored)
  }
  return { drawer, evening: anew ? eveningOf(counted(drawer), session, family) : evening, family }
}
