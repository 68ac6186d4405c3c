import { eveningLog, tableLog } from './log'
import type { Watched } from './watched'

/** Begins to read what an address names, so that it lies open when the screen that shows it is there. */
export function readAhead(table: string | null, session: string | null): void {
  if (table === null) return
  begin(tableLog(table))
  if (session !== null) begin(eveningLog(table, session))
}

/** Looks once: what another screen has read, or is reading, is not read again. */
const begin = ({ subscribe }: Pick<Watched<unknown>, 'subscribe'>): void => void subscribe(() => {})()
