import { eveningLog, tableLog } from './log'

/** Begins to read what an address names, so that it lies open when the screen that shows it is there. */
export function readAhead(table: string | null, session: string | null): void {
  if (table === null) return
  void tableLog(table).reload()
  if (session !== null) void eveningLog(table, session).reload()
}
