import { pay } from './balance'
import { plainChain } from './chain'
import { isKnown, sessionOf, type AnyEntry, type DealEntry, type EntryId, type Placed } from './entry'
import { handedOn, rowOf, type Fold } from './fold'
import { isForked } from './fork'
import { exchanged, grown, itemAt, type List } from './list'
import { compared } from './order'
import { entered, placeIn } from './register'
import { settingOf } from './setting'
import type { Row } from './evening'
import type { Game, Handing } from './game'

/** A deal that is the newest entry of the log, and no correction: what was derived so far is derived still. */
export function isNextDeal<D, R, P, H>(fold: Fold<D, R, P, H>, placed: Placed<AnyEntry>): placed is Placed<DealEntry> {
  const { entry } = placed
  if (!isKnown(entry) || entry.kind !== 'deal' || entry.replaces !== undefined) return false
  const last = itemAt(fold.entries, fold.entries.length - 1)
  return !fold.scattered && last !== undefined && compared(last, placed) < 0
}

/** The fold with one more deal, which must be its next. */
export function dealt<D, R, P extends { readonly after: H }, H extends Handing>(
  game: Game<D, R, P, H>,
  fold: Fold<D, R, P, H>,
  placed: Placed<DealEntry>,
): Fold<D, R, P, H> {
  const { entry, clock } = placed
  const setting = settingOf(game, fold.settings, fold.session, entry.under)
  const alone = rowOf(game, plainChain(placed), setting, fold.handed, fold.count + 1)
  const { rows, row, forked, scattered } = besideForks(fold, alone)
  const balance = new Map(fold.balance)
  if (row.state === 'counted') pay(balance, row.seats, game.scoresOf(row.played))
  return {
    ...fold,
    entries: grown(fold.entries, placed),
    register: entered(fold.register, entry.id),
    sent: clock === null ? fold.sent : fold.sent + 1,
    rows: grown(rows, row),
    balance,
    handed: row.state === 'counted' ? handedOn(row.played.after, fold.handed, setting) : fold.handed,
    lastDeal: row.id,
    count: row.state === 'counted' ? fold.count + 1 : fold.count,
    forked,
    scattered,
  }
}

/** Looks for forks of a new last row among those after the deal it was entered after: mostly there are none. */
function besideForks<D, R, P, H>(fold: Fold<D, R, P, H>, row: Row<D, R, P>) {
  const [root] = row.history
  const { after } = root
  let { rows, forked } = fold
  const forks: EntryId[] = []
  let place = rows.length - 1
  for (; place >= 0; place--) {
    const other = itemAt(rows, place)
    if (other === undefined || other.id === after) break
    if (row.state !== 'counted' || other.state !== 'counted' || !isForked(root, other.history[0])) continue
    if (other.forks.length === 0) forked += 1
    rows = exchanged(rows, place, { ...other, forks: [...other.forks, row.id] })
    forks.unshift(other.id)
  }
  if (forks.length > 0) forked += 1
  return { rows, row: forks.length > 0 ? { ...row, forks } : row, forked, scattered: after !== null && place < 0 }
}

/** The fold in which an unsent entry has got its place, or null if that changes the order. */
export function placed<D, R, P, H>(
  fold: Fold<D, R, P, H>,
  { entry, clock }: Placed<AnyEntry>,
): Fold<D, R, P, H> | null {
  const at = fold.sent
  const waiting = itemAt(fold.entries, at)
  if (waiting?.entry.id !== entry.id) return null
  const now = { entry: waiting.entry, clock }
  const former = itemAt(fold.entries, at - 1)
  if (former && compared(former, now) >= 0) return null
  const next = { ...fold, entries: exchanged(fold.entries, at, now), sent: at + 1 }
  return { ...next, rows: sentIn(next, waiting.entry) }
}

/** The rows, in which the one that this entry belongs to may have nothing unsent any more. */
function sentIn<D, R, P, H>(fold: Fold<D, R, P, H>, entry: AnyEntry): List<Row<D, R, P>> {
  if (entry.kind !== 'deal' && entry.kind !== 'void') return fold.rows
  for (let place = fold.rows.length - 1; place >= 0; place--) {
    const row = itemAt(fold.rows, place)
    if (!row?.history.some(({ id }) => id === entry.id)) continue
    const unsent = row.history.some(({ id }) => (placeIn(fold.register, id) ?? 0) >= fold.sent)
    return unsent === row.unsent ? fold.rows : exchanged(fold.rows, place, { ...row, unsent })
  }
  return fold.rows
}

/** Whether an evening's log has this entry as it is, has it otherwise, or does not have it. */
export function standingOf(
  { session, register, entries }: Pick<Fold<unknown, unknown, unknown, unknown>, 'session' | 'register' | 'entries'>,
  { entry, clock }: Placed<AnyEntry>,
): 'foreign' | 'known' | 'waiting' | 'new' | 'moved' {
  if (sessionOf(entry) !== session.id) return 'foreign'
  const place = placeIn(register, entry.id)
  const own = place === undefined ? undefined : itemAt(entries, place)
  if (own === undefined) return 'new'
  if (clock === null || own.clock === clock) return 'known'
  return own.clock === null ? 'waiting' : 'moved'
}
