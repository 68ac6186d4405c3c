import type { TableRecord } from './my-table'

/** A table of which this phone knows only a key. */
export const freshTable = (id: string, key: string): TableRecord => ({
  id,
  name: '',
  key,
  keys: {},
  role: null,
  hashes: null,
  registered: true,
  cursor: null,
  era: 0,
  lastOpened: new Date().toISOString(),
  lastExchange: null,
  contact: { state: 'none' },
  pending: null,
})
