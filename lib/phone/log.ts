import { afterPaint } from './after-paint'
import { BUILD } from './build'
import { store } from './here'
import type { MyTable } from './my-table'
import {
  eveningWith,
  lacksDrawer,
  lacksFamily,
  loadEvening,
  loadTable,
  tableWith,
  type EveningLog,
  type TableLog,
} from './open-log'
import { storageFaultOf } from './storage-fault'
import type { Stored } from './stored'
import { loadSync, LOADING, type SyncState } from './sync-state'
import { hearTabs, tellTabs } from './tabs'
import { watched, type Watched } from './watched'

/** All that this tab has read of the phone's log, kept in step with what this tab and others write. */
type TableWatch = {
  readonly log: Watched<TableLog | null>
  readonly sync: Watched<SyncState>
  readonly evenings: Map<string, Watched<EveningLog>>
  busy: boolean
  live: boolean
}
const watches = new Map<string, TableWatch>()

function watchOf(id: string): TableWatch {
  listen()
  let watch = watches.get(id)
  if (!watch) {
    const moment = () => ({ busy: watch?.busy ?? false, live: watch?.live ?? false, onLine: navigator.onLine })
    watch = {
      log: watched(() => loadTable(store, id, BUILD), null),
      sync: watched(() => loadSync(store, id, moment()), LOADING),
      evenings: new Map(),
      busy: false,
      live: false,
    }
    watches.set(id, watch)
  }
  return watch
}

export const tables = watched<readonly MyTable[]>(async () => {
  listen()
  const all = [...(await store.tables())]
  return all.sort((a, b) => (a.lastOpened < b.lastOpened ? 1 : -1))
}, [])

export const tableLog = (id: string) => watchOf(id).log
export const syncOf = (id: string) => watchOf(id).sync

export function eveningLog(id: string, session: string): Watched<EveningLog> {
  const { evenings } = watchOf(id)
  let evening = evenings.get(session)
  if (!evening) {
    evening = watched(() => loadEvening(store, id, session), { drawer: new Map(), evening: null, family: null })
    evenings.set(session, evening)
  }
  return evening
}

/** Shows what was written or has come, here and in the other tabs. */
export function changed(id: string, entries: readonly Stored[]): void {
  const watch = watches.get(id)
  if (entries.length === 0) return
  const open = watch?.log.get()
  if (open && lacksDrawer(open, entries)) void watch?.log.reload()
  else watch?.log.update((log) => log && tableWith(log, entries))
  for (const [session, evening] of watch?.evenings ?? []) {
    evening.update((log) => eveningWith(log, session, entries))
    const now = evening.get()
    if (now && lacksFamily(now, session)) void evening.reload()
  }
  afterPaint(() => {
    watch?.sync.refresh()
    if (entries.some(({ entry }) => entry.kind === 'table')) tables.refresh()
    tellTabs({ about: 'entries', table: id })
  })
}

/** The tables themselves changed, or what is known of the server: the role, the last exchange. */
export function tablesChanged(id: string): void {
  reread(id)
  listChanged()
}

/** Which tables there are, or when they were opened: nothing of what is in them. */
export function listChanged(): void {
  tables.refresh()
  tellTabs({ about: 'tables' })
}

export function setBusy(id: string, busy: boolean): void {
  watchOf(id).busy = busy
  watchOf(id).sync.refresh()
}

export function setLive(id: string, live: boolean): void {
  watchOf(id).live = live
  watchOf(id).sync.refresh()
  tellTabs({ about: 'live', table: id, live })
}

function reread(id: string): void {
  const watch = watches.get(id)
  if (!watch) return
  for (const one of [watch.log, watch.sync, ...watch.evenings.values()]) one.refresh()
}

const rereadAll = (): void => [...watches.keys()].forEach(reread)

/** Nobody waits now: what was said of these tables before they changed is said anew, and the next opening is fast. */
function sumUp(): void {
  for (const [id, { log }] of watches) if (log.get()?.drawer) void loadTable(store, id, BUILD).catch(storageFaultOf)
}

let listening = false
function listen(): void {
  if (listening) return
  listening = true
  hearTabs((news) => {
    if (news.about === 'entries') reread(news.table)
    else if (news.about === 'live') {
      watchOf(news.table).live = news.live
      watchOf(news.table).sync.refresh()
    } else {
      rereadAll()
      tables.refresh()
    }
  })
  document.addEventListener('visibilitychange', () => {
    // News does not reach a tab that sleeps.
    if (document.visibilityState === 'visible') rereadAll()
    else sumUp()
  })
  for (const event of ['online', 'offline']) {
    window.addEventListener(event, () => watches.forEach(({ sync }) => sync.refresh()))
  }
}
